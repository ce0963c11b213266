import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { doTogetherIn } from './do-together.ts';
import { prepareOnce } from './prepare-once.ts';

type SharedStatement<Row> = {
  /** Of its own, as PostgreSQL knows it. */
  readonly name: string;
  /** Selects the rows of all `keysAsked`. */
  readonly write: () => SQL;
  /** Which of the keys a row is the one of. */
  readonly keyOf: (row: Row) => string;
};

/**
 * The keys of a statement as a table of one column. Of a plain list PostgreSQL counts the entries and then plans for
 * that many anew at every call; of this it guesses the same whatever is in it, and keeps its plan.
 */
export const keysAsked: SQL = sql`json_array_elements_text(array_to_json(${sql.placeholder('keys')}::text[]))`;

/** Reads the row of each key, undefined where there is none: one statement for all that is asked for at a time. */
export function readTogether<Row>({
  name,
  write,
  keyOf
}: SharedStatement<Row>): (db: Database, keys: readonly string[]) => Promise<(Row | undefined)[]> {
  const read = doTogetherIn<Database, string, Row | undefined>(async (db, asked) => {
    const rows = await prepareOnce<Row>(db, name, write).execute({ keys: [...new Set(asked)] });
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return asked.map((key) => found.get(key));
  });
  return (db, keys) => Promise.all(keys.map((key) => read(db, key)));
}
