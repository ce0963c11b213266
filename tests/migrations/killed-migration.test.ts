import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDb, openConnection } from '#main/storage/database/connection.ts';
import { getVersion, migrate } from '#main/storage/database/migrate.ts';
import { allMigrations } from '#main/storage/migrations/all-migrations.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { readSnapshot } from '#main/storage/tables/snapshot.ts';
import { startChild, waitForEnd } from '#tests/support/child.ts';
import { buildContent } from '#tests/support/device-content.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { fillVersion, snapshotOfVersion } from './fill-version.ts';

const now = () => 1_800_000_000_000;

const statementsOf = (from: number) =>
  allMigrations.slice(from).flatMap(({ up }) => up.split(';').filter((statement) => statement.trim() !== ''))
    .length;

const moments = Array.from({ length: statementsOf(1) }, (_, index) => index + 1);

test.each(moments)('a kill after statement %i of an upgrade loses no row', async (dieAfter) => {
  const file = join(createTempFolder(), 'reelwright.db');
  const older = openConnection(file);
  migrate(older, allMigrations.slice(0, 1));
  fillVersion(older, 1, buildContent());
  older.close();

  const child = startChild(
    new URL('killed-migration-child.ts', import.meta.url),
    [file, String(dieAfter)],
    () => {}
  );
  expect(await waitForEnd(child)).toBe('SIGKILL');

  const left = openConnection(file);
  const version = getVersion(left);
  expect(version).toBeGreaterThanOrEqual(1);
  expect(version).toBeLessThan(allMigrations.length);
  expect(left.pragma('integrity_check', { simple: true })).toBe('ok');
  left.close();
  const connection = openDatabase(file, { now });
  expect(readSnapshot(createDb(connection))).toEqual(snapshotOfVersion(1, buildContent()));
  connection.close();
});

test.each(Array.from({ length: statementsOf(0) }, (_, index) => index + 1))(
  'a kill after statement %i of the first start leaves a file that opens',
  async (dieAfter) => {
    const file = join(createTempFolder(), 'reelwright.db');
    const child = startChild(
      new URL('killed-migration-child.ts', import.meta.url),
      [file, String(dieAfter)],
      () => {}
    );
    expect(await waitForEnd(child)).toBe('SIGKILL');
    const connection = openDatabase(file, { now });
    expect(getVersion(connection)).toBe(allMigrations.length);
    connection.close();
  }
);
