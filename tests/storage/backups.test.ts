import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isSoundFile, listBackups } from '#main/storage/backups/backups.ts';
import { createDb, openConnection } from '#main/storage/database/connection.ts';
import { listHistory } from '#main/storage/tables/history.ts';
import { buildHistoryEntry, buildPrompt } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

const hour = 3_600_000;
const day = 24 * hour;
const firstDay = 1_800_000_000_000;

function startAt(folder: string, time: number) {
  const clock = { time };
  return { clock, ...createSqliteDevice({ folder, now: () => clock.time }) };
}

async function makeFolder(): Promise<string> {
  const folder = createTempFolder();
  const { device, storage } = startAt(folder, firstDay);
  await getValue(device.history.save(buildHistoryEntry(1)));
  storage.close();
  return folder;
}

test('a new data folder has nothing to back up', async () => {
  expect(listBackups(await makeFolder())).toEqual([]);
});

test('the first start of a day makes a backup, the second does not', async () => {
  const folder = await makeFolder();
  for (const time of [firstDay + day, firstDay + day + hour]) startAt(folder, time).storage.close();
  const backups = listBackups(folder);
  expect(backups.map(({ createdAt }) => createdAt)).toEqual([firstDay + day]);
  expect(backups.map(({ file }) => isSoundFile(file))).toEqual([true]);
  const copy = openConnection(backups[0]?.file ?? '');
  expect(listHistory(createDb(copy))).toEqual([buildHistoryEntry(1)]);
  copy.close();
});

test('the offline cache is in no backup', async () => {
  const folder = await makeFolder();
  const { device, storage } = startAt(folder, firstDay);
  await getValue(
    device.offlineCache.save({ key: 'profiles.get ada', value: '"planted-in-cache"', cachedAt: firstDay })
  );
  storage.close();
  startAt(folder, firstDay + day).storage.close();
  const [backup] = listBackups(folder);
  expect(isSoundFile(backup?.file ?? '')).toBe(true);
  expect(readFileSync(backup?.file ?? '').includes('planted-in-cache')).toBe(false);
  expect(readFileSync(join(folder, 'reelwright.db')).includes('planted-in-cache')).toBe(true);
});

test('a session of several days makes one a day, after a change', async () => {
  const folder = await makeFolder();
  const { clock, device, storage } = startAt(folder, firstDay + day);
  for (let hours = 1; hours <= 72; hours += 1) {
    clock.time += hour;
    await getValue(device.history.save(buildHistoryEntry(hours)));
    await setImmediate();
  }
  const { backups } = await getValue(device.storage.status());
  expect(backups.map(({ createdAt }) => (createdAt - firstDay) / day)).toEqual([4, 3, 2, 1]);
  storage.close();
});

test('the newest five are kept, and nothing of an unfinished one', async () => {
  const folder = await makeFolder();
  startAt(folder, firstDay + day).storage.close();
  writeFileSync(join(folder, 'backups', `reelwright-${firstDay + hour}.db.unfinished`), 'half');
  for (const days of [2, 3, 4, 5, 6, 7]) startAt(folder, firstDay + days * day).storage.close();
  expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual(
    [3, 4, 5, 6, 7].map((days) => `reelwright-${firstDay + days * day}.db`)
  );
});

test('a folder where no backup can be made still opens', async () => {
  const folder = await makeFolder();
  writeFileSync(join(folder, 'backups'), 'not a folder');
  const { device, storage } = startAt(folder, firstDay + day);
  expect(await getValue(device.history.list())).toEqual([buildHistoryEntry(1)]);
  expect(storage.status).toMatchObject({ ok: true, value: { backups: [] } });
  storage.close();
});

test('erased text is in no file any more', async () => {
  const folder = createTempFolder();
  const { device, storage } = startAt(folder, firstDay);
  const secret = 'a secret harbour';
  for (let number = 1; number <= 30; number += 1) {
    const data = buildPrompt({ concept: `${secret} ${'x'.repeat(number * 500)}` });
    await getValue(device.history.save(buildHistoryEntry(number, { data })));
  }
  const findFiles = () =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(secret));
  expect(findFiles()).not.toEqual([]);
  await getValue(device.storage.replace(null));
  expect(findFiles()).toEqual([]);
  storage.close();
  expect(findFiles()).toEqual([]);
});

test('erasing leaves no backup, no damaged file and no word of a repair', async () => {
  const folder = await makeFolder();
  startAt(folder, firstDay + day).storage.close();
  const file = join(folder, 'reelwright.db');
  writeFileSync(file, readFileSync(file).fill(0, 0, 100));
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  const { device, storage } = startAt(folder, firstDay + day + hour);
  expect((await getValue(device.storage.status())).recovery).not.toBeNull();
  const listFiles = () => readdirSync(folder, { recursive: true }).map(String);
  const isCopy = (name: string) => name.includes('damaged') || /backups.reelwright/.test(name);
  expect(listFiles().filter(isCopy)).toHaveLength(2);

  await getValue(device.storage.replace(null));
  expect(listFiles().filter(isCopy)).toEqual([]);
  expect(listFiles()).toContain('notes.txt');
  expect(await getValue(device.storage.status())).toMatchObject({ backups: [], recovery: null });
  storage.close();
});

test('a repair is told for a week', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'reelwright.db');
  const bytes = readFileSync(file);
  bytes.fill(0, 0, 100);
  writeFileSync(file, bytes);
  for (const [time, isTold] of [
    [firstDay, true],
    [firstDay + 6 * day, true],
    [firstDay + 8 * day, false]
  ] as const) {
    const { device, storage } = startAt(folder, time);
    const { recovery } = await getValue(device.storage.status());
    expect(recovery !== null).toBe(isTold);
    expect(await getValue(device.history.list())).toEqual([buildHistoryEntry(1)]);
    storage.close();
  }
});

test('a backup that is damaged itself is passed over for the one before', async () => {
  const folder = await makeFolder();
  for (const days of [1, 2]) startAt(folder, firstDay + days * day).storage.close();
  const [newest, older] = listBackups(folder);
  writeFileSync(newest?.file ?? '', 'not a database');
  rmSync(join(folder, 'reelwright.db'));
  const { device, storage } = startAt(folder, firstDay + 3 * day);
  expect(await getValue(device.history.list())).toEqual([buildHistoryEntry(1)]);
  expect((await getValue(device.storage.status())).recovery?.backupFile).toBe(older?.file);
  storage.close();
});
