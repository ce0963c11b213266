import { expect, it } from 'vitest';
import { buildListingDraft } from '#tests/support/builders.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { saveFeedPage } from './device-sync.ts';
import type { ScopeName } from './entities.ts';
import { joinDevice, type JoinedDevice } from './joined-device.ts';
import type { SyncTools } from './library.ts';
import { emptyLibrary, toValue } from './library-rows.ts';
import type { SyncRow } from './row.ts';
import { changeDevice, join, leave, type SyncState } from './sync-steps.ts';

let ids = 0;
const tools: SyncTools = { createId: () => `m${(ids += 1)}`, now: () => 5 };
const deviceOf = ({ device }: SyncState): JoinedDevice => {
  if (device === null) throw new Error('The device has left');
  return device;
};

const [first, second] = [buildListingDraft(1, { revision: 3 }), buildListingDraft(2)];
const joined = (scopes: ScopeName[], listingDrafts = [first]): SyncState => ({
  device: joinDevice('ann', scopes, 'laptop'),
  library: { ...emptyLibrary, listingDrafts }
});
const readSeller = (state: SyncState, rows: SyncRow[] = []): SyncState =>
  changeDevice(state, tools, (device) =>
    saveFeedPage(device, buildFeedPage({ scope: 'seller', rows, startsAnew: true }))
  );

it('that were on the device go to the account, without its count of saves', () => {
  const state = readSeller(joined(['seller']));
  expect(state.library.listingDrafts).toEqual([first]);
  expect(deviceOf(state).outbox.map(({ mutation }) => mutation.change)).toEqual([
    { kind: 'create', value: toValue(first) }
  ]);
  expect(toValue(first)).not.toHaveProperty('revision');
});

it('count a change by another device as a save, so that an open form does not overwrite it', () => {
  const state = readSeller(joined(['seller']));
  const value = { ...toValue(first), title: 'Fog' };
  const rows = [buildSyncRow('listingDrafts', first.id, { value, revision: 2 })];
  const emptied = changeDevice(state, tools, (device) => ({ ...device, outbox: [] }));
  const after = changeDevice(emptied, tools, (device) =>
    saveFeedPage(device, buildFeedPage({ scope: 'seller', rows }))
  );
  expect(after.library.listingDrafts).toEqual([{ ...first, title: 'Fog', revision: 1 }]);
});

it('name a medium once, which two devices described differently', () => {
  const described = { model: '', madeOn: null, posterId: null };
  const media = ['At dawn', 'At dusk'].map((alt) => ({ id: 'med_1', alt, ...described }));
  const rows = [buildSyncRow('listingDrafts', first.id, { value: { ...toValue(first), media } })];
  const state = readSeller(joined(['seller'], []), rows);
  expect(state.library.listingDrafts).toMatchObject([{ media: [{ alt: 'At dawn' }] }]);
  expect(deviceOf(state).outbox).toEqual([]);
});

it('stay where the library syncs and the listings do not, and go where their account leaves', () => {
  expect(readSeller(joined(['seller'])).library.listingDrafts).toHaveLength(1);
  const kept = { keepsLibrary: true };
  expect(leave(joined(['library']), kept).library.listingDrafts).toEqual([first]);
  expect(leave(joined(['seller']), kept).library.listingDrafts).toEqual([first]);
  const started = readSeller(joined(['seller']));
  const edited = { ...started, library: { ...started.library, listingDrafts: [first, second] } };
  expect(leave(edited, kept).library.listingDrafts).toEqual([]);
  expect(join(edited, { userId: 'ann', scopes: ['buyer'] }, tools).library.listingDrafts).toEqual([]);
  const ben = join(edited, { userId: 'ben', scopes: ['seller'] }, tools);
  expect(ben.library.listingDrafts).toEqual([]);
  expect(readSeller(ben).device?.outbox).toEqual([]);
});
