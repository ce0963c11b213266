import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { listBackups, makeBackup } from './backups.ts';
import { hasTable } from './has-table.ts';
import type { Connection } from '../database/connection.ts';

/** Tables that contain prompts which were not saved on purpose, and what the server said of purchases. */
const tables = ['drafts', 'draft_steps', 'history', 'sync_rows', 'window_prompts'] as const;

function holds(file: string, purchaseIds: readonly string[]): boolean {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const present = tables.filter((table) => hasTable(copy, table));
    return present.some((table) =>
      purchaseIds.some(
        (id) => copy.prepare(`SELECT 1 FROM ${table} WHERE instr(body, ?) > 0`).get(id) !== undefined
      )
    );
  } catch {
    // One that cannot be read cannot be restored either.
    return false;
  } finally {
    copy.close();
  }
}

/** Backups in which a prompt names one of these purchases go, and one of now takes their place. */
export function replaceBackupsContaining(
  connection: Connection,
  folder: string,
  purchaseIds: readonly string[],
  now: number
): void {
  const holding = listBackups(folder).filter(({ file }) => holds(file, purchaseIds));
  if (holding.length === 0) return;
  const made = makeBackup(connection, folder, now);
  for (const { file } of holding) if (file !== made.file) rmSync(file, { force: true });
}
