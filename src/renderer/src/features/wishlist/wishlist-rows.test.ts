import { expect, test } from 'vitest';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage } from '#tests/support/sync-builders.ts';
import { buildShelfListing } from '#tests/support/shelf-builder.ts';
import { addWish, createList, putWish, removeList, removeWish, renameList } from './change-wishlist.ts';
import { readWishlist } from './wishlist-rows.ts';

const rain = { ...buildShelfListing('Rain').card, id: 'lst_rain' };
const fog = { ...buildShelfListing('Fog').card, id: 'lst_fog' };

/** A device on which a user does these things offline, and what their wishlist shows then. */
async function startDevice() {
  const { replica, outbox } = createMemoryDevice();
  await getValue(replica.join({ userId: 'usr_one', scopes: ['buyer'] }));
  await getValue(replica.applyPage(buildFeedPage({ scope: 'buyer', startsAnew: true })));
  let ids = 0;
  const show = async () =>
    readWishlist({
      lists: (await getValue(replica.listRows({ entity: 'wishlists' }))) ?? [],
      wishes: (await getValue(replica.listRows({ entity: 'wishlistItems' }))) ?? []
    });
  const change = async (...drafts: readonly RowDraft[]) => {
    for (const draft of drafts)
      await getValue(outbox.append({ ...draft, id: `m${(ids += 1)}`, version: 1, madeAt: ids }));
    return show();
  };
  return { change, show, outbox };
}

test('wishes and lists show at once, in their order, with what they hold', async () => {
  const { change } = await startDevice();
  const wished = await change(addWish(rain, 1), addWish(fog, 2));
  expect(wished.lists).toEqual([]);
  expect(wished.wishes).toMatchObject([
    { listingId: 'lst_fog', wishlistId: '', card: { title: 'Fog' }, priceThen: fog.price, addedAt: 2 },
    { listingId: 'lst_rain' }
  ]);
  const named = await change(createList('wsh_b', 'Later', 9), createList('wsh_a', 'First', 8));
  expect(named.lists).toMatchObject([
    { id: 'wsh_a', name: 'First', itemCount: 2 },
    { id: 'wsh_b', name: 'Later', itemCount: 0 }
  ]);
  const [newest] = named.wishes;
  const [, later] = named.lists;
  if (newest === undefined || later === undefined) throw new Error('Nothing was wished for');
  const moved = await change(putWish(newest, 'wsh_b'), renameList(later, 'Much later'));
  expect(moved.lists).toMatchObject([{ itemCount: 1 }, { name: 'Much later', itemCount: 1 }]);
});

test('a list goes with the wishes that are seen in it, each by itself', async () => {
  const { change, outbox } = await startDevice();
  const before = await change(createList('wsh_a', 'First', 1), addWish(rain, 1), addWish(fog, 2));
  const [list] = before.lists;
  if (list === undefined) throw new Error('There is no list');
  expect(await change(...removeList(list, before))).toEqual({ lists: [], wishes: [] });
  const items = await getValue(outbox.list());
  expect(items.slice(3).map(({ mutation }) => [mutation.rowId, mutation.change.kind])).toEqual([
    ['lst_fog', 'remove'],
    ['lst_rain', 'remove'],
    ['wsh_a', 'delete']
  ]);
});

test('what is taken off comes back with its price and list', async () => {
  const { change } = await startDevice();
  const [wish] = (await change(createList('wsh_a', 'First', 1), addWish(rain, 5))).wishes;
  if (wish === undefined) throw new Error('Nothing was wished for');
  expect((await change(removeWish({ id: wish.listingId, basedOn: wish.basedOn }))).wishes).toEqual([]);
  const [again] = (await change(putWish({ ...wish, basedOn: null }, wish.wishlistId))).wishes;
  expect(again).toEqual(wish);
});

test('a row of a newer app that cannot be read is left out', () => {
  const row = { id: 'x', basedOn: 1, value: { name: 7 } };
  expect(readWishlist({ lists: [row], wishes: [row] })).toEqual({ lists: [], wishes: [] });
});
