import { readFileSync, writeFileSync } from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildHistoryEntry } from '#tests/support/builders.ts';
import { startChild, waitForEnd } from '#tests/support/child.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

/** Answers once the child said how it went, with what it said and a way to kill it without warning. */
async function startLockHolder(folder: string, as: 'app' | 'program') {
  const progress = new EventEmitter();
  const outcome = once(progress, 'outcome');
  const child = startChild(new URL('lock-child.ts', import.meta.url), [folder, as], (line) =>
    progress.emit('outcome', line)
  );
  const end = waitForEnd(child);
  const kill = async () => {
    child.kill('SIGKILL');
    await end;
  };
  onTestFinished(kill);
  return { outcome: String((await outcome)[0]), kill };
}

function open(folder: string) {
  const opened = createSqliteDevice({ folder, now: Date.now });
  onTestFinished(() => opened.storage.close());
  return opened;
}

/** Of several shapes: what it is given is handed on, and what comes back is handed back. */
type Method = (this: Database.Database, ...given: [string]) => never;

/**
 * Adds up how long SQLite was let wait for another holder, in milliseconds: it refuses once the timeout of the
 * connection is spent, so this is what a person waits however busy the machine is.
 */
function countWaiting(): () => number {
  let waited = 0;
  for (const name of ['exec', 'pragma'] as const) {
    const original = Database.prototype[name] as Method;
    const counting: Method = function (...given) {
      try {
        return original.apply(this, given);
      } catch (error) {
        if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY')
          waited += Number(this.pragma('busy_timeout', { simple: true }));
        throw error;
      }
    };
    const spy = vi.spyOn(Database.prototype, name).mockImplementation(counting);
    onTestFinished(() => spy.mockRestore());
  }
  return () => waited;
}

function expectAFewMoments(waited: number): void {
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThan(2_000);
}

async function makeFolderWithHistory(): Promise<string> {
  const folder = createTempFolder();
  const { device, storage } = createSqliteDevice({ folder, now: Date.now });
  for (const number of [1, 2, 3]) await getValue(device.history.save(buildHistoryEntry(number)));
  storage.close();
  return folder;
}

const history = [3, 2, 1].map((number) => buildHistoryEntry(number));

test('a second app on the same folder is told within two seconds, and takes over once the first is killed', async () => {
  const folder = await makeFolderWithHistory();
  const first = await startLockHolder(folder, 'app');
  expect(first.outcome).toBe('held');
  const before = readFileSync(join(folder, 'reelwright.db'));
  const getWaited = countWaiting();
  const second = open(folder);
  expectAFewMoments(getWaited());
  expect(second.storage.status).toMatchObject({ ok: false, error: { code: 'database_locked' } });
  expect(await getRefusal(second.device.history.list())).toBe('database_locked');
  expect(await getRefusal(second.device.history.clear())).toBe('database_locked');
  expect(readFileSync(join(folder, 'reelwright.db'))).toEqual(before);

  await first.kill();
  const third = open(folder);
  expect(third.storage.status.ok).toBe(true);
  expect(await getValue(third.device.history.list())).toEqual(history);
});

test('of apps that start together exactly one holds the folder', async () => {
  const folder = await makeFolderWithHistory();
  for (const _ of [1, 2, 3, 4, 5]) {
    const holders = await Promise.all([startLockHolder(folder, 'app'), startLockHolder(folder, 'app')]);
    expect(new Set(holders.map(({ outcome }) => outcome))).toEqual(new Set(['database_locked', 'held']));
    for (const { kill } of holders) await kill();
  }
  expect(await getValue(open(folder).device.history.list())).toEqual(history);
});

test('another program that holds the file is named as the reason, and the app opens once it is gone', async () => {
  const folder = await makeFolderWithHistory();
  const program = await startLockHolder(folder, 'program');
  expect(program.outcome).toBe('held');
  const getWaited = countWaiting();
  expect(open(folder).storage.status).toMatchObject({ ok: false, error: { code: 'database_locked' } });
  expectAFewMoments(getWaited());
  await program.kill();
  expect(await getValue(open(folder).device.history.list())).toEqual(history);
});

test('a save that another program blocks is refused, not lost in silence, and works again afterwards', async () => {
  const folder = await makeFolderWithHistory();
  const { device } = open(folder);
  const program = new Database(join(folder, 'reelwright.db'));
  program.exec('BEGIN IMMEDIATE');
  expect(await getRefusal(device.history.save(buildHistoryEntry(4)))).toBe('database_locked');
  expect(await getValue(device.history.list())).toEqual(history);
  program.close();
  await getValue(device.history.save(buildHistoryEntry(4)));
  expect(await getValue(device.history.list())).toHaveLength(4);
});

test('an overwritten lock file keeps nobody out', async () => {
  const folder = await makeFolderWithHistory();
  writeFileSync(join(folder, 'reelwright.lock'), 'x'.repeat(10_000));
  expect(await getValue(open(folder).device.history.list())).toEqual(history);
});

test('closing lets the next one in at once', async () => {
  const folder = await makeFolderWithHistory();
  const { storage } = createSqliteDevice({ folder, now: Date.now });
  storage.close();
  expect(open(folder).storage.status.ok).toBe(true);
});
