import { type SQL, sql } from 'drizzle-orm';

/** A part of the key by which amounts are brought together, with PostgreSQL's own hash of it. */
export type KeyPart = {
  readonly value: SQL;
  /** A number of 64 bits, other for another value and for another `seed`, which is one too. */
  readonly hash: (seed: SQL) => SQL;
};

export const text = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hashtextextended(${value}, ${seed})`
});

/** A whole number of up to 64 bits. */
export const whole = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hashint8extended(${value}, ${seed})`
});

export const truth = (value: SQL): KeyPart => whole(sql`(${value})::int`);

/** A moment, to the microsecond. PostgreSQL before 18 has no hash of one that knows its time zone. */
export const instant = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`timestamp_hash_extended(${value} at time zone 'utc', ${seed})`
});

/** The day of a moment. */
export const dayOf = (moment: SQL): KeyPart => day(sql`(${moment} at time zone 'utc')::date`);

export const day = (value: SQL): KeyPart => ({
  value,
  hash: (seed) => sql`hashint4extended(${value} - date '2000-01-01', ${seed})`
});
