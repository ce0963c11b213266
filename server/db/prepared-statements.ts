import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

type Prepared<Row> = { readonly execute: (values: Readonly<Record<string, unknown>>) => Promise<Row[]> };

const prepared = new WeakMap<Database, Map<string, unknown>>();

/**
 * A statement that PostgreSQL plans once a connection instead of at every call, for those that are asked for most.
 * Values are given as `sql.placeholder`s. Each row comes as JSON, so instants are for the statement to write.
 */
export function getPreparedStatement<Row>(db: Database, name: string, write: () => SQL): Prepared<Row> {
  const ofDatabase = prepared.get(db) ?? new Map<string, unknown>();
  prepared.set(db, ofDatabase);
  const known = ofDatabase.get(name) as Prepared<Row> | undefined;
  if (known !== undefined) return known;
  const query = db.select({ row: sql<Row>`to_jsonb(found)` }).from(sql`(${write()}) found`).prepare(name);
  const made: Prepared<Row> = {
    execute: async (values) => (await query.execute({ ...values })).map(({ row }) => row)
  };
  ofDatabase.set(name, made);
  return made;
}

/**
 * The `keys` of a prepared statement as a table of one column. PostgreSQL counts the entries of a plain array and so
 * plans again for each length; of this function it assumes one row count and keeps its plan.
 */
export const requestedKeys: SQL = sql`json_array_elements_text(array_to_json(${sql.placeholder('keys')}::text[]))`;
