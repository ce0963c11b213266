import { type SQL, sql } from 'drizzle-orm';

/** A part of the key by which amounts are brought together, with PostgreSQL's own hash of it. */
export type KeyPart = {
  readonly value: SQL;
  /** A number of 64 bits, with every `seed`, which is one too, another. Values that differ are told apart by most seeds. */
  readonly hash: (seed: SQL) => SQL;
};

export const text = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hashtextextended(${value}, ${seed})`
});

/** A whole number. As a numeric: of a bigint PostgreSQL's hash keeps 32 bits, and takes numbers that differ for one. */
export const whole = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hash_numeric_extended((${value})::numeric, ${seed})`
});

export const truth = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hashint4extended((${value})::int, ${seed})`
});

/** A moment, as its Unix milliseconds. */
export const instant = (value: SQL): KeyPart => whole(sql`(date_part('epoch', ${value}) * 1000)::bigint`);

/** The day of a moment. */
export const dayOf = (moment: SQL): KeyPart => day(sql`(${moment} at time zone 'utc')::date`);

export const day = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hashint4extended(${value} - date '2000-01-01', ${seed})`
});
