import type { SQL } from 'drizzle-orm';

/** Something that is always so, whatever happened. */
export type Invariant = {
  /** E.g. "ledger_sums_to_zero". */
  readonly name: string;
  /** What is so, as a sentence. */
  readonly says: string;
};

/** What one statement looks at: an invariant, or several that are about the same rows. */
export type Check = {
  readonly invariants: readonly Invariant[];
  /** Rows of two texts: the `name` of an invariant, and `what` names a thing of which it is not so. `now` in ISO 8601. */
  readonly findFaults: (now: string) => SQL;
  /** Whether its tables are read side by side in the order of their keys: hashing them whole takes a third longer. */
  readonly isInKeyOrder?: boolean;
};
