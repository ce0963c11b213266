// Syncing after a repair, and its traces in the files of the desktop.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { buildTemplateState, buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { getFile } from './damaged-folder.ts';

const { id, ...value } = buildUserTemplate(1, { name: 'Secret name' });
const row = buildSyncRow('templates', id, { value });

async function startSynced(folder: string, now: () => number) {
  const started = createSqliteDevice({ folder, now });
  const { device } = started;
  await getValue(device.replica.join({ userId: 'usr_one', scopes: ['library', 'buyer'] }));
  await getValue(device.replica.applyPage(buildFeedPage({ rows: [row], startsAnew: true })));
  await getValue(
    device.replica.applyPage(
      buildFeedPage({
        scope: 'buyer',
        rows: [buildSyncRow('purchases', 'p', { value: { title: 'Secret purchase' } })],
        startsAnew: true
      })
    )
  );
  await getValue(device.templates.save(buildUserTemplate(2)));
  await getValue(device.templateStates.save(buildTemplateState('vlog')));
  await getValue(device.outbox.takeBatch({ limit: 50 }));
  return started;
}

test('a repaired device begins to sync anew, and deletes nothing that it lost', async () => {
  const folder = createTempFolder();
  const before = await startSynced(folder, Date.now);
  const message = {
    id: 'message-1',
    entity: 'contactMessages',
    rowId: 'message-1',
    change: { kind: 'create' as const, value: { message: { message: 'Never sent' } } },
    basedOn: null,
    version: 1,
    madeAt: 1
  };
  await getValue(before.device.outbox.append(message));
  const status = await getValue(before.device.replica.load());
  const content = await getValue(before.device.storage.export());
  before.storage.close();
  const bytes = readFileSync(getFile(folder));
  writeFileSync(getFile(folder), bytes.fill(0, 0, 100));

  const { device, storage } = createSqliteDevice({ folder, now: Date.now });
  const repaired = await getValue(device.storage.export());
  expect(repaired.templates).toHaveLength(2);
  expect(repaired).toEqual({ ...content, templates: expect.arrayContaining(content.templates) });
  const joined = await getValue(device.replica.load());
  expect(joined).toMatchObject({
    userId: 'usr_one',
    lastSequence: 0,
    scopes: [{ name: 'library', cursor: null, rows: 0 }, { name: 'buyer' }]
  });
  expect(joined?.deviceId).not.toBe(status?.deviceId);
  expect(joined?.formerIds).toEqual([status?.deviceId]);
  expect(await getValue(device.outbox.list())).toMatchObject([{ mutation: message, state: 'waiting' }]);
  await getValue(device.templates.remove({ id }));
  await getValue(device.replica.applyPage(buildFeedPage({ rows: [row], startsAnew: true })));
  expect(await getValue(device.templates.list())).toHaveLength(2);
  expect(await getValue(device.outbox.takeBatch({ limit: 50 }))).toMatchObject([
    { entity: 'templates', rowId: 'user-template-2', change: { kind: 'create' } },
    { entity: 'templateFavorites', rowId: 'vlog', change: { kind: 'add' } }
  ]);
  storage.close();
});

const findFilesWith = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));

test('what a user left is in no file any more, backups included', async () => {
  const folder = createTempFolder();
  const clock = { time: 1_800_000_000_000 };
  (await startSynced(folder, () => clock.time)).storage.close();
  clock.time += 90_000_000;
  const { device, storage } = createSqliteDevice({ folder, now: () => clock.time });
  const secrets = ['Secret name', 'Secret purchase', 'usr_one'];
  for (const secret of secrets) expect(findFilesWith(folder, secret).join()).toContain('backups');

  await getValue(device.replica.leave({ keepsLibrary: false }));
  for (const secret of secrets) expect(findFilesWith(folder, secret)).toEqual([]);
  expect(await getValue(device.templates.list())).toEqual([buildUserTemplate(2)]);
  storage.close();
});

test.each([
  [
    'a purchase that was refunded',
    ({ replica }: Device) =>
      replica.applyPage(
        buildFeedPage({
          scope: 'buyer',
          rows: [buildSyncRow('purchases', 'p', { revision: 2, isDeleted: true })],
          cursor: 'b'
        })
      )
  ],
  [
    'a user who signed out and kept the library',
    ({ replica }: Device) => replica.join({ userId: 'usr_one', scopes: ['library'] })
  ]
])('%s leaves no purchase in any file, and the library where it is', async (_, leave) => {
  const folder = createTempFolder();
  const clock = { time: 1_800_000_000_000 };
  (await startSynced(folder, () => clock.time)).storage.close();
  clock.time += 90_000_000;
  const { device, storage } = createSqliteDevice({ folder, now: () => clock.time });
  expect(findFilesWith(folder, 'Secret purchase').join()).toContain('backups');
  await getValue(leave(device));
  expect(findFilesWith(folder, 'Secret purchase')).toEqual([]);
  expect(findFilesWith(folder, 'Secret name')).not.toEqual([]);
  storage.close();
});
