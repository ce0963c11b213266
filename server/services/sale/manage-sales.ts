import { and, eq, gt, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import {
  isPossibleDiscount,
  isPossiblePeriod,
  maxOpenSales,
  type Sale,
  type SaleDraft
} from '#shared/domain/trade/sale.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { sales } from '../../db/schema/sales.ts';
import { saleEnd } from '../listing/prices/price-sales.ts';
import { refreshListings } from '../listing/publish/refresh-listings.ts';
import { readSale } from './list-sales.ts';

type SaleContext = Pick<Context, 'db' | 'now' | 'newId'>;

/**
 * Throws `not_found` for another seller's listing, `conflict` for one that is not published, `sale_not_valid` for a
 * price that is not lower or too low, `sale_overlaps` for a second sale at the same time, `limit_reached` for one too many.
 */
export async function createSale(context: SaleContext, actor: Actor, draft: SaleDraft): Promise<Sale> {
  const { db, now, newId } = context;
  const seller = getPerson({ actor }, 'sale.write');
  const id = newId('sal');
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sales of ${seller.id}`}, 0))`);
    const moment = now();
    // A sale begins now at the earliest, whatever the device's clock says.
    const sale = { ...draft, startsAt: Math.max(draft.startsAt, moment) };
    const listedCents = await getListedPrice(tx, seller.id, sale.listingId);
    if (!isPossiblePeriod(sale, moment) || !isPossibleDiscount(sale.discount, listedCents))
      throw new ContractFailure('sale_not_valid');
    await refuseOverlap(tx, sale);
    if ((await countOpenSales(tx, seller.id, moment)) >= maxOpenSales)
      throw new ContractFailure('limit_reached');
    const { discount } = sale;
    await tx.insert(sales).values({
      id,
      listingId: sale.listingId,
      percent: discount.kind === 'percent' ? discount.percent : null,
      amountCents: discount.kind === 'amount' ? discount.cents : null,
      startsAt: new Date(sale.startsAt),
      endsAt: new Date(sale.endsAt),
      createdAt: new Date(moment)
    });
    await refreshListings(tx, [sale.listingId], moment);
  });
  return readSale(context, seller.id, id);
}

/** Ends it now; cancels one that has not begun. One that has ended stays as it is. */
export async function endSale(
  context: SaleContext,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<Sale> {
  const seller = getPerson({ actor }, 'sale.write');
  const { listingId } = await readSale(context, seller.id, id);
  await context.db.transaction(async (tx) => {
    const moment = context.now();
    const ended = await tx
      .update(sales)
      .set({ endedAt: new Date(moment) })
      .where(and(eq(sales.id, id), gt(saleEnd, new Date(moment).toISOString())))
      .returning({ id: sales.id });
    if (ended.length > 0) await refreshListings(tx, [listingId], moment);
  });
  return readSale(context, seller.id, id);
}

async function getListedPrice(tx: Database, sellerId: string, listingId: string): Promise<number> {
  const [listing] = await tx
    .select({ sellerId: listings.sellerId, state: listings.state, cents: listingVersions.priceCents })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, sql`${listings.version}`))
    )
    .where(eq(listings.id, listingId));
  if (listing?.sellerId !== sellerId) throw new ContractFailure('not_found');
  if (listing.state !== 'published') throw new ContractFailure('conflict');
  return listing.cents;
}

async function refuseOverlap(tx: Database, { listingId, startsAt, endsAt }: SaleDraft): Promise<void> {
  const others = await tx.$count(
    sales,
    and(
      eq(sales.listingId, listingId),
      sql`${sales.startsAt} < ${new Date(endsAt).toISOString()}::timestamptz`,
      gt(saleEnd, new Date(startsAt).toISOString()),
      // Canceled before it began.
      sql`${saleEnd} > ${sales.startsAt}`
    )
  );
  if (others > 0) throw new ContractFailure('sale_overlaps');
}

const countOpenSales = (tx: Database, sellerId: string, now: number): Promise<number> =>
  tx.$count(
    sales,
    and(
      gt(saleEnd, new Date(now).toISOString()),
      sql`exists (select from ${listings} where ${listings.id} = ${sales.listingId} and ${listings.sellerId} = ${sellerId})`
    )
  );
