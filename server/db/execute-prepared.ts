import type { Database } from './client.ts';

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
