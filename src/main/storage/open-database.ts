// Opens the data file whatever state it is in: new, of an older version, of a newer one, damaged.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ContractFailure } from '#shared/contract/errors.ts';
import { isBackupDue, listBackups, makeBackup } from './backups/backups.ts';
import { type Connection, isSound, openConnection } from './database/connection.ts';
import { type Migration, migrate } from './database/migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { type DatabaseImage, readImage } from './salvage/read-database-image.ts';
import { finishRepair, salvage } from './salvage/salvage.ts';
import { toContractFailure } from './database/storage-failure.ts';

export type OpenOptions = {
  readonly now: () => number;
  readonly migrations?: readonly Migration[];
};

/** SQLite removes both files when it closes; shared memory alone means that somebody else removed the log. */
const isLogMissing = (file: string): boolean => existsSync(`${file}-shm`) && !existsSync(`${file}-wal`);

function isFileDamaged(file: string, image: DatabaseImage): boolean {
  if (isLogMissing(file)) return true;
  if (image.isEmpty) return image.wal.pages.size > 0 || listBackups(dirname(file)).length > 0;
  return !image.hasHeader || image.wal.isDamaged;
}

/** A file of our version has our tables; one that was never filled has none. */
function hasItsTables(connection: Connection, version: number): boolean {
  const tables = connection
    .prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'history'")
    .pluck()
    .get();
  return tables === (version === 0 ? 0 : 1);
}

/** Answers with undefined when SQLite finds the file damaged. */
function openSound(file: string, version: number): Connection | undefined {
  let connection: Connection | undefined;
  try {
    connection = openConnection(file);
    if (isSound(connection) && hasItsTables(connection, version)) return connection;
    connection.close();
    return undefined;
  } catch (error) {
    connection?.close();
    if (toContractFailure(error, dirname(file)).code === 'database_damaged') return undefined;
    throw error;
  }
}

function openRepaired(file: string, options: Required<OpenOptions>): Connection {
  const { now, migrations } = options;
  salvage(file, { now: now(), migrations, isLogMissing: isLogMissing(file) });
  const connection = openSound(file, migrations.length);
  if (connection === undefined) throw new ContractFailure('database_damaged');
  return connection;
}

/**
 * Opens or creates the database `file`, repairs it when it is damaged, brings it to the newest version with a backup
 * before, and makes the day's backup. The caller holds the folder's lock. Throws `database_too_new` with every
 * byte of the file as it was, `database_locked`, `disk_full`, `database_damaged`.
 */
export function openDatabase(file: string, { now, migrations = allMigrations }: OpenOptions): Connection {
  const folder = dirname(file);
  finishRepair(file);
  const image = readImage(file);
  if (image.version > migrations.length) throw new ContractFailure('database_too_new');
  const opened = isFileDamaged(file, image) ? undefined : openSound(file, image.version);
  const connection = opened ?? openRepaired(file, { now, migrations });
  try {
    const backUp = () => {
      if (image.version > 0) makeBackup(connection, folder, now());
    };
    migrate(connection, migrations, backUp);
    if (image.version > 0) makeDailyBackup(connection, folder, now());
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A copy that cannot be made today (the disk is full, say) is no reason to keep anybody from working. */
export function makeDailyBackup(connection: Connection, folder: string, now: number): void {
  try {
    if (isBackupDue(folder, now)) makeBackup(connection, folder, now);
  } catch {
    // `storage.status` lists the backups there are; the next start tries again.
  }
}
