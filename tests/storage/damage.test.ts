import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceSnapshot, RecoveryReport } from '#shared/contract/device.ts';
import { isSoundFile } from '#main/storage/backups/backups.ts';
import { openConnection } from '#main/storage/database/connection.ts';
import { migrate } from '#main/storage/database/migrate.ts';
import { allMigrations } from '#main/storage/migrations/all-migrations.ts';
import { fillVersion } from '#tests/migrations/fill-version.ts';
import { type Random, randomInteger, seededRandom } from '#shared/kit/random.ts';
import { buildHistoryEntry } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { seed } from '#tests/support/seed.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { makeTempFolder, removeFolder, createTempFolder } from '#tests/support/temp-folder.ts';
import {
  copyFolder,
  findRow,
  getFile,
  makeCrashedFolder,
  makeFolder,
  nextDay,
  type Original,
  type PlacedRow,
  pageSize,
  placeRows
} from './damaged-folder.ts';

const rounds = Number(process.env.DAMAGE_ROUNDS ?? 1);
const repeat = (count: number) => Array.from({ length: count * rounds }, (_, index) => index);

let base = '';
let backedUp: Original;
let alone: Original;
let crashed: Original;

beforeAll(async () => {
  base = makeTempFolder();
  backedUp = await makeFolder(join(base, 'backed-up'), true);
  alone = await makeFolder(join(base, 'alone'), false);
  crashed = await makeCrashedFolder(join(base, 'crashed'), 30);
});
afterAll(() => removeFolder(base));

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

type Outcome = { readonly content: DeviceSnapshot; readonly recovery: RecoveryReport | null };

/** Opens a damaged folder as the app does and makes sure that one can work in it, now and after a restart. */
async function openDamaged(folder: string): Promise<Outcome> {
  const before = hashOf(existsSync(getFile(folder)) ? readFileSync(getFile(folder)) : '');
  const { device, storage } = createSqliteDevice({ folder, now: nextDay });
  expect(storage.status).toMatchObject({ ok: true, value: { isWritable: true } });
  const content = await getValue(device.storage.export());
  const { recovery } = await getValue(device.storage.status());
  const isKept = recovery === null || hashOf(readFileSync(recovery.damagedFile)) === before;
  expect(isKept).toBe(true);
  expect(recovery?.recovered.history ?? content.history.length).toBe(content.history.length);
  expect(recovery?.happenedAt ?? nextDay()).toBe(nextDay());
  await getValue(device.history.save(buildHistoryEntry(9_000)));
  storage.close();
  const again = createSqliteDevice({ folder, now: nextDay });
  const history = await getValue(again.device.history.list());
  expect(history.slice(0, 1)).toEqual([buildHistoryEntry(9_000)]);
  expect((await getValue(again.device.storage.status())).recovery).toEqual(recovery);
  again.storage.close();
  const connection = openConnection(getFile(folder));
  expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
  connection.close();
  return { content, recovery };
}

/** Answers with the pages that it changed. */
type Damage = (file: string, random: Random) => ReadonlySet<number>;

function overwrite(file: string, at: number, bytes: Uint8Array): ReadonlySet<number> {
  const content = readFileSync(file);
  content.set(bytes.subarray(0, Math.max(0, content.length - at)), at);
  writeFileSync(file, content);
  const pages = Math.ceil(bytes.length / pageSize);
  return new Set(Array.from({ length: pages }, (_, index) => Math.floor(at / pageSize) + 1 + index));
}

const noise = (random: Random, length: number) =>
  Uint8Array.from({ length }, () => randomInteger(random, 0, 255));

const pickPage = (file: string, random: Random) =>
  randomInteger(random, 0, Math.floor(statSync(file).size / pageSize) - 1);

function cutOff(file: string, kept: number): ReadonlySet<number> {
  const { size } = statSync(file);
  truncateSync(file, kept);
  const first = Math.floor(kept / pageSize) + 1;
  return new Set(Array.from({ length: size / pageSize - first + 1 }, (_, index) => first + index));
}

const damages: Readonly<Record<string, Damage>> = {
  'a page overwritten with noise': (file, random) =>
    overwrite(file, pickPage(file, random) * pageSize, noise(random, pageSize)),
  'a page overwritten with zeros': (file, random) =>
    overwrite(file, pickPage(file, random) * pageSize, new Uint8Array(pageSize)),
  'a sector overwritten with noise': (file, random) =>
    overwrite(
      file,
      pickPage(file, random) * pageSize + randomInteger(random, 0, 7) * 512,
      noise(random, 512)
    ),
  'a page in the place of another': (file, random) => {
    const whole = readFileSync(file);
    // Two tables that fit a page each can change places and leave a database in which nothing is wrong.
    for (;;) {
      const from = pickPage(file, random) * pageSize;
      const image = Uint8Array.from(whole.subarray(from, from + pageSize));
      const pages = overwrite(file, pickPage(file, random) * pageSize, image);
      if (!isSoundFile(file)) return pages;
      writeFileSync(file, whole);
    }
  },
  'an index that says another key': (file) => {
    const connection = openConnection(file);
    const name = 'sqlite_autoindex_history_1';
    const find = connection.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck();
    const start = ((find.get(name) as number) - 1) * pageSize;
    connection.close();
    const at = readFileSync(file).indexOf(backedUp.content.history[0]?.id ?? '', start);
    expect(at).toBeLessThan(start + pageSize);
    return overwrite(file, at, Buffer.from('!'));
  },
  'three pages overwritten': (file, random) => {
    const changed = [1, 2, 3].map(() =>
      overwrite(file, pickPage(file, random) * pageSize, noise(random, pageSize))
    );
    return new Set(changed.flatMap((pages) => [...pages]));
  },
  'the end cut off': (file, random) => cutOff(file, randomInteger(random, 0, statSync(file).size - 1)),
  // Which SQLite calls a read that failed, and not damage.
  'the end of the last page cut off': (file, random) =>
    cutOff(file, statSync(file).size - randomInteger(random, 1, pageSize - 1)),
  'the header zeroed': (file) => overwrite(file, 0, new Uint8Array(100)),
  'the first page zeroed': (file) => overwrite(file, 0, new Uint8Array(pageSize)),
  'the first page noise': (file, random) => overwrite(file, 0, noise(random, pageSize)),
  'an empty file': (file) => {
    const pages = statSync(file).size / pageSize;
    truncateSync(file, 0);
    return new Set(Array.from({ length: pages }, (_, index) => index + 1));
  }
};

const isAlwaysTheSame = (name: string) =>
  ['an index that says another key', 'the header zeroed', 'the first page zeroed', 'an empty file'].includes(
    name
  );

const cases = Object.entries(damages).flatMap(([name, damage]) =>
  repeat(isAlwaysTheSame(name) ? 1 : 8).map((number) => [name, number, damage] as const)
);

describe(`a damaged data file with a backup (SEED=${seed})`, () => {
  test.each(cases)('%s, %i: everything comes back', async (_, number, damage) => {
    const folder = copyFolder(backedUp.folder);
    damage(getFile(folder), seededRandom(seed + number));
    const { content, recovery } = await openDamaged(folder);
    expect(new Set(content.history)).toEqual(new Set(backedUp.content.history));
    expect(new Set(content.templates)).toEqual(new Set(backedUp.content.templates));
    expect(new Set(content.marks)).toEqual(new Set(backedUp.content.marks));
    expect(content.draft?.document).toEqual(backedUp.content.draft?.document);
    expect(content.preferences).toEqual(backedUp.content.preferences);
    expect(content.models).toEqual(backedUp.content.models);
    expect(content.plan).toEqual(backedUp.content.plan);
    expect(recovery === null ? content : backedUp.content).toEqual(backedUp.content);
  });
});

describe(`a damaged data file without a backup (SEED=${seed})`, () => {
  test.each(cases.filter(([name]) => name !== 'an empty file'))(
    '%s, %i: every row outside the damage comes back, and what is lost is told',
    async (_, number, damage) => {
      const rows = placeRows(alone);
      expect(rows.length).toBeGreaterThan(130);
      const folder = copyFolder(alone.folder);
      const pages = damage(getFile(folder), seededRandom(seed + 1_000 + number));
      const { content, recovery } = await openDamaged(folder);
      for (const row of rows.filter(({ page }) => !pages.has(page))) {
        expect(findRow(content, row)).toEqual(findRow(alone.content, row));
      }
      const isLost = (row: PlacedRow) => findRow(content, row) === undefined;
      const isChanged = (row: PlacedRow) =>
        !isDeepStrictEqual(findRow(content, row), findRow(alone.content, row));
      expect(rows.filter((row) => !isLost(row) && isChanged(row))).toEqual([]);
      const isTold = (recovery?.lost.length ?? 0) > 0;
      expect(isTold || !rows.some(isLost)).toBe(true);
      expect(recovery === null ? content : alone.content).toEqual(alone.content);
    }
  );
});

test('a damaged file of an app that kept no models yet is not said to have lost them', async () => {
  const folder = createTempFolder();
  const connection = openConnection(getFile(folder));
  migrate(connection, allMigrations.slice(0, 3));
  fillVersion(connection, 3, alone.content);
  connection.close();
  const root = statSync(getFile(folder)).size / pageSize;
  overwrite(getFile(folder), (root - 1) * pageSize, noise(seededRandom(seed), pageSize));
  const { recovery } = await openDamaged(folder);
  expect(recovery?.lost).not.toEqual([]);
  expect(recovery?.lost.map(({ what }) => what)).not.toContain('models');
  expect(recovery?.lost.map(({ what }) => what)).not.toContain('plans');
});

describe(`a damaged log (SEED=${seed})`, () => {
  const logOf = (folder: string) => `${getFile(folder)}-wal`;
  const frame = pageSize + 24;

  test('is not suspected after a crash', async () => {
    const { content, recovery } = await openDamaged(copyFolder(crashed.folder));
    expect(recovery).toBeNull();
    expect(content).toEqual(crashed.content);
  });

  test.each(repeat(20))('with noise in it, %i: nothing but the damaged commits is lost', async (number) => {
    const random = seededRandom(seed + 2_000 + number);
    const folder = copyFolder(crashed.folder);
    const frames = Math.floor((statSync(logOf(folder)).size - 32) / frame);
    const damaged = randomInteger(random, 0, frames - 1);
    overwrite(
      logOf(folder),
      32 + damaged * frame + randomInteger(random, 0, frame - 200),
      noise(random, 200)
    );
    const { content, recovery } = await openDamaged(folder);
    // Each of the last commits writes the page anew, with every row before it.
    const isTold = recovery?.lost.some(({ what }) => what === 'newest') ?? false;
    expect(isTold || damaged >= frames - 6).toBe(true);
    expect(content.history).toEqual(crashed.content.history);
    expect(content.draft).toEqual(crashed.content.draft);
    expect(content.templates.length).toBeGreaterThanOrEqual(crashed.content.templates.length - 6);
  });

  test.each(repeat(5))('with its header gone, %i: its commits are found all the same', async (number) => {
    const folder = copyFolder(crashed.folder);
    overwrite(logOf(folder), 0, noise(seededRandom(seed + 3_000 + number), 32));
    const { content, recovery } = await openDamaged(folder);
    expect(recovery?.lost).not.toEqual([]);
    expect(content.templates.length).toBeGreaterThanOrEqual(crashed.content.templates.length - 1);
  });

  test.each(repeat(5))('cut off, %i: the commits before the cut are there', async (number) => {
    const folder = copyFolder(crashed.folder);
    const { size } = statSync(logOf(folder));
    truncateSync(logOf(folder), randomInteger(seededRandom(seed + 4_000 + number), 0, size));
    const { content } = await openDamaged(folder);
    expect(content.history).toEqual(crashed.content.history);
    expect(content.templates.slice(0, 40)).toEqual(crashed.content.templates.slice(0, 40));
  });

  test('that was deleted: the rest is there, and its loss is told', async () => {
    const folder = copyFolder(crashed.folder, true);
    rmSync(logOf(folder));
    const { content, recovery } = await openDamaged(folder);
    expect(recovery?.lost).toEqual([{ what: 'newest', backupDay: null, count: 0 }]);
    expect(content.history).toEqual(crashed.content.history);
    expect(content.templates).toEqual(crashed.content.templates.slice(0, 40));
  });

  test('without its file: what the log holds and what the backup knows come back', async () => {
    const folder = copyFolder(crashed.folder);
    rmSync(getFile(folder));
    const { content, recovery } = await openDamaged(folder);
    expect(recovery?.lost[0]?.what).toBe('file');
    expect(content.history).toEqual(crashed.content.history);
    expect(new Set(content.templates)).toEqual(new Set(crashed.content.templates));
  });
});
