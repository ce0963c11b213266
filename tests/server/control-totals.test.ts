// What control totals promise: two tallies that do not agree are always told apart, and looking closer says where.
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSeed, isPlain, readTotals } from '#server/invariants/control-totals.ts';
import type { Tally, Check } from '#server/invariants/invariant.ts';
import { text, whole } from '#server/invariants/key-part.ts';
import { findWhere } from '#server/invariants/find-where.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 1 });
});
afterAll(() => database.drop());

type Row = { readonly name: string | null; readonly place: number; readonly amount: number | null };

const keyOf = ({ name, place }: Row): string => (name === null ? `${place}` : `${name} ${place}`);

/** A book of these rows, with one tally of them all. */
function tallyOf(rows: readonly Row[]): Tally {
  const values = rows.map(
    ({ name, place, amount }) => sql`(${name}::text, ${place}::bigint, ${amount}::bigint)`
  );
  const nobody = sql`(null::text, null::bigint, null::bigint)`;
  return {
    book: { from: sql`(values ${sql.join([nobody, ...values], sql`, `)}) v (name, place, amount)` },
    key: [text(sql`v.name`), whole(sql`v.place`)],
    amount: sql`v.amount`,
    where: sql`v.place is not null`
  };
}

/** The keys that have another sum in the one than in the other, with how much more. */
function listUnlike(one: readonly Row[], other: readonly Row[]): readonly string[] {
  const sums = new Map<string, bigint>();
  const add = (row: Row, sign: bigint): unknown =>
    sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0n) + sign * BigInt(row.amount ?? 0));
  for (const row of one) add(row, 1n);
  for (const row of other) add(row, -1n);
  return [...sums].filter(([, sum]) => sum !== 0n).map(([key, sum]) => `${key} (off by ${sum})`);
}

async function look(one: readonly Row[], other: readonly Row[]) {
  const sides = [tallyOf(one), tallyOf(other)] as const;
  const check: Check = { name: '', says: '', agreements: [{ one: [sides[0]], other: [sides[1]] }] };
  const seed = drawSeed();
  const read = await Promise.all(
    sides.map((side) => readTotals(database.db, side.book, [side], { seed, now: '' }))
  );
  const totals = new Map(read.flatMap((found) => [...found]));
  const { rows } = await database.db.execute<{ what: string }>(findWhere(check, ''));
  return { isPlain: isPlain(check, totals), found: rows.map(({ what }) => what) };
}

const aPlace = fc.constantFrom(0, 1, -1, 2 ** 32);
const anyRows = (anyName: fc.Arbitrary<string | null>, anyAmount: fc.Arbitrary<number>) =>
  fc.array(fc.record({ name: anyName, place: aPlace, amount: anyAmount }), {
    maxLength: 5
  });
const aName = fc.constantFrom('a', 'b', '', 'é');
const anAmount = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom(-(2 ** 31), 2 ** 31 - 1));

test('what differs is never plain, what agrees always is, and every key that differs is found', async () => {
  const someRows = anyRows(aName, anAmount);
  await fc.assert(
    fc.asyncProperty(someRows, someRows, async (one, other) => {
      const unlike = listUnlike(one, other);
      const { isPlain: plain, found } = await look(one, other);
      expect([plain, found.toSorted()]).toEqual([unlike.length === 0, unlike.toSorted()]);
    }),
    { numRuns: 300 }
  );
});

test('the same rows in another order and in other portions agree', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows(aName, fc.integer({ min: -99, max: 99 })), async (rows) => {
      const portions = rows.flatMap((row) => [
        { ...row, amount: row.amount - 7 },
        { ...row, amount: 7 }
      ]);
      expect(await look(rows, portions.toReversed())).toEqual({ isPlain: true, found: [] });
    }),
    { numRuns: 50 }
  );
});

test('a key that lacks a part, or an amount beyond 32 bits, is looked at closer', async () => {
  const strange = fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 52);
  await fc.assert(
    fc.asyncProperty(
      anyRows(fc.constant(null), anAmount),
      anyRows(aName, strange),
      async (lacking, large) => {
        for (const rows of [lacking, large]) {
          const { isPlain: plain, found } = await look(rows, rows);
          expect([plain, found]).toEqual([rows.length === 0, []]);
          expect((await look(rows, [])).found.toSorted()).toEqual(listUnlike(rows, []).toSorted());
        }
      }
    ),
    { numRuns: 50 }
  );
});

test('an amount that is not known is told, whatever stands against it', async () => {
  const unknown = { name: 'a', place: 1, amount: null };
  const off = ['a 1 (off by nothing that is known)'];
  expect(await look([unknown], [])).toEqual({ isPlain: false, found: off });
  expect(await look([unknown], [unknown])).toEqual({ isPlain: false, found: off });
});

test('numbers that PostgreSQL’s own hash takes for the same are told apart', async () => {
  for (const [one, other] of [
    [1, 2 ** 32],
    [400, 2 ** 32 + 401],
    [-1, 2 ** 32 - 1]
  ] as const) {
    const at = (place: number): Row[] => [{ name: 'a', place, amount: 1 }];
    expect([one, other, await look(at(one), at(other))]).toMatchObject([one, other, { isPlain: false }]);
  }
});
