import { gte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { BuyerCohort } from '#shared/domain/trade/sales/sales-report.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../../context/job.ts';
import type { Context } from '../../../context/context.ts';
import { buyerCohorts } from '../../../db/schema/views.ts';

const mostMonths = 24;

const monthsBetween = (from: string, to: string): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

export async function listBuyerCohorts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<BuyerCohort[]> {
  const today = new Date(now());
  const oldest = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 - mostMonths, 1));
  const rows = await db
    .select()
    .from(buyerCohorts)
    .where(gte(buyerCohorts.firstMonth, oldest.toISOString().slice(0, 10)))
    .orderBy(buyerCohorts.firstMonth);
  const current = toIsoDate(now()).slice(0, 10);
  const count = (firstMonth: string, months: number): number =>
    rows.find((row) => row.firstMonth === firstMonth && monthsBetween(firstMonth, row.month) === months)
      ?.buyers ?? 0;
  return [...new Set(rows.map(({ firstMonth }) => firstMonth))].map((month) => ({
    month,
    buyers: count(month, 0),
    returned: Array.from({ length: monthsBetween(month, current) }, (_, index) => count(month, index + 1))
  }));
}

/**
 * Counts the buyers of each month of first purchase by the months in which they bought, from all paid orders that cost
 * something. A purchase that was refunded later counts.
 */
export async function refreshBuyerCohorts({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    // Reads all orders once, which takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.delete(buyerCohorts);
    await tx.execute(sql`
      insert into buyer_cohorts (first_month, month, buyers)
      select first_month, month, count(*) from (
        select month, min(month) over (partition by buyer_id) as first_month from (
          select distinct buyer_id, date_trunc('month', paid_at at time zone 'utc')::date as month
          from orders where paid_at is not null and gross_cents > 0
        ) bought
      ) buyers
      group by 1, 2`);
  });
}

export const refreshBuyerCohortsJob = defineJob({
  name: 'refresh-buyer-cohorts',
  payload: z.object({}),
  schedule: '35 * * * *',
  run: refreshBuyerCohorts
});
