import { type SQL, sql } from 'drizzle-orm';
import type { Totals } from './control-totals.ts';
import type { Agreement, Check, Tally } from './invariant.ts';

/** Whether the totals leave no doubt that what should agree does, and that nothing is what a check excludes. */
export function isPlain({ agreements = [], excludes = [] }: Check, totals: Totals): boolean {
  const total = (tallies: readonly Tally[]): bigint =>
    tallies.reduce((sum, tally) => sum + (totals.get(tally) ?? 0n), 0n);
  return (
    agreements.every(({ one, other }) => total(one) === total(other)) &&
    excludes.every((fault) => totals.get(fault) === 0n)
  );
}

/** Rows of one text, `what`: of what it is not so, of all that has totals. `now` in ISO 8601. */
export function findWhere({ agreements = [], excludes = [] }: Check, now: string): SQL {
  const faulty = excludes.map(
    ({ book, what, isSo }) => sql`select ${what} as what from ${book.from} where ${isSo(now)}`
  );
  return sql.join([...agreements.map(findUnlike), ...faulty], sql` union all `);
}

/** The keys, all parts of them, for which the two have another sum. */
function findUnlike({ one, other }: Agreement): SQL {
  const rows = [...one.map((tally) => rowsOf(tally, sql`+`)), ...other.map((tally) => rowsOf(tally, sql`-`))];
  return sql`(select what from (${sql.join(rows, sql` union all `)}) said group by what having sum(amount) <> 0)`;
}

function rowsOf({ book, key, amount = sql`1`, where = sql`true` }: Tally, sign: SQL): SQL {
  const parts = key.map(({ value }) => sql`(${value})::text`);
  return sql`select concat_ws(' ', ${sql.join(parts, sql`, `)}) as what, ${sign} (${amount})::numeric as amount
    from ${book.from} where ${where}`;
}
