import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import { defineJob } from '../jobs/jobs.ts';
import { beginInspection, type Violation } from './begin-inspection.ts';
import { counterChecks } from './counters.ts';
import type { Check } from './invariant.ts';
import { ledgerChecks } from './ledger.ts';
import { orderChecks } from './orders.ts';
import { eventCheck, paymentChecks } from './payments.ts';
import { peopleChecks } from './people.ts';
import { rightChecks } from './rights.ts';

/** What takes longest first, so that two connections that take from them end together. */
export const allInvariants: readonly Check[] = [
  ...ledgerChecks,
  eventCheck,
  ...orderChecks,
  ...rightChecks,
  ...paymentChecks,
  ...peopleChecks,
  ...counterChecks
];

/** Everything that should be so and is not, as the database stood at one moment. */
export async function checkInvariants({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<readonly Violation[]> {
  const inspection = beginInspection(allInvariants, now());
  return inOneMoment(db, async (tx) => {
    await inspection.read(tx);
    return inspection.lookCloser(tx);
  });
}

/**
 * As `checkInvariants`, by two connections that read the same moment: the one half needs nothing of the other. What an
 * open transaction has written is not seen.
 */
export async function checkInvariantsByTwo({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<readonly Violation[]> {
  const inspection = beginInspection(allInvariants, now());
  return inOneMoment(db, async (tx) => {
    const { rows } = await tx.execute<{ snapshot: string }>(sql`select pg_export_snapshot() as snapshot`);
    const other = inOneMoment(db, async (second) => {
      await second.execute(sql.raw(`set transaction snapshot '${rows[0]?.snapshot ?? ''}'`));
      await inspection.read(second);
    });
    // Both have ended before their connections go back: one that went on would read within somebody else's transaction.
    const halves = await Promise.allSettled([inspection.read(tx), other]);
    for (const half of halves) if (half.status === 'rejected') throw half.reason;
    return inspection.lookCloser(tx);
  });
}

const inOneMoment = <Found>(db: Database, read: (tx: Database) => Promise<Found>): Promise<Found> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`);
      // One waits for the other's last statement.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '90s'`);
      // Each of them sums up whole tables once.
      await tx.execute(sql`set local work_mem = '128MB'`);
      await tx.execute(sql`set local jit = off`);
      // Dividing one of them among processes costs more than it gains.
      await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  );

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
