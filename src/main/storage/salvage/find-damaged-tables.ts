import type { SqlValue } from '../database/connection.ts';
import Database from 'better-sqlite3';
import type { SortedRows, TableName } from './sort-rows.ts';

const tableNames = [
  'drafts',
  'draft_steps',
  'history',
  'templates',
  'marks',
  'notifications',
  'events',
  'metrics',
  'preferences',
  'models',
  'plans',
  'listing_drafts',
  'window_prompts'
] as const satisfies readonly TableName[];

/** Tables that came after the first version, with the version that brought them. */
const since: { readonly [Name in TableName]?: number } = {
  models: 4,
  plans: 4,
  listing_drafts: 7,
  window_prompts: 9
};

function isIntact(connection: Database.Database, table: TableName, found: number): boolean {
  try {
    const select = connection.prepare<SqlValue[]>(`SELECT * FROM ${table} NOT INDEXED`);
    return select.all().length <= found;
  } catch {
    return false;
  }
}

/**
 * The tables of which rows are missing: those that SQLite cannot read from end to end, or of which it reads more than
 * was found. `file` is opened and may be changed; a file of an older `version` (0: not known) never had the newer tables.
 */
export function findDamagedTables(file: string, found: SortedRows, version: number): TableName[] {
  const expected = tableNames.filter((table) => version === 0 || version >= (since[table] ?? 1));
  let connection: Database.Database;
  try {
    connection = new Database(file);
  } catch {
    return expected;
  }
  try {
    return expected.filter((table) => !isIntact(connection, table, found[table].size));
  } finally {
    connection.close();
  }
}
