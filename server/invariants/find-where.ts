import { type SQL, sql } from 'drizzle-orm';
import type { Agreement, Check, Tally } from './invariant.ts';

/** Rows of one text, `what`: of what it is not so, of all that has totals. `now` in ISO 8601. */
export function findWhere({ agreements = [], excludes = [] }: Check, now: string): SQL {
  const excluded = excludes.map(
    ({ book, what, isSo }) => sql`select ${what} as what from ${book.from} where ${isSo(now)}`
  );
  return sql.join([...agreements.map(findUnlike), ...excluded], sql` union all `);
}

/** The keys, all parts of them, for which the two have another sum, with how much more the one has. */
function findUnlike({ one, other }: Agreement): SQL {
  const rows = [...one.map((tally) => rowsOf(tally, sql`+`)), ...other.map((tally) => rowsOf(tally, sql`-`))];
  return sql`
    (select said.key || ' (off by ' || coalesce(sum(said.amount)::text, 'nothing that is known') || ')' as what
    from (${sql.join(rows, sql` union all `)}) said group by said.key
    having sum(said.amount) <> 0 or bool_or(said.amount is null))`;
}

function rowsOf({ book, key, amount = sql`1`, where = sql`true` }: Tally, sign: SQL): SQL {
  const parts = key.map(({ value }) => sql`(${value})::text`);
  return sql`select concat_ws(' ', ${sql.join(parts, sql`, `)}) as key, ${sign} (${amount})::numeric as amount
    from ${book.from} where ${where}`;
}
