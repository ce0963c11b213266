import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowsDuration, listDurations, nearestDuration } from './durations.ts';
import type { DurationRule } from './model.ts';

const veo: DurationRule = { kind: 'exactly', seconds: [8, 4, 6] };
const runway: DurationRule = { kind: 'range', from: 2, to: 10, step: 1 };
const ltx: DurationRule = { kind: 'range', from: 6, to: 20, step: 2 };

test.each([
  [veo, '4 6 8'],
  [runway, '2 3 4 5 6 7 8 9 10'],
  [ltx, '6 8 10 12 14 16 18 20'],
  [{ kind: 'range', from: 0.1, to: 0.7, step: 0.1 } as const, '0.1 0.2 0.3 0.4 0.5 0.6 0.7'],
  [{ kind: 'range', from: 3, to: 8, step: 2 } as const, '3 5 7']
])('lists lengths shortest first %#', (rule, lengths) => {
  expect(listDurations(rule).join(' ')).toBe(lengths);
});

test.each([
  [veo, 10, 8],
  [veo, 1, 4],
  [veo, 5, 6],
  [veo, 7, 8],
  [ltx, 7, 8],
  [ltx, 180, 20],
  [runway, 5.4, 5],
  [runway, Number.NaN, 2]
])('finds the nearest length, and of two the longer %#', (rule, seconds, nearest) => {
  expect(nearestDuration(rule, seconds)).toBe(nearest);
});

test('the nearest length is allowed, and no allowed one is nearer', () => {
  const rules = fc.oneof(
    fc.constantFrom(veo, runway, ltx),
    fc
      .tuple(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom(0.25, 0.5, 1, 3)
      )
      .map(([from, span, step]): DurationRule => ({ kind: 'range', from, to: from + span, step }))
  );
  fc.assert(
    fc.property(rules, fc.double({ min: 0, max: 200, noNaN: true }), (rule, seconds) => {
      const nearest = nearestDuration(rule, seconds);
      expect(allowsDuration(rule, nearest)).toBe(true);
      for (const allowed of listDurations(rule)) {
        expect(Math.abs(allowed - seconds)).toBeGreaterThanOrEqual(Math.abs(nearest - seconds));
      }
    })
  );
});

test.each([
  [veo, 6, true],
  [veo, 5, false],
  [runway, 5.5, false],
  [ltx, 20, true],
  [ltx, 22, false]
])('knows what a rule allows %#', (rule, seconds, isAllowed) => {
  expect(allowsDuration(rule, seconds)).toBe(isAllowed);
});
