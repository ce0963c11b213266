import { expect, test } from 'vitest';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { buildListingDraft } from '#tests/support/builders.ts';
import { buildFeedPage } from '#tests/support/sync-builders.ts';
import { getValue } from '#tests/support/results.ts';
import { joinAccount, leaveAccount } from './join-account.ts';

async function startDevice(userId: string | null, scopes: ScopeName[]) {
  const { replica, outbox, listingDrafts } = createMemoryDevice();
  if (userId !== null) await getValue(replica.join({ userId, scopes }));
  const describe = async () => {
    const status = await getValue(replica.load());
    return status === null ? null : [status.userId, ...status.scopes.map(({ name }) => name)].join(' ');
  };
  return { replica, outbox, listingDrafts, describe };
}

test.each([
  [null, [], 'usr_ann', false, 'usr_ann buyer seller'],
  ['usr_ann', ['library'], 'usr_ann', false, 'usr_ann library buyer seller'],
  ['usr_ben', ['library', 'buyer'], 'usr_ann', false, 'usr_ann buyer seller'],
  ['usr_ann', ['buyer'], null, true, 'usr_ann buyer'],
  [null, [], null, true, null],
  ['usr_ann', ['library', 'buyer'], 'usr_ann', true, 'usr_ann library buyer seller catalog'],
  ['usr_ann', ['buyer', 'catalog'], 'usr_ann', false, 'usr_ann buyer seller']
] as const)('a device of %s with %j that %s uses, shelf: %j, becomes %s', async (...given) => {
  const [user, scopes, accountId, keepsShelf, expected] = given;
  const { replica, describe } = await startDevice(user, [...scopes]);
  await joinAccount(replica, { accountId, keepsShelf });
  expect(await describe()).toBe(expected);
});

test.each([
  [['buyer', 'seller'], null],
  [['library', 'buyer', 'seller', 'catalog'], 'usr_ann library']
] as const)('of a device with %j that nobody is signed in on stays %s', async (scopes, expected) => {
  const { replica, outbox, describe } = await startDevice('usr_ann', [...scopes]);
  await leaveAccount({ replica, outbox });
  expect(await describe()).toBe(expected);
});

test('a listing draft that was never sent waits for its user, and goes where another one signs in', async () => {
  const { replica, outbox, listingDrafts, describe } = await startDevice('usr_ann', ['buyer', 'seller']);
  await getValue(replica.applyPage(buildFeedPage({ scope: 'seller', startsAnew: true })));
  await getValue(listingDrafts.save(buildListingDraft(1, { revision: 0 })));
  await leaveAccount({ replica, outbox });
  expect(await describe()).toBe('usr_ann seller');
  expect(await getValue(listingDrafts.list())).toHaveLength(1);
  await joinAccount(replica, { accountId: 'usr_ben', keepsShelf: false });
  expect(await describe()).toBe('usr_ben buyer seller');
  expect(await getValue(listingDrafts.list())).toEqual([]);
});

test('changes that were not sent outlive their session, and are dropped when another user signs in', async () => {
  const wish = {
    id: 'mut_1',
    entity: 'wishlistItems',
    rowId: 'lst_1',
    change: { kind: 'add' as const, value: {} },
    basedOn: null,
    version: 1,
    madeAt: 1
  };
  const begin = async () => {
    const device = await startDevice('usr_ann', ['buyer', 'seller']);
    await getValue(device.outbox.append(wish));
    await leaveAccount(device);
    // Idempotent, since the app may start again signed out.
    await leaveAccount(device);
    const count = async () => (await getValue(device.outbox.list())).length;
    return { ...device, count };
  };
  const { replica, describe, count } = await begin();
  expect(await describe()).toBe('usr_ann');
  expect(await count()).toBe(1);
  await joinAccount(replica, { accountId: 'usr_ann', keepsShelf: false });
  expect(await describe()).toBe('usr_ann buyer seller');
  expect(await count()).toBe(1);

  const other = await begin();
  await joinAccount(other.replica, { accountId: 'usr_ben', keepsShelf: false });
  expect(await other.count()).toBe(0);
});
