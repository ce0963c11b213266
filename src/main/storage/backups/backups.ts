// Copies of the whole database beside it: before an upgrade, and once a day.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContractFailure } from '#shared/contract/errors.ts';
import Database from 'better-sqlite3';
import { type Connection, isSound } from '../database/connection.ts';

export type Backup = { readonly file: string; readonly createdAt: number };

const maxBackups = 5;
const day = 24 * 3_600_000;
const backupName = /^reelwright-(\d{13,})\.db$/;

const suffixOfUnfinished = '.unfinished';

const getFolder = (folder: string): string => join(folder, 'backups');

function listNames(place: string): string[] {
  try {
    return readdirSync(place);
  } catch {
    // No folder, no backups.
    return [];
  }
}

/** Newest first. */
export function listBackups(folder: string): Backup[] {
  const place = getFolder(folder);
  return listNames(place)
    .flatMap((name) => {
      const createdAt = backupName.exec(name)?.[1];
      return createdAt === undefined ? [] : [{ file: join(place, name), createdAt: Number(createdAt) }];
    })
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

export function isBackupDue(folder: string, now: number): boolean {
  const newest = listBackups(folder)[0];
  return newest === undefined || Math.abs(now - newest.createdAt) >= day;
}

const isOurs = (name: string): boolean => backupName.test(name.replace(suffixOfUnfinished, ''));

/** All of them, unfinished ones included. */
function removeBackups(folder: string): void {
  const place = getFolder(folder);
  for (const name of listNames(place).filter(isOurs)) rmSync(join(place, name), { force: true });
}

/** True when `file` opens and SQLite finds nothing wrong in it. */
export function isSoundFile(file: string): boolean {
  try {
    const copy = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return isSound(copy);
    } finally {
      copy.close();
    }
  } catch {
    return false;
  }
}

/** The cache can be fetched again, and may belong to an account that has signed out since. */
function excludeOfflineCache(file: string): void {
  const copy = new Database(file, { fileMustExist: true });
  try {
    // A backup that precedes a migration has the table under its former name.
    const table = copy
      .prepare("SELECT name FROM sqlite_schema WHERE name IN ('offline_cache', 'seen')")
      .pluck()
      .get();
    if (typeof table !== 'string' || copy.prepare(`SELECT 1 FROM ${table}`).get() === undefined) return;
    copy.pragma('secure_delete = ON');
    copy.exec(`DELETE FROM ${table}`);
  } finally {
    copy.close();
  }
}

/** Writes a checked copy, then lets go of all but the newest five. A copy that fails leaves no file. */
export function makeBackup(connection: Connection, folder: string, now: number): Backup {
  const place = getFolder(folder);
  mkdirSync(place, { recursive: true });
  const file = join(place, `reelwright-${String(now).padStart(13, '0')}.db`);
  const unfinished = `${file}${suffixOfUnfinished}`;
  for (const name of listNames(place).filter((one) => one.endsWith(suffixOfUnfinished))) {
    rmSync(join(place, name), { force: true });
  }
  try {
    connection.prepare('VACUUM INTO ?').run(unfinished);
    excludeOfflineCache(unfinished);
    if (!isSoundFile(unfinished)) throw new ContractFailure('database_damaged', 'The backup cannot be read');
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  for (const old of listBackups(folder).slice(maxBackups)) rmSync(old.file, { force: true });
  return { file, createdAt: now };
}

const leftover = /^reelwright\.(damaged-.*|newer-.*|scratch|recovering|recovered)\.db(-wal|-shm|-journal)?$/;

/**
 * Removes every copy of the database in `folder`: backups, files set aside as damaged or too new, what
 * an interrupted repair left.
 */
export function eraseBackupCopies(folder: string): void {
  removeBackups(folder);
  for (const name of readdirSync(folder).filter((one) => leftover.test(one))) {
    rmSync(join(folder, name), { force: true });
  }
}
