import { expect, test } from 'vitest';
import { readView } from '#shared/contract/market-view.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildListingPage, buildShelfListing } from '#tests/support/shelf-builder.ts';
import { countFacets, findCard, loadShelf, searchPart } from './shelf.ts';

const toRow = (value: SyncRow['value'], id: string): SyncRow => ({
  entity: 'listingCards',
  id,
  revision: 1,
  isDeleted: false,
  writtenBy: null,
  value,
  stamps: {},
  conflicts: [],
  deletedBy: null
});

/** Null for one that never read a shelf. */
async function createDevice(rows: readonly SyncRow[] | null) {
  const { replica, offlineCache: cache } = createMemoryPlatform().device;
  if (rows === null) return { replica, cache };
  await replica.join({ userId: 'usr_1', scopes: ['catalog'] });
  const page = { scope: 'catalog', cursor: 'c', hasMore: false, acknowledged: 0, startsAnew: true } as const;
  await replica.applyPage({ ...page, rows: [...rows] });
  return { replica, cache };
}

const view = (query: string) => readView(new URLSearchParams(query));

test('a shelf that the device has is searched in parts', async () => {
  const rows = ['Rain on glass', 'Rain over Lisbon', 'Fog bell'].map((title, index) =>
    toRow(buildShelfListing(title, { readAt: 100 - index }), title)
  );
  const shelf = await loadShelf(await createDevice(rows));
  if (shelf === null) throw new Error('The device has a shelf');
  expect(shelf.readAt).toBe(98);
  const first = searchPart(shelf, view('q=rain'), 0, 1);
  expect([first.items.length, first.nextFrom]).toEqual([1, 1]);
  const second = searchPart(shelf, view('q=rain'), 1, 1);
  expect([second.items.length, second.nextFrom]).toEqual([1, null]);
  expect(countFacets(shelf, view('q=rain')).total).toBe(2);
  expect([findCard(shelf, 'fog-bell')?.title, findCard(shelf, 'unknown')]).toEqual(['Fog bell', null]);
});

test('what a newer app wrote is left out, and a device without a shelf has none', async () => {
  const device = await createDevice([
    toRow(buildShelfListing('Rain'), 'Rain'),
    toRow({ card: { title: 'Fog' } }, 'Fog')
  ]);
  expect((await loadShelf(device))?.listings.map(({ card }) => card.title)).toEqual(['Rain']);
  expect(await loadShelf(await createDevice([]))).toBeNull();
  expect(await loadShelf(await createDevice(null))).toBeNull();
});

test('a listing that was opened is found beside the shelf, as the shelf has it where it does', async () => {
  const device = await createDevice([toRow(buildShelfListing('Rain'), 'Rain')]);
  for (const title of ['Rain', 'Rain over Lisbon', 'Fog']) {
    const page = buildListingPage(title);
    const value = JSON.stringify(title === 'Fog' ? { title } : page);
    await device.cache.save({ key: `listings.get ${title}`, value, cachedAt: 7 });
  }
  const shelf = await loadShelf(device);
  if (shelf === null) throw new Error('The device has a shelf');
  const { items } = searchPart(shelf, view('q=rain'), 0, 9);
  expect(items.map(({ title }) => title).toSorted()).toEqual(['Rain', 'Rain over Lisbon']);
  expect([searchPart(shelf, view('q=umbrellas'), 0, 9).items.length, shelf.readAt]).toEqual([1, 1]);
  expect(countFacets(shelf, view('works=kling-3')).total).toBe(1);
});

test('a wish is found beside the shelf, and a listing once, however many ways the device knows it', async () => {
  const device = await createDevice([toRow(buildShelfListing('Rain'), 'Rain')]);
  const { replica, cache } = device;
  const page = buildListingPage('Rain over Lisbon');
  await cache.save({ key: 'listings.get lisbon', value: JSON.stringify(page), cachedAt: 7 });
  await replica.join({ userId: 'usr_1', scopes: ['catalog', 'buyer'] });
  const wishes = ['Rain', 'Rain over Lisbon', 'Rain on glass'].map((title) => ({
    ...toRow({ card: buildShelfListing(title).card }, title),
    entity: 'wishlistItems'
  }));
  const gone = { ...toRow({ card: null }, 'Gone'), entity: 'wishlistItems' };
  const feed = { scope: 'buyer', cursor: 'c', hasMore: false, acknowledged: 0, startsAnew: true } as const;
  await replica.applyPage({ ...feed, rows: [...wishes, gone] });
  const shelf = await loadShelf(device);
  if (shelf === null) throw new Error('The device has a shelf');
  const titles = searchPart(shelf, view('q=rain'), 0, 9).items.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Rain', 'Rain on glass', 'Rain over Lisbon']);
  expect(searchPart(shelf, view('q=umbrellas'), 0, 9).items).toHaveLength(1);
  expect(findCard(shelf, 'rain-on-glass')?.title).toBe('Rain on glass');
});
