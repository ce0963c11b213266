import type { SqlValue } from '../connection.ts';
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
  'preferences'
] as const satisfies readonly TableName[];

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
 * was found. `file` is opened and may be changed.
 */
export function findDamagedTables(file: string, found: SortedRows): TableName[] {
  let connection: Database.Database;
  try {
    connection = new Database(file);
  } catch {
    return [...tableNames];
  }
  try {
    return tableNames.filter((table) => !isIntact(connection, table, found[table].size));
  } finally {
    connection.close();
  }
}
