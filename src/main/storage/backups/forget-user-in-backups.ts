import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { LibraryWrites } from '#shared/domain/sync/diff-lists.ts';
import { listBackups } from './backups.ts';
import { hasTable } from './has-table.ts';

/** Takes what was kept for syncing out of every backup, and the rows that went from the library. The rest of it stays. */
export function forgetUserInBackups(folder: string, gone: LibraryWrites): void {
  for (const { file } of listBackups(folder)) {
    try {
      forgetUser(file, gone);
    } catch {
      // One that cannot be read cannot be restored either.
      rmSync(file, { force: true });
    }
  }
}

function forgetUser(file: string, { templates, marks, history, listingDrafts }: LibraryWrites): void {
  const copy = new Database(file, { fileMustExist: true });
  const remove = (table: string, key: string, ids: readonly string[]): void => {
    for (const id of ids) copy.prepare(`DELETE FROM ${table} WHERE ${key} = ?`).run(id);
  };
  try {
    copy.pragma('secure_delete = ON');
    copy.transaction(() => {
      for (const table of ['sync_devices', 'sync_outbox', 'sync_rows'])
        if (hasTable(copy, table)) copy.exec(`DELETE FROM ${table}`);
      remove('templates', 'id', templates.removed);
      remove('history', 'id', history.removed);
      remove('marks', 'template_id', marks.removed);
      if (hasTable(copy, 'listing_drafts')) remove('listing_drafts', 'id', listingDrafts.removed);
    })();
  } finally {
    copy.close();
  }
}
