import { expect, test } from 'vitest';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { getValue } from '#tests/support/results.ts';
import { joinAccount, leaveAccount } from './join-account.ts';

async function startDevice(userId: string | null, scopes: ScopeName[]) {
  const { replica } = createMemoryDevice();
  if (userId !== null) await getValue(replica.join({ userId, scopes }));
  const describe = async () => {
    const status = await getValue(replica.load());
    return status === null ? null : [status.userId, ...status.scopes.map(({ name }) => name)].join(' ');
  };
  return { replica, describe };
}

test.each([
  [null, [], 'usr_ann', false, 'usr_ann buyer'],
  ['usr_ann', ['library'], 'usr_ann', false, 'usr_ann library buyer'],
  ['usr_ben', ['library', 'buyer'], 'usr_ann', false, 'usr_ann buyer'],
  ['usr_ann', ['buyer'], null, true, 'usr_ann buyer'],
  [null, [], 'expected', true, null],
  ['usr_ann', ['library', 'buyer'], 'usr_ann', true, 'usr_ann library buyer catalog'],
  ['usr_ann', ['buyer', 'catalog'], 'usr_ann', false, 'usr_ann buyer']
] as const)('a device of %s with %j that %s uses, shelf: %j, becomes %s', async (...given) => {
  const [user, scopes, accountId, keepsShelf, expected] = given;
  const { replica, describe } = await startDevice(user, [...scopes]);
  await joinAccount(replica, { accountId, keepsShelf });
  expect(await describe()).toBe(expected);
});

test.each([
  [['buyer'], null],
  [['library', 'buyer', 'catalog'], 'usr_ann library']
] as const)('of a device with %j that nobody is signed in on stays %s', async (scopes, expected) => {
  const { replica, describe } = await startDevice('usr_ann', [...scopes]);
  await leaveAccount(replica);
  expect(await describe()).toBe(expected);
});
