// Going back to an older version of the app, which cannot open a database that a newer one has migrated.
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { type Backup, isSoundFile, listBackups } from '../backups/backups.ts';
import { hasTable } from '../backups/has-table.ts';
import { createDb } from '../database/connection.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { loadStoredDevice, resetDevice } from '../tables/sync.ts';
import { readImage } from './read-database-image.ts';
import { finishRepair, getFinished } from './salvage.ts';

export type OlderData =
  /** The older version can open the database as it is. */
  | { readonly kind: 'readable' }
  | { readonly kind: 'backup'; readonly backup: Backup }
  | { readonly kind: 'none' };

const fileIn = (folder: string): string => join(folder, 'reelwright.db');

/** The data for a version with the schema `schema`: the newest sound backup that it can open, if it needs one. */
export function findOlderData(folder: string, schema: number): OlderData {
  if (readImage(fileIn(folder)).version <= schema) return { kind: 'readable' };
  const backup = listBackups(folder).find(({ file }) => {
    const { version } = readImage(file);
    return version > 0 && version <= schema && isSoundFile(file);
  });
  return backup === undefined ? { kind: 'none' } : { kind: 'backup', backup };
}

/**
 * Puts the backup in the place of the database, which is kept beside it. A crash at any point leaves one of them whole.
 * Answers with the path of the newer database. Throws where the folder cannot be written or another process holds it.
 */
export function restoreOlderData(folder: string, { file: backup }: Backup, now: number): string {
  const file = fileIn(folder);
  const lock = lockFolder(folder);
  const building = join(folder, 'reelwright.recovering.db');
  try {
    const kept = keepNewer(file, now);
    rmSync(building, { force: true });
    copyFileSync(backup, building);
    beginSyncAnew(building);
    renameSync(building, getFinished(file));
    finishRepair(file);
    return kept;
  } finally {
    rmSync(building, { force: true });
    lock.release();
  }
}

function keepNewer(file: string, now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const kept = join(dirname(file), `reelwright.newer-${stamp}.db`);
  for (const suffix of ['', '-wal'])
    if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${kept}${suffix}`);
  return kept;
}

/**
 * The server has seen mutations of this device that the backup knows nothing of; their numbers must not come again.
 * Messages that wait stay, since the server knows each by its key.
 */
function beginSyncAnew(file: string): void {
  const copy = new Database(file, { fileMustExist: true });
  try {
    if (!hasTable(copy, 'sync_devices')) return;
    const db = createDb(copy);
    db.transact(() => resetDevice(db, loadStoredDevice(db)));
  } finally {
    copy.close();
  }
}
