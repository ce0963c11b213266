import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { findSaleState, type Sale } from '#shared/domain/trade/sale.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { sales } from '../../db/schema/sales.ts';
import { priceSale, readAskedPrices, readSales, type StoredSale } from '../listing/prices/price-sales.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

/** More than a seller can have open, so that those that ended last are among them. */
const maxListedSales = 150;

/** One's own sales, the newest first. */
export async function listSales(context: ReadContext, actor: Actor): Promise<Sale[]> {
  const seller = getPerson({ actor }, 'sale.write');
  return selectSales(context, eq(listings.sellerId, seller.id));
}

/** One of the seller's sales. Throws `not_found` for another seller's. */
export async function readSale(context: ReadContext, sellerId: string, id: string): Promise<Sale> {
  const [sale] = await selectSales(context, and(eq(sales.id, id), eq(listings.sellerId, sellerId)));
  if (sale === undefined) throw new ContractFailure('not_found');
  return sale;
}

async function selectSales({ db, now }: ReadContext, where: SQL | undefined): Promise<Sale[]> {
  const moment = now();
  const rows = await db
    .select({
      id: sales.id,
      listingId: sales.listingId,
      title: listingVersions.title,
      listedCents: listingVersions.priceCents
    })
    .from(sales)
    .innerJoin(listings, eq(listings.id, sales.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, sql`${listings.version}`))
    )
    .where(where)
    .orderBy(desc(sales.id))
    .limit(maxListedSales);
  if (rows.length === 0) return [];
  const listingIds = [...new Set(rows.map(({ listingId }) => listingId))];
  const stored = await readSales(db, inArray(sales.listingId, listingIds));
  const prices = await readAskedPrices(db, listingIds);
  return rows.flatMap(({ id, listingId, title, listedCents }) => {
    const all = stored.filter((sale) => sale.listingId === listingId);
    const sale = all.find((each) => each.id === id);
    if (sale === undefined) return [];
    const { cents, beforeCents } = priceSale(sale, { all, prices: prices.get(listingId) ?? [], listedCents });
    return [describeSale(sale, { title, listedCents, cents, beforeCents, now: moment })];
  });
}

type Described = {
  readonly title: string;
  readonly listedCents: number;
  readonly cents: number;
  readonly beforeCents: number | null;
  readonly now: number;
};

const describeSale = (
  { id, listingId, discount, startsAt, endsAt }: StoredSale,
  { title, listedCents, cents, beforeCents, now }: Described
): Sale => ({
  id,
  listingId,
  title,
  discount,
  startsAt,
  endsAt,
  state: findSaleState({ startsAt, endsAt }, now),
  listed: formatDollars(listedCents),
  price: formatDollars(cents),
  priceBefore: beforeCents === null ? null : formatDollars(beforeCents)
});
