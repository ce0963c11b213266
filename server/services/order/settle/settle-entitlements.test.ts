import { describe, expect, test } from 'vitest';
import type { CurrentItem } from './read-current-state.ts';
import { planEntitlements } from './settle-entitlements.ts';

type Order = Parameters<typeof planEntitlements>[1];

const paidOrder: Order = { state: 'paid', paidAt: new Date(0) };
const item: CurrentItem = {
  listingId: 'lst_1',
  shareCents: 500,
  entitlement: null,
  isOwnedByAnotherOrder: false,
  isTakenDown: false
};
const sealed = { id: 'ent_1', state: 'sealed', isDuplicate: false, openedAt: null } as const;

const plan = (of: Partial<CurrentItem>, isRefundRequested = false, order = paidOrder) =>
  planEntitlements({ newId: () => 'ent_new' }, order, {
    items: [{ ...item, ...of }],
    isRefundRequested
  }).map(({ id, state, isDuplicate }) => ({ id, state, isDuplicate }));

describe('the entitlement to an item', () => {
  test('is granted once the order is paid, and not before', () => {
    expect(plan({})).toEqual([{ id: 'ent_new', state: 'sealed', isDuplicate: false }]);
    expect(plan({ entitlement: sealed })).toEqual([]);
    expect(plan({}, false, { ...paidOrder, state: 'pending', paidAt: null })).toEqual([]);
  });

  test.each([
    ['a refund was requested, before the provider confirms it', {}, true],
    ['the item was taken down', { isTakenDown: true }, false]
  ])('is revoked when %s', (_, changed, isRefundRequested) => {
    expect(plan({ entitlement: sealed, ...changed }, isRefundRequested)).toEqual([
      { id: 'ent_1', state: 'revoked', isDuplicate: false }
    ]);
  });

  test('is restored as opened when the refund failed', () => {
    const revoked = { ...sealed, state: 'revoked', openedAt: '2026-01-01T00:00:00Z' } as const;
    expect(plan({ entitlement: revoked })).toEqual([{ id: 'ent_1', state: 'opened', isDuplicate: false }]);
  });

  test('is a duplicate where another order already owns the item', () => {
    expect(plan({ isOwnedByAnotherOrder: true })).toEqual([
      { id: 'ent_new', state: 'revoked', isDuplicate: true }
    ]);
  });
});
