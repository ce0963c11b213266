import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { findActiveSale } from '#shared/domain/trade/sale.ts';
import type { Context } from '../../context/context.ts';
import { defineJob } from '../../context/job.ts';
import { listingSearch, openEndedEpochSql } from '../../db/schema/catalog.ts';
import { refreshListings } from '../listing/publish/refresh-listings.ts';

/** Rows per transaction, which blocks other changes of the catalog. */
const batch = 200;

/**
 * Cards and quotes follow the clock by themselves. Searches sort and filter by a column, which this brings up to date
 * where a sale has begun or ended.
 */
export async function applySales({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const moment = now();
  const { listingId, priceCents, listedCents, sales } = listingSearch;
  const rows = await db
    .select({ listingId, priceCents, listedCents, sales })
    .from(listingSearch)
    .where(and(eq(listingSearch.untilEpoch, openEndedEpochSql), sql`${sales} <> '[]'`));
  const outdated = rows
    .filter((row) => row.priceCents !== (findActiveSale(row.sales, moment)?.cents ?? row.listedCents))
    .map((row) => row.listingId);
  for (let start = 0; start < outdated.length; start += batch) {
    const ids = outdated.slice(start, start + batch);
    await db.transaction((tx) => refreshListings(tx, ids, moment));
  }
}

export const applySalesJob = defineJob({
  name: 'apply-sales',
  payload: z.object({}),
  schedule: '* * * * *',
  run: (context) => applySales(context)
});
