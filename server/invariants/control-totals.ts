// Control totals, as auditors call them: whether two tallies of the same agree is seen from a number of each, without
// bringing their rows together. The amount of every row is multiplied by a weight drawn for its key, and added up. Where
// for every key both have the same sum, the totals are equal; where for some they have not, they are equal by accident
// only, once in two thousand million, and the weights are drawn anew each time.
import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Book, Check, Exclusion, Tally } from './invariant.ts';

/** A total of a tally, and of what is excluded how many rows are so. */
export type Totals = ReadonlyMap<Tally | Exclusion, bigint>;

/** All that has a total, check by check. */
export const asksOf = ({ agreements = [], excludes = [] }: Check): readonly (Tally | Exclusion)[] => [
  ...agreements.flatMap(({ one, other }) => [...one, ...other]),
  ...excludes
];

/** For the weights of one check of everything. */
export const drawSeed = (): bigint => randomBytes(8).readBigInt64LE();

/** Of all that is asked of a book, in one reading of it. `now` in ISO 8601. */
export async function readTotals(
  tx: Database,
  book: Book,
  asked: readonly (Tally | Exclusion)[],
  { seed, now }: { readonly seed: bigint; readonly now: string }
): Promise<Totals> {
  const columns = asked.map((each) => ('key' in each ? totalOf(each, seed) : countOf(each, now)));
  const { rows } = await tx.execute<{ totals: readonly string[] }>(
    sql`select array[${sql.join(columns, sql`, `)}]::text[] as totals from ${book.from}`
  );
  return new Map(asked.map((each, place) => [each, BigInt(rows[0]?.totals[place] ?? 0)]));
}

function totalOf({ key, amount = sql`1`, where = sql`true` }: Tally, seed: bigint): SQL {
  const weight = sql`(${key.reduce((before, part) => part.hash(before), number(seed))} & 2147483647)`;
  // What is missing, or beyond what the product can hold, counts as something that nothing else is equal to.
  const strange = number(drawSeed());
  const product = sql`case when ${amount} between -2147483648 and 2147483647 then (${amount})::bigint * ${weight} end`;
  return sql`coalesce(sum(coalesce(${product}, ${strange})) filter (where ${where}), 0)`;
}

/** Whether all that should agree does, and nothing is as it must not be. `totals` has all that is asked of the check. */
export function isPlain({ agreements = [], excludes = [] }: Check, totals: Totals): boolean {
  const read = (asked: Tally | Exclusion): bigint => {
    const total = totals.get(asked);
    if (total === undefined) throw new Error('A book was not read');
    return total;
  };
  const add = (tallies: readonly Tally[]): bigint => tallies.reduce((sum, tally) => sum + read(tally), 0n);
  return (
    agreements.every(({ one, other }) => add(one) === add(other)) &&
    excludes.every((each) => read(each) === 0n)
  );
}

const countOf = ({ isSo }: Exclusion, now: string): SQL => sql`count(*) filter (where ${isSo(now)})`;

const number = (value: bigint): SQL => sql.raw(`(${value})::bigint`);
