import type { SQL } from 'drizzle-orm';
import type { KeyPart } from './key-part.ts';

/** Something that is always so, whatever happened. */
export type Invariant = {
  /** E.g. "ledger_sums_to_zero". */
  readonly name: string;
  /** What is so, as a sentence. */
  readonly says: string;
};

/** A table, or several that are joined: read once for all that is asked of its rows. */
export type Book = {
  readonly from: SQL;
};

/** What a book says: an amount for each row. Amounts of the same key belong together. */
export type Tally = {
  readonly book: Book;
  readonly key: readonly KeyPart[];
  /** A whole number; 1 where it only matters that there is such a row. */
  readonly amount?: SQL;
  /** Of which rows; of all of them where nothing is said. */
  readonly where?: SQL;
};

/** Two tallies of the same, each perhaps in several books: for every key both have the same sum. */
export type Agreement = {
  readonly one: readonly Tally[];
  readonly other: readonly Tally[];
};

/** Something that no row of a book is. */
export type Exclusion = {
  readonly book: Book;
  /** Names the row. */
  readonly what: SQL;
  /** `now` in ISO 8601. */
  readonly isSo: (now: string) => SQL;
};

/** An invariant with all that has to be looked at. */
export type Check = Invariant & {
  readonly agreements?: readonly Agreement[];
  readonly excludes?: readonly Exclusion[];
  /** Rows of one text, `what`: a statement of its own, for what is neither. `now` in ISO 8601. */
  readonly findFaults?: (now: string) => SQL;
};
