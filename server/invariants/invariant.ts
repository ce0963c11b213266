import type { SQL } from 'drizzle-orm';

/** Something that is always true, whatever happened, and the query that finds where it is not. */
export type Invariant = {
  /** E.g. "ledger_sums_to_zero". */
  readonly name: string;
  /** The invariant as a sentence. */
  readonly statement: string;
  /** Selects the violating rows as text: `id`, and `problem`, what is wrong with it. `now` in ISO 8601. */
  readonly findViolations: (now: string) => SQL;
};

/** A row of `findViolations`. */
export type ViolatingRow = { readonly id: string; readonly problem: string };

export type Violation = Pick<Invariant, 'name' | 'statement'> & {
  readonly count: number;
  /** The first few. */
  readonly rows: readonly ViolatingRow[];
};
