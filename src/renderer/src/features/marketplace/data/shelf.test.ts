import { expect, test } from 'vitest';
import { readView } from '#shared/contract/market-view.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildShelfListing } from '#tests/support/shelf-builder.ts';
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

async function createDevice(rows: readonly SyncRow[]) {
  const { replica } = createMemoryPlatform().device;
  await replica.join({ userId: 'usr_1', scopes: ['catalog'] });
  const page = { scope: 'catalog', cursor: 'c', hasMore: false, acknowledged: 0, startsAnew: true } as const;
  await replica.applyPage({ ...page, rows: [...rows] });
  return replica;
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
  expect(await loadShelf(createMemoryPlatform().device.replica)).toBeNull();
});
