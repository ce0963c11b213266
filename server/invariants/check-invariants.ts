import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { defineJob } from '../jobs/jobs.ts';
import { counterInvariants } from './counters.ts';
import type { Invariant } from './invariant.ts';
import { ledgerInvariants } from './ledger.ts';
import { paymentInvariants } from './payments.ts';
import { peopleInvariants } from './people.ts';
import { rightInvariants } from './rights.ts';

export const allInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...rightInvariants,
  ...paymentInvariants,
  ...peopleInvariants,
  ...counterInvariants
];

export type Violation = Pick<Invariant, 'name' | 'says'> & {
  /** The first few things of which it is not so. */
  readonly faults: readonly string[];
};

const shownFaults = 10;

/** Everything that should be so and is not, as the database stood at one moment. */
export async function checkInvariants({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<readonly Violation[]> {
  const moment = new Date(now()).toISOString();
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`);
      // Each of them sums up whole tables once.
      await tx.execute(sql`set local work_mem = '128MB'`);
      await tx.execute(sql`set local jit = off`);
      const violations: Violation[] = [];
      for (const { name, says, findFaults } of allInvariants) {
        const { rows } = await tx.execute<{ what: string }>(
          sql`select what from (${findFaults(moment)}) found limit ${shownFaults}`
        );
        if (rows.length > 0) violations.push({ name, says, faults: rows.map(({ what }) => what) });
      }
      return violations;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' }
  );
}

/** The operator is told by the log. */
export const checkInvariantsJob = defineJob({
  name: 'check-invariants',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async (context) => {
    for (const { name, faults } of await checkInvariants(context)) {
      context.log.error({ invariant: name, faults }, 'something is not as it always has to be');
    }
  }
});
