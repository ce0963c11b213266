import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applicationId, checkMigrations, getVersion, migrate } from '#main/storage/database/migrate.ts';
import { createDb, openConnection } from '#main/storage/database/connection.ts';
import { listHistory, listHistorySql } from '#main/storage/tables/history.ts';
import { allMigrations } from '#main/storage/migrations/all-migrations.ts';
import { loadCachedResponse } from '#main/storage/tables/offline-cache.ts';
import { listNotifications, listNotificationsSql } from '#main/storage/tables/notifications.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { readSnapshot } from '#main/storage/tables/snapshot.ts';
import { buildContent } from '#tests/support/device-content.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { fillVersion, snapshotOfVersion } from './fill-version.ts';

const now = () => 1_800_000_000_000;
const newest = allMigrations.length;

/** A file of an older version with the content of `buildContent()`, closed as an app that quit leaves it. */
function makeOlder(version: number): string {
  const file = join(createTempFolder(), 'reelwright.db');
  const connection = openConnection(file);
  migrate(connection, allMigrations.slice(0, version));
  fillVersion(connection, version, buildContent());
  connection.close();
  return file;
}

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('an older data file', () => {
  test.each(allMigrations.map(({ version }) => version - 1).filter((version) => version > 0))(
    'of version %i comes to the newest with everything in it',
    (version) => {
      const file = makeOlder(version);
      const connection = openDatabase(file, { now });
      expect(getVersion(connection)).toBe(newest);
      expect(connection.pragma('application_id', { simple: true })).toBe(applicationId);
      expect(readSnapshot(createDb(connection))).toEqual(snapshotOfVersion(version, buildContent()));
      expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
      connection.close();
    }
  );

  test('is copied before it changes, at its own version', () => {
    const file = makeOlder(newest - 1);
    openDatabase(file, { now }).close();
    const backups = join(file, '..', 'backups');
    expect(readdirSync(backups)).toEqual([`reelwright-${now()}.db`]);
    const copy = openConnection(join(backups, `reelwright-${now()}.db`));
    expect(getVersion(copy)).toBe(newest - 1);
    expect(copy.prepare('SELECT count(*) FROM history').pluck().get()).toBe(50);
    copy.close();
  });

  test('of version 5 keeps its offline cache under the new name, and puts none of it into the backup', () => {
    const file = makeOlder(5);
    const older = openConnection(file);
    older.prepare('INSERT INTO seen VALUES (?, ?, ?, ?)').run('profiles.get ada', 7, 9, '"planted"');
    older.close();
    const connection = openDatabase(file, { now });
    const cached = { key: 'profiles.get ada', value: 'planted', cachedAt: 7 };
    expect(loadCachedResponse(createDb(connection), cached.key)).toEqual(cached);
    connection.close();
    expect(readFileSync(join(file, '..', 'backups', `reelwright-${now()}.db`)).includes('planted')).toBe(
      false
    );
  });

  test('stays as it was when a migration fails', () => {
    const file = makeOlder(newest);
    const failing = [
      ...allMigrations,
      { version: newest + 1, up: 'DELETE FROM history; INSERT INTO nowhere VALUES (1)' }
    ];
    expect(() => openDatabase(file, { now, migrations: failing })).toThrow('no such table');
    const connection = openDatabase(file, { now });
    expect(getVersion(connection)).toBe(newest);
    expect(readSnapshot(createDb(connection))).toEqual(buildContent());
    connection.close();
  });

  test('with 50,000 rows is brought up to date', () => {
    const file = join(createTempFolder(), 'reelwright.db');
    const connection = openConnection(file);
    migrate(connection, allMigrations.slice(0, 1));
    connection.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50000)
      INSERT INTO notifications (id, body) SELECT 'n-' || n, json_object('id', 'n-' || n, 'read', n % 2) FROM numbers`);
    connection.close();
    const opened = openDatabase(file, { now });
    expect(getVersion(opened)).toBe(newest);
    expect(opened.prepare('SELECT count(*) AS n FROM notifications').get()).toEqual({ n: 50_000 });
    opened.close();
  });
});

describe('the newest schema', () => {
  test.each([
    ['the history in order without sorting', listHistorySql, /SCAN history USING INDEX history_by_date/],
    ['a history entry by its id', 'SELECT body FROM history WHERE id = ?', /SEARCH history USING INDEX/],
    ['notifications in order without sorting', listNotificationsSql, /SCAN notifications$/],
    [
      'a notification by its id',
      'UPDATE notifications SET is_read = 1 WHERE id = ?',
      /SEARCH notifications USING INDEX/
    ],
    [
      'the end of the journal',
      'DELETE FROM draft_steps WHERE seq >= ?',
      /SEARCH draft_steps USING INTEGER PRIMARY KEY/
    ]
  ])('finds %s', (_, sql, plan) => {
    const connection = openDatabase(join(createTempFolder(), 'reelwright.db'), { now });
    const arguments_ = sql.includes('?') ? ['x'] : [];
    const rows = connection
      .prepare<string[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...arguments_);
    const details = rows.map(({ detail }) => detail).join('\n');
    expect(details).toMatch(plan);
    expect(details).not.toContain('TEMP B-TREE');
    connection.close();
  });

  test('is read alike from a new file and an upgraded one', () => {
    const schemaOf = (file: string) => {
      const connection = openDatabase(file, { now });
      const rows = connection.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();
      connection.close();
      return rows;
    };
    const upgraded = schemaOf(makeOlder(1));
    expect(schemaOf(join(createTempFolder(), 'reelwright.db'))).toEqual(upgraded);
  });

  test('marks notifications as read in their own column from version 2 on', () => {
    const connection = openDatabase(makeOlder(1), { now });
    const db = createDb(connection);
    expect(listNotifications(db).map(({ read }) => read)).toEqual(
      buildContent().notifications.map(({ read }) => read)
    );
    expect(connection.prepare('SELECT count(*) FROM notifications WHERE is_read = 1').pluck().get()).toBe(10);
    expect(listHistory(db)).toHaveLength(50);
    connection.close();
  });
});

describe('versions only grow', () => {
  test('from one, without gaps', () => {
    expect(() => checkMigrations(allMigrations)).not.toThrow();
    expect(() => checkMigrations(allMigrations.toReversed())).toThrow('Migration');
    expect(() => checkMigrations(allMigrations.slice(1))).toThrow('Migration 2 stands where 1 belongs');
  });
});

describe('a data file from a newer app', () => {
  function makeFuture(hasOpenLog: boolean): string {
    const file = makeOlder(newest);
    const connection = openConnection(file);
    connection.exec('CREATE TABLE holograms (id TEXT)');
    connection.pragma(`user_version = ${newest + 1}`);
    if (!hasOpenLog) {
      connection.close();
      return file;
    }
    // As a crash leaves it: what is committed is in the log, and opening the file would move it.
    const crashed = join(createTempFolder(), 'reelwright.db');
    for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${crashed}${suffix}`);
    connection.close();
    return crashed;
  }

  test.each([false, true])(
    'is refused in plain words and not touched (its log still there: %s)',
    async (hasOpenLog) => {
      const file = makeFuture(hasOpenLog);
      const folder = join(file, '..');
      const files = ['reelwright.db', ...(hasOpenLog ? ['reelwright.db-wal'] : [])];
      const before = files.map((name) => hash(join(folder, name)));
      const { device, storage } = createSqliteDevice({ folder, now });
      expect(storage.status).toMatchObject({ ok: false, error: { code: 'database_too_new' } });
      expect(await getRefusal(device.history.list())).toBe('database_too_new');
      expect(await getRefusal(device.history.clear())).toBe('database_too_new');
      storage.close();
      expect(files.map((name) => hash(join(folder, name)))).toEqual(before);
      expect(readdirSync(folder).filter((name) => name.includes('damaged') || name === 'backups')).toEqual(
        []
      );
    }
  );

  test('opens again once the app is as new', async () => {
    const file = makeOlder(newest);
    const { device, storage } = createSqliteDevice({ folder: join(file, '..'), now });
    expect(await getValue(device.storage.export())).toEqual(buildContent());
    storage.close();
  });
});
