import { type SQL, sql } from 'drizzle-orm';
import { askTogether } from './ask-together.ts';
import type { Database } from './client.ts';
import { prepareOnce } from './prepare-once.ts';

export type SharedStatement<Row> = {
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

const asking = new WeakMap<Database, Map<string, unknown>>();

/** The rows of these keys, undefined where there is none: one statement for all that is asked for at a time. */
export function readTogether<Row>(
  db: Database,
  { name, write, keyOf }: SharedStatement<Row>,
  keys: readonly string[]
): Promise<(Row | undefined)[]> {
  const ofDatabase = asking.get(db) ?? new Map<string, unknown>();
  asking.set(db, ofDatabase);
  const known = ofDatabase.get(name) as ReturnType<typeof askTogether<Row>> | undefined;
  const ask =
    known ?? askTogether<Row>((all) => prepareOnce<Row>(db, name, write).execute({ keys: all }), keyOf);
  ofDatabase.set(name, ask);
  return Promise.all(keys.map(ask));
}
