import type Database from 'better-sqlite3';

/** A backup that precedes a migration lacks what the migration brought. */
export const hasTable = (copy: Database.Database, table: string): boolean =>
  copy.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
