import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPlatformSettings } from '../platform-settings.ts';
import { sellerStates } from '../states.ts';
import { decisionKinds } from './decision.ts';
import { adviseState, findPoints, isCounting } from './strikes.ts';

const amount = fc.integer({ min: 0, max: 40 });
const state = fc.constantFrom(...sellerStates);
const rank = { null: 0, limited: 1, suspended: 2 } as const;
const restriction = { applied: 0, active: 0, limited: 1, suspended: 2 } as const;

describe('what administrators are advised', () => {
  test('is never milder with more points, and never what the seller is already', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, state, (points, more, limitAt, suspendAt, is) => {
        const advice = (count: number) => adviseState({ points: count, limitAt, suspendAt }, is);
        expect(rank[`${advice(points + more)}`]).toBeGreaterThanOrEqual(rank[`${advice(points)}`]);
        const advised = advice(points);
        expect(advised === null || restriction[advised] > restriction[is]).toBe(true);
      })
    );
  });

  test('begins at its points', () => {
    const at = (points: number) => adviseState({ points, limitAt: 3, suspendAt: 6 }, 'active');
    expect([2, 3, 5, 6].map(at)).toEqual([null, 'limited', 'limited', 'suspended']);
  });
});

test('a strike counts until it expires or is voided', () => {
  const strike = { points: 1, expiresAt: 100, voidedAt: null, voidReason: '' };
  expect([99, 100].map((now) => isCounting(strike, now))).toEqual([true, false]);
  expect(isCounting({ ...strike, voidedAt: 50 }, 60)).toBe(false);
});

test('decisions about what is offered to buyers count', () => {
  const counting = decisionKinds.filter((kind) => findPoints(kind, defaultPlatformSettings) > 0);
  expect(counting.toSorted()).toEqual(['listing_rejected', 'listing_taken_down', 'message_removed']);
});
