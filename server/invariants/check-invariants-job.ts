import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { defineJob } from '../context/job.ts';
import { invariantRuns } from '../db/schema/technical-records.ts';
import { allInvariants, checkInvariants } from './check-invariants.ts';

/** Stores what was found, and logs the violating rows for the operator. */
export const checkInvariantsJob = defineJob({
  name: 'check-invariants',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  run: async (context) => {
    const startedAt = performance.now();
    const violations = await checkInvariants(context);
    const milliseconds = Math.round(performance.now() - startedAt);
    await context.db
      .insert(invariantRuns)
      .values({
        checkedAt: new Date(context.now()),
        milliseconds,
        total: allInvariants.length,
        violations: violations.map(({ name, count }) => ({ name, rows: count }))
      })
      .onConflictDoNothing();
    for (const { name, statement, count, rows } of violations) {
      context.log.error({ invariant: name, count, rows }, `an invariant does not hold: ${statement}`);
    }
  }
});
