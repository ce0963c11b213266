// An update migrated the database and does not start: the version before gets its data back, and nothing is deleted.
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBackups } from '#main/storage/backups/backups.ts';
import { createDb, openConnection } from '#main/storage/database/connection.ts';
import { lockFolder } from '#main/storage/database/folder-lock.ts';
import { allMigrations } from '#main/storage/migrations/all-migrations.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { findOlderData, restoreOlderData } from '#main/storage/salvage/restore-older-schema.ts';
import { loadStoredDevice } from '#main/storage/tables/sync.ts';
import { buildHistoryEntry } from '#tests/support/builders.ts';
import { buildContent } from '#tests/support/device-content.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

const schema = allMigrations.length;
const [before, updated, later] = [1_800_000_000_000, 1_800_000_100_000, 1_800_000_200_000];
const ofNewVersion = [
  ...allMigrations,
  { version: schema + 1, up: 'ALTER TABLE history ADD COLUMN added TEXT; DELETE FROM templates' }
];

const message = {
  id: 'message-1',
  entity: 'contactMessages',
  rowId: 'message-1',
  change: { kind: 'create' as const, value: { message: { message: 'Never sent' } } },
  basedOn: null,
  version: 1,
  madeAt: before
};

/** The data of the older version, then a start of the newer one, which wrote something of its own. */
async function update() {
  const folder = createTempFolder();
  const file = join(folder, 'reelwright.db');
  const older = createSqliteDevice({ folder, now: () => before });
  await getValue(older.device.storage.replace(buildContent()));
  await getValue(older.device.replica.join({ userId: 'ada', scopes: ['buyer', 'library'] }));
  await getValue(older.device.outbox.append(message));
  const content = await getValue(older.device.storage.export());
  const { deviceId } = (await getValue(older.device.replica.load())) ?? {};
  older.storage.close();
  const connection = openDatabase(file, { now: () => updated, migrations: ofNewVersion });
  connection.exec("INSERT INTO history (id, created_at, body) VALUES ('newer', 1, '{}')");
  connection.close();
  return { folder, file, content, deviceId };
}

test('the backup from before the update comes back, and the newer database is kept', async () => {
  const { folder, file, content, deviceId } = await update();
  const refused = createSqliteDevice({ folder, now: () => later });
  expect(await getRefusal(refused.device.history.list())).toBe('database_too_new');
  refused.storage.close();

  const found = findOlderData(folder, schema);
  if (found.kind !== 'backup') throw new Error(found.kind);
  expect(found.backup.createdAt).toBe(updated);
  const kept = restoreOlderData(folder, found.backup, later);

  const { device, storage } = createSqliteDevice({ folder, now: () => later });
  expect(await getValue(device.storage.export())).toEqual(content);
  // Under another id: the server has seen numbers that the backup does not know.
  const replica = await getValue(device.replica.load());
  expect(replica).toMatchObject({ userId: 'ada', lastSequence: 0 });
  expect(replica?.deviceId).not.toBe(deviceId);
  expect(await getValue(device.outbox.list())).toMatchObject([{ mutation: message, state: 'waiting' }]);
  await getValue(device.history.save(buildHistoryEntry(1)));
  storage.close();

  const newer = openConnection(kept);
  expect(newer.prepare("SELECT count(*) FROM history WHERE id = 'newer'").pluck().get()).toBe(1);
  newer.close();
  expect(existsSync(file)).toBe(true);
});

test('a database that the older version can open stays as it is', async () => {
  const { folder } = await update();
  expect(findOlderData(folder, schema + 1)).toEqual({ kind: 'readable' });
});

test('a damaged backup is passed over, and without any there is no way back', async () => {
  const { folder, file } = await update();
  const [made] = listBackups(folder);
  if (made === undefined) throw new Error('no backup');
  // Newer, and of the newer version.
  copyFileSync(file, join(folder, 'backups', `reelwright-${later}.db`));
  const damaged = join(folder, 'backups', `reelwright-${later + 1}.db`);
  const bytes = readFileSync(made.file);
  bytes.fill(7, 5_000);
  writeFileSync(damaged, bytes);
  expect(findOlderData(folder, schema)).toEqual({ kind: 'backup', backup: made });
  writeFileSync(made.file, '');
  expect(findOlderData(folder, schema)).toEqual({ kind: 'none' });
});

test('while another process holds the folder, nothing changes', async () => {
  const { folder, file } = await update();
  const [made] = listBackups(folder);
  const bytes = readFileSync(file);
  const lock = lockFolder(folder);
  expect(() => restoreOlderData(folder, made ?? { file: '', createdAt: 0 }, later)).toThrow('locked');
  lock.release();
  expect(readFileSync(file)).toEqual(bytes);
});

test('erasing everything takes the newer database along', async () => {
  const { folder } = await update();
  const [made] = listBackups(folder);
  restoreOlderData(folder, made ?? { file: '', createdAt: 0 }, later);
  const { device, storage } = createSqliteDevice({ folder, now: () => later });
  await getValue(device.storage.replace(null));
  storage.close();
  expect(readdirSync(folder).filter((name) => name.includes('newer'))).toEqual([]);
});

test('a device without an account restores without one', async () => {
  const { folder } = await update();
  const [made] = listBackups(folder);
  const copy = openConnection(made?.file ?? '');
  copy.exec('DELETE FROM sync_devices');
  expect(loadStoredDevice(createDb(copy))).toBeNull();
  copy.close();
  restoreOlderData(folder, made ?? { file: '', createdAt: 0 }, later);
  const { device, storage } = createSqliteDevice({ folder, now: () => later });
  expect(await getValue(device.replica.load())).toBeNull();
  storage.close();
});
