import { and, eq, lte } from 'drizzle-orm';
import * as z from 'zod';
import { earnings } from '../../../db/schema/ledger.ts';
import { defineJob } from '../../../context/job.ts';

/** Makes pending earnings available once their hold has ended and no dispute is open. */
export const releaseEarnings = defineJob({
  name: 'release-earnings',
  payload: z.object({}),
  schedule: '11 * * * *',
  run: async ({ db, now }) => {
    const today = new Date(now());
    await db
      .update(earnings)
      .set({ state: 'available', updatedAt: today })
      .where(and(eq(earnings.state, 'pending'), eq(earnings.isHeld, false), lte(earnings.releaseAt, today)));
  }
});
