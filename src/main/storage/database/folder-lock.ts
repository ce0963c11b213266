// One process at a time owns a data folder. The lock is the operating system's, so it dies with its holder.
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Long enough for a predecessor that is closing, in milliseconds. */
const timeoutMs = 1_000;

/** A connection that nothing refers to is closed by the garbage collector, and its lock goes with it. */
const held = new Set<Database.Database>();

export type FolderLock = { readonly release: () => void };

function takeLock(file: string): FolderLock {
  const connection = new Database(file, { timeout: timeoutMs });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    held.add(connection);
    const release = () => {
      held.delete(connection);
      connection.close();
    };
    return { release };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Throws SQLite's `SQLITE_BUSY` when another process holds the folder. */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'reelwright.lock');
  try {
    return takeLock(file);
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_NOTADB') throw error;
    // The lock file holds nothing; when it was overwritten, nobody can be holding it.
    truncateSync(file, 0);
    return takeLock(file);
  }
}
