import { type SQL, sql } from 'drizzle-orm';
import type { Check, Invariant } from './invariant.ts';

type Alone = Invariant & {
  /** Rows of one text, `what`. */
  readonly findFaults: (now: string) => SQL;
};

/** An invariant with a statement of its own. */
export const checkAlone = ({ name, says, findFaults }: Alone): Check => ({
  invariants: [{ name, says }],
  findFaults: (now) => sql`select ${name}::text as name, what from (${findFaults(now)}) found`
});

type OfRows = Invariant & {
  /** Of a row: names the thing. */
  readonly what: SQL;
  /** Of a row: whether it is not so. */
  readonly isBroken: (now: string) => SQL;
};

/** Invariants of each row that `from` joins: they are read once for all. */
export const checkRows = (
  from: SQL,
  invariants: readonly OfRows[],
  { isInKeyOrder = false }: Pick<Check, 'isInKeyOrder'> = {}
): Check => ({
  invariants,
  isInKeyOrder,
  findFaults: (now) => {
    const broken = invariants.map(({ isBroken }) => sql`(${isBroken(now)})`);
    const said = invariants.map(({ name, what }, at) => sql`(${name}::text, ${what}, ${broken[at]})`);
    // The first condition leaves next to nothing for which the values are made at all.
    return sql`
      select said.name, said.what from ${from}
      cross join lateral (values ${sql.join(said, sql`, `)}) said (name, what, is_broken)
      where (${sql.join(broken, sql` or `)}) and said.is_broken`;
  }
});
