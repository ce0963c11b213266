import { describe, expect, test } from 'vitest';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { type BulkAction, findLargestCut, planChanges } from './plan-changes.ts';

const listing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  id: 'lst_1',
  slug: 'rain',
  kind: 'prompt',
  title: 'Rain',
  category: 'Nature',
  description: 'Rain.',
  state: 'published',
  price: { cents: 500, currency: 'USD' },
  isPayWhatYouWant: false,
  suggested: null,
  tags: ['fog'],
  version: 1,
  salesCount: 0,
  updatedAt: 1,
  bundleProblem: null,
  submission: null,
  ...changes
});
const plan = (action: BulkAction, changes: Partial<OwnListing> = {}) =>
  planChanges([listing(changes)], action);
const cents = (amount: number) => ({ price: { cents: amount, currency: 'USD' as const } });
const open = { submission: { state: 'pending' as const, reason: '', failure: null, publishAt: null } };
const scheduled = { submission: { state: 'scheduled' as const, reason: '', failure: null, publishAt: 9 } };

describe('a change of many listings', () => {
  test.each<[BulkAction, Partial<OwnListing>, object, object]>([
    [{ kind: 'archive' }, {}, { isOnSale: false }, { isOnSale: true }],
    [{ kind: 'pause' }, {}, { isOnSale: false, isPaused: true }, { isOnSale: true }],
    [{ kind: 'archive' }, { state: 'paused' }, { isOnSale: false, isPaused: false }, { isPaused: true }],
    [{ kind: 'restore' }, { state: 'paused' }, { isOnSale: true }, { isOnSale: false, isPaused: true }],
    [{ kind: 'restore' }, { state: 'archived' }, { isOnSale: true }, { isOnSale: false, isPaused: false }],
    [{ kind: 'price', percent: -20, limit: 25 }, {}, { priceCents: 400 }, { priceCents: 500 }],
    [{ kind: 'price', percent: -30, limit: 50 }, {}, { priceCents: 350 }, { priceCents: 500 }],
    [{ kind: 'price', percent: 25, limit: 25 }, cents(400), { priceCents: 500 }, { priceCents: 400 }],
    [
      { kind: 'price', percent: 10, limit: 25 },
      { isPayWhatYouWant: true, suggested: { cents: 900, currency: 'USD' } },
      { priceCents: 550, suggestedCents: 990 },
      { priceCents: 500, suggestedCents: 900 }
    ],
    [{ kind: 'addTag', tag: 'sea' }, {}, { tags: ['fog', 'sea'] }, { tags: ['fog'] }],
    [{ kind: 'removeTag', tag: 'FOG' }, {}, { tags: [] }, { tags: ['fog'] }]
  ])('by %o is planned with its undo', (action, changes, change, undo) => {
    expect(plan(action, changes)).toMatchObject({
      changes: [{ change: { id: 'lst_1', ...change }, undo: { id: 'lst_1', ...undo } }],
      skipped: []
    });
  });

  test.each<[BulkAction, Partial<OwnListing>, string]>([
    [{ kind: 'archive' }, { state: 'archived' }, 'state'],
    [{ kind: 'archive' }, { state: 'taken_down' }, 'state'],
    [{ kind: 'pause' }, { state: 'archived' }, 'state'],
    [{ kind: 'pause' }, scheduled, 'open'],
    [{ kind: 'archive' }, scheduled, 'open'],
    [{ kind: 'restore' }, { state: 'pending' }, 'state'],
    [{ kind: 'restore' }, {}, 'state'],
    [{ kind: 'price', percent: 10, limit: 25 }, { state: 'pending' }, 'state'],
    [{ kind: 'price', percent: 10, limit: 25 }, open, 'open'],
    [{ kind: 'price', percent: 10, limit: 25 }, cents(0), 'unchanged'],
    [{ kind: 'price', percent: -10, limit: 25 }, cents(99), 'price'],
    [{ kind: 'price', percent: 30, limit: 25 }, {}, 'review'],
    [{ kind: 'price', percent: -24, limit: 25 }, {}, 'review'],
    [{ kind: 'price', percent: 26, limit: 25 }, {}, 'review'],
    [{ kind: 'price', percent: 20, limit: 10 }, {}, 'review'],
    [{ kind: 'addTag', tag: 'Fog' }, {}, 'unchanged'],
    [{ kind: 'addTag', tag: 'sea' }, { tags: Array.from({ length: 10 }, String) }, 'tags'],
    [{ kind: 'removeTag', tag: 'sea' }, {}, 'unchanged']
  ])('by %o leaves out %o: %s', (action, changes, reason) => {
    expect(plan(action, changes)).toMatchObject({ changes: [], skipped: [{ reason }] });
  });
});

test.each([
  [25, 20],
  [50, 33],
  [10, 9],
  [0, 0]
])('with a limit of %i per cent prices can be cut by %i per cent', (limit, cut) => {
  expect(findLargestCut(limit)).toBe(cut);
  const high = { price: { cents: 10_000, currency: 'USD' as const } };
  const reasons = (percent: number) =>
    plan({ kind: 'price', percent, limit }, high).skipped.map(({ reason }) => reason);
  expect(cut === 0 ? [] : reasons(-cut)).toEqual([]);
  expect(reasons(-cut - 1)).toEqual(['review']);
});
