import type { SQL } from 'drizzle-orm';

/** Something that is always so, whatever happened. */
export type Invariant = {
  /** E.g. "ledger_sums_to_zero". */
  readonly name: string;
  /** What is so, as a sentence. */
  readonly says: string;
  /** Rows of one text, `what`, that names a thing of which it is not so. `now` in ISO 8601. */
  readonly findFaults: (now: string) => SQL;
};
