// The counts of a listing and of a country by day, kept in the transactions that settle their orders.
import { eq, sql } from 'drizzle-orm';
import { splitPayment } from '#shared/domain/trade/ledger.ts';
import type { Settlement } from '#shared/domain/trade/settlement.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import type { Database } from '../../../db/client.ts';
import { listingDailyCounts, listings } from '../../../db/schema/listings.ts';
import { countryDailySales } from '../../../db/schema/views.ts';
import type { OrderRow } from './read-current-state.ts';

type Change = { readonly before: Settlement; readonly after: Settlement; readonly now: Date };

/** Adds to the day of its ledger entries what the order's money changed by. */
export async function countMoney(
  tx: Database,
  order: OrderRow,
  { before, after, now }: Change
): Promise<void> {
  const [was, is] = [sumMoney(order, before), sumMoney(order, after)];
  const earnedCents = is.earnedCents - was.earnedCents;
  const changes = {
    grossCents: is.grossCents - was.grossCents,
    refundedCents: is.refundedCents - was.refundedCents,
    disputedCents: is.disputedCents - was.disputedCents,
    commissionCents: is.commissionCents - was.commissionCents,
    feeCents: is.feeCents - was.feeCents
  };
  if ([earnedCents, ...Object.values(changes)].every((cents) => cents === 0)) return;
  const { listingId } = order;
  const day = toIsoDate(now.getTime()).slice(0, 10);
  await tx
    .insert(listingDailyCounts)
    .values({ listingId, day, ...changes, earnedCents })
    .onConflictDoUpdate({
      target: [listingDailyCounts.listingId, listingDailyCounts.day],
      set: {
        grossCents: sql`${listingDailyCounts.grossCents} + excluded.gross_cents`,
        refundedCents: sql`${listingDailyCounts.refundedCents} + excluded.refunded_cents`,
        disputedCents: sql`${listingDailyCounts.disputedCents} + excluded.disputed_cents`,
        commissionCents: sql`${listingDailyCounts.commissionCents} + excluded.commission_cents`,
        feeCents: sql`${listingDailyCounts.feeCents} + excluded.fee_cents`,
        earnedCents: sql`${listingDailyCounts.earnedCents} + excluded.earned_cents`
      }
    });
  await countCountry(tx, order, { day, ...changes });
}

/** By the order and its facts, without the ledger, so that the two can be compared. */
function sumMoney(order: OrderRow, { paidAt, returnedCents, refundedCents, feeCents }: Settlement) {
  const grossCents = paidAt === null ? 0 : order.grossCents;
  const { platformCents, sellerCents } = splitPayment(grossCents - returnedCents, order.commission);
  return {
    grossCents,
    refundedCents,
    disputedCents: returnedCents - refundedCents,
    commissionCents: platformCents,
    feeCents,
    earnedCents: sellerCents
  };
}

/**
 * Keeps the listing's sales, in total and by day, equal to a recount of its paid orders. The catalog shows them within
 * a minute (`show-sales.ts`), since a change to it waits for the one before.
 */
export async function countSale(tx: Database, before: OrderRow, after: OrderRow): Promise<void> {
  const sales = Number(isSale(after)) - Number(isSale(before));
  if (sales === 0 || after.paidAt === null) return;
  const { listingId } = after;
  const day = after.paidAt.toISOString().slice(0, 10);
  await tx
    .update(listings)
    .set({ salesCount: sql`${listings.salesCount} + ${sales}` })
    .where(eq(listings.id, listingId));
  await tx
    .insert(listingDailyCounts)
    .values({ listingId, day, sales })
    .onConflictDoUpdate({
      target: [listingDailyCounts.listingId, listingDailyCounts.day],
      set: { sales: sql`${listingDailyCounts.sales} + ${sales}` }
    });
  await countCountry(tx, after, { day, sales });
}

/** Nothing where the order's country is not known: the report shows what is missing from the total under that name. */
async function countCountry(
  tx: Database,
  { country }: OrderRow,
  counts: Omit<typeof countryDailySales.$inferInsert, 'country' | 'slot'>
): Promise<void> {
  if (country === null) return;
  const { day, slot, sales, grossCents, refundedCents, disputedCents, commissionCents, feeCents } =
    countryDailySales;
  await tx
    .insert(countryDailySales)
    .values({ ...counts, country, slot: sql`pg_backend_pid() % 32` })
    .onConflictDoUpdate({
      target: [day, countryDailySales.country, slot],
      set: {
        sales: sql`${sales} + excluded.sales`,
        grossCents: sql`${grossCents} + excluded.gross_cents`,
        refundedCents: sql`${refundedCents} + excluded.refunded_cents`,
        disputedCents: sql`${disputedCents} + excluded.disputed_cents`,
        commissionCents: sql`${commissionCents} + excluded.commission_cents`,
        feeCents: sql`${feeCents} + excluded.fee_cents`
      }
    });
}

const isSale = ({ state }: OrderRow): boolean => state === 'paid' || state === 'partially_refunded';
