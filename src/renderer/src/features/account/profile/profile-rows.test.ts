import { expect, test } from 'vitest';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { editProfile, readProfile, withRefused } from './profile-rows.ts';

const ada = { username: 'ada', displayName: 'Ada', bio: 'Films rain.', links: [], avatarUrl: null };

test('a profile is read and edited on a device that is offline, field by field', async () => {
  const { replica, outbox } = createMemoryDevice();
  await getValue(replica.join({ userId: 'usr_one', scopes: ['buyer'] }));
  const value = { ...ada, newerField: 1 };
  const rows = [buildSyncRow('profiles', 'usr_one', { value })];
  await getValue(replica.applyPage(buildFeedPage({ scope: 'buyer', startsAnew: true, rows })));
  const read = async () => (await getValue(replica.listRows({ entity: 'profiles' })))?.[0];
  const row = await read();
  if (row === undefined) throw new Error('There is no profile');
  expect(readProfile(row.value)).toEqual(ada);
  expect(editProfile(row, ada, { ...ada, username: 'other' })).toBeUndefined();
  const links = [{ label: 'Site', url: 'https://ada.example/' }];
  const draft = editProfile(row, ada, { ...ada, bio: 'Films snow.', links });
  if (draft === undefined) throw new Error('Nothing was edited');
  await getValue(outbox.append({ ...draft, id: 'm1', version: 1, madeAt: 1 }));
  expect((await read())?.value).toEqual({ ...value, bio: 'Films snow.', links });
  expect(withRefused(ada, draft.change)).toEqual({ ...ada, bio: 'Films snow.', links });
});

test('a profile of a newer app that cannot be read is left out, and so are links', () => {
  expect(readProfile({ username: 'ada', displayName: 1, bio: '', links: [] })).toBeUndefined();
  expect(readProfile({ ...ada, links: [null, 7, { label: 'Site' }] })).toEqual(ada);
});
