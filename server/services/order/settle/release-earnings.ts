import { and, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '../../../context/job.ts';
import { earnings } from '../../../db/schema/ledger.ts';
import { refreshListings } from '../../listing/publish/refresh-listings.ts';

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
      .where(
        and(eq(earnings.state, 'pending'), eq(earnings.isOnHold, false), lte(earnings.releaseAt, today))
      );
  }
});

/** Rows at a time: every other change to the catalog waits for as long as one batch takes. */
const batch = 200;

/**
 * Shows in the catalog what was sold since the last minute. Settling an order does not do it itself, because changes
 * to the catalog run one after the other, each until it is on disk, and purchases would queue up behind them.
 */
export const showSales = defineJob({
  name: 'show-sales',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async ({ db, now }) => {
    const { rows } = await db.execute<{ readonly id: string }>(sql`
      select l.id from listings l
      join listing_search s on s.listing_id = l.id and s.until_epoch = 9007199254740991
      where s.sales_count <> l.sales_count`);
    for (let start = 0; start < rows.length; start += batch) {
      const ids = rows.slice(start, start + batch).map(({ id }) => id);
      await db.transaction((tx) => refreshListings(tx, ids, now()));
    }
  }
});
