import { expect, test } from 'vitest';
import { type ListingChange, maxListingChanges } from '#shared/domain/market/seller.ts';
import { err, ok } from '#shared/kit/result.ts';
import { sendInBatches } from './use-apply-changes.ts';

const changes: readonly ListingChange[] = Array.from({ length: 2 * maxListingChanges + 1 }, (_, place) => ({
  id: `lst_${place}`,
  isOnSale: false
}));
const change = (batch: readonly ListingChange[]) =>
  ok(batch.map(({ id }) => ({ id, state: 'changed' as const, refusal: null })));

test('more changes than one request takes are all sent, in their order', async () => {
  const sizes: number[] = [];
  const { outcomes, error } = await sendInBatches(changes, async (batch) => {
    sizes.push(batch.length);
    return change(batch);
  });
  expect(sizes).toEqual([maxListingChanges, maxListingChanges, 1]);
  expect(outcomes.map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
  expect(error).toBeNull();
});

test('what was changed before a request that fails is known, and nothing is sent after it', async () => {
  let count = 0;
  const { outcomes, error } = await sendInBatches(changes, async (batch) => {
    count += 1;
    return count === 2 ? err({ code: 'unreachable' as const, message: '' }) : change(batch);
  });
  expect(count).toBe(2);
  expect(outcomes).toHaveLength(maxListingChanges);
  expect(error).toMatchObject({ code: 'unreachable' });
});
