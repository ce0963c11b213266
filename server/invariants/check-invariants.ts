import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { defineJob } from '../jobs/jobs.ts';
import { counterChecks } from './counters.ts';
import type { Check, Invariant } from './invariant.ts';
import { ledgerCheck } from './ledger.ts';
import { orderCheck } from './orders.ts';
import { eventCheck, paymentChecks } from './payments.ts';
import { peopleChecks } from './people.ts';
import { rightChecks } from './rights.ts';

/** The longest first, so that two connections that take from them end together. */
const allChecks: readonly Check[] = [
  ledgerCheck,
  orderCheck,
  eventCheck,
  ...rightChecks,
  ...paymentChecks,
  ...peopleChecks,
  ...counterChecks
];

export const allInvariants: readonly Invariant[] = allChecks.flatMap(({ invariants }) => invariants);

export type Violation = Invariant & {
  /** The first few things of which it is not so. */
  readonly faults: readonly string[];
};

const shownFaults = 10;

/** Everything that should be so and is not, as the database stood at one moment. */
export async function checkInvariants({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<readonly Violation[]> {
  return beginReading(db, (tx) => checkAll(tx, [...allChecks], now()));
}

/**
 * As `checkInvariants`, by two connections that read the same moment: the one half needs nothing of the other. What an
 * open transaction has written is not seen.
 */
export async function checkInvariantsByTwo({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<readonly Violation[]> {
  const left = [...allChecks];
  return beginReading(db, async (tx) => {
    const { rows } = await tx.execute<{ snapshot: string }>(sql`select pg_export_snapshot() as snapshot`);
    const other = beginReading(db, async (second) => {
      await second.execute(sql.raw(`set transaction snapshot '${rows[0]?.snapshot ?? ''}'`));
      return checkAll(second, left, now());
    });
    const found = await Promise.all([checkAll(tx, left, now()), other]);
    return found.flat();
  });
}

const beginReading = <Found>(db: Database, read: (tx: Database) => Promise<Found>): Promise<Found> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Takes from `left` until nothing is. */
async function checkAll(tx: Database, left: Check[], now: number): Promise<readonly Violation[]> {
  const moment = new Date(now).toISOString();
  await tx.execute(sql`set local statement_timeout = '60s'`);
  // Each of them sums up whole tables once.
  await tx.execute(sql`set local work_mem = '128MB'`);
  await tx.execute(sql`set local jit = off`);
  // Dividing one of them among processes costs more than it gains.
  await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
  const violations: Violation[] = [];
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const { invariants, findFaults, isInKeyOrder = false } = next;
    const hashing = isInKeyOrder ? 'off' : 'on';
    await tx.execute(
      sql`select set_config('enable_hashjoin', ${hashing}, true), set_config('enable_hashagg', ${hashing}, true)`
    );
    // Numbered, not limited: to find a few rows soon the planner takes ways that are slow to the end, and there are none.
    const { rows } = await tx.execute<{ name: string; what: string }>(sql`
      select name, what from (
        select name, what, row_number() over (partition by name) as place from (${findFaults(moment)}) found
      ) numbered where place <= ${shownFaults}`);
    for (const { name, says } of invariants) {
      const faults = rows.filter((row) => row.name === name).map(({ what }) => what);
      if (faults.length > 0) violations.push({ name, says, faults });
    }
  }
  return violations;
}

/** The operator is told by the log. */
export const checkInvariantsJob = defineJob({
  name: 'check-invariants',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async (context) => {
    for (const { name, faults } of await checkInvariantsByTwo(context)) {
      context.log.error({ invariant: name, faults }, 'something is not as it always has to be');
    }
  }
});
