// Repairs a damaged database: sets it aside, builds a new one from every row that can still be read and the newest good
// backup, and puts that in its place. A crash at any point leaves the damaged file or the finished new one.
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Backup, isSoundFile, listBackups } from '../backups/backups.ts';
import { createDb, openConnection } from '../database/connection.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import { saveRecovery } from '../tables/recoveries.ts';
import { resetDevice, restoreMessages } from '../tables/sync.ts';
import { readSnapshot, replaceSnapshot } from '../tables/snapshot.ts';
import { listWindowPrompts, putWindowPrompt } from '../tables/window-prompts.ts';
import { describeRecovery, singleRowTables } from './describe-recovery.ts';
import { type BackupContent, fillFromBackup } from './fill-from-backup.ts';
import { findDamagedTables } from './find-damaged-tables.ts';
import { findMembership, findMessages } from './find-membership.ts';
import { readImage, writeImage } from './read-database-image.ts';
import { readRows } from './read-rows.ts';
import { type SortedRows, sortRows, type TableName } from './sort-rows.ts';

const companions = ['-wal', '-shm', '-journal'];

function removeDatabase(file: string): void {
  for (const suffix of ['', ...companions]) rmSync(`${file}${suffix}`, { force: true });
}

/** The place of a finished repair that waits to be put in place. */
export const getFinished = (file: string): string => join(dirname(file), 'reelwright.recovered.db');

/** Puts a finished repair in place; does nothing when there is none. */
export function finishRepair(file: string): void {
  const finished = getFinished(file);
  if (!existsSync(finished)) return;
  // A log of the old file would be played into the new one.
  for (const suffix of companions) rmSync(`${file}${suffix}`, { force: true });
  renameSync(finished, file);
}

function setAside(file: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(dirname(file), `reelwright.damaged-${stamp}.db`);
  if (!existsSync(file)) writeFileSync(aside, '');
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${aside}${suffix}`);
  }
  return aside;
}

function readBackup(backup: Backup, scratch: string, migrations: readonly Migration[]): BackupContent | null {
  removeDatabase(scratch);
  try {
    if (!isSoundFile(backup.file)) return null;
    copyFileSync(backup.file, scratch);
    const connection = openConnection(scratch);
    try {
      migrate(connection, migrations);
      const db = createDb(connection);
      return { snapshot: readSnapshot(db), windowPrompts: listWindowPrompts(db) };
    } finally {
      connection.close();
    }
  } catch {
    // A backup that cannot be used is no reason to give up: the one before it may be whole.
    return null;
  } finally {
    removeDatabase(scratch);
  }
}

function findBackup(folder: string, scratch: string, migrations: readonly Migration[]) {
  for (const backup of listBackups(folder)) {
    const content = readBackup(backup, scratch, migrations);
    if (content !== null) return { backup, content };
  }
  return { backup: null, content: null };
}

const findSingles = (rows: SortedRows): ReadonlySet<TableName> =>
  new Set([...singleRowTables].filter((table) => rows[table].size > 0));

/** `isLogMissing`: the log was there when the app last ran and is gone. */
export function salvage(
  file: string,
  options: { readonly now: number; readonly migrations: readonly Migration[]; readonly isLogMissing: boolean }
): void {
  const folder = dirname(file);
  const scratch = join(folder, 'reelwright.scratch.db');
  const building = join(folder, 'reelwright.recovering.db');
  const damagedFile = setAside(file, options.now);
  const image = readImage(damagedFile);
  const found = readRows(image);
  const rows = sortRows(found);
  removeDatabase(scratch);
  writeImage(image, scratch);
  const tables = findDamagedTables(scratch, rows, image.version);
  const { backup, content } = findBackup(folder, scratch, options.migrations);
  const filled = fillFromBackup(rows, tables, content);
  const isLogDamaged = image.wal.isDamaged || options.isLogMissing;
  const damage = { tables, isLogDamaged, isFileEmpty: image.isEmpty };
  const report = describeRecovery(filled, damage, findSingles(rows), { damagedFile, backup }, options.now);

  removeDatabase(building);
  const connection = openConnection(building);
  try {
    migrate(connection, options.migrations);
    const db = createDb(connection);
    db.transact(() => {
      replaceSnapshot(db, filled.snapshot);
      for (const prompt of filled.windowPrompts) putWindowPrompt(db, prompt);
      resetDevice(db, findMembership(found));
      restoreMessages(db, findMessages(found));
      saveRecovery(db, report);
    });
  } finally {
    connection.close();
  }
  renameSync(building, getFinished(file));
  finishRepair(file);
}
