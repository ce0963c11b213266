import { sql, type SQL } from 'drizzle-orm';
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

export type NamedStatement = {
  /** Of its own: PostgreSQL knows it by this once a connection has sent it. */
  readonly name: string;
  /** With $1, $2, … where the values go. */
  readonly text: string;
};

/**
 * Runs a statement that PostgreSQL parses and plans once a connection instead of at every call, within whatever
 * transaction `db` is. Values that are objects or lists are sent as JSON; instants come as text.
 */
export async function executePrepared<Row>(
  db: Database,
  { name, text }: NamedStatement,
  values: readonly unknown[]
): Promise<Row[]> {
  const params = values.map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  );
  const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    { sql: text, params },
    undefined,
    name,
    false
  );
  return (await query.execute()).rows;
}
