// Works out the prices that sales lead to. The catalog stores them, so that its cards follow the clock by themselves.
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type AskedPrice,
  findActiveSale,
  findPriceBefore,
  priceOnSale,
  type PricedSale,
  type SalePeriod
} from '#shared/domain/trade/sale.ts';
import type { Discount } from '#shared/domain/trade/discount.ts';
import type { Database } from '../../../db/client.ts';
import { listingSearch, openEndedEpochSql } from '../../../db/schema/catalog.ts';
import { askedPrices, sales } from '../../../db/schema/sales.ts';

export type StoredSale = SalePeriod & {
  readonly id: string;
  readonly listingId: string;
  readonly discount: Discount;
};

export const saleEnd = sql`coalesce(${sales.endedAt}, ${sales.endsAt})`;

/** In the order of their starts. */
export async function readSales(db: Database, where: SQL | undefined): Promise<StoredSale[]> {
  const rows = await db.select().from(sales).where(where).orderBy(asc(sales.startsAt), asc(sales.id));
  return rows.map(({ id, listingId, percent, amountCents, startsAt, endsAt, endedAt }) => ({
    id,
    listingId,
    discount: percent === null ? { kind: 'amount', cents: amountCents ?? 0 } : { kind: 'percent', percent },
    startsAt: startsAt.getTime(),
    endsAt: (endedAt ?? endsAt).getTime()
  }));
}

/** The histories of these listings' prices. */
export async function readAskedPrices(
  db: Database,
  listingIds: readonly string[]
): Promise<ReadonlyMap<string, readonly AskedPrice[]>> {
  const rows = await db
    .select()
    .from(askedPrices)
    .where(inArray(askedPrices.listingId, [...listingIds]))
    .orderBy(asc(askedPrices.id));
  return new Map(
    listingIds.map((id) => [
      id,
      rows
        .filter(({ listingId }) => listingId === id)
        .map(({ cents, since }) => ({ cents, since: since.getTime() }))
    ])
  );
}

/** `all` are the sales of the same listing. */
export function priceSale(
  sale: StoredSale,
  {
    all,
    prices,
    listedCents
  }: {
    readonly all: readonly StoredSale[];
    readonly prices: readonly AskedPrice[];
    readonly listedCents: number;
  }
): PricedSale {
  const { startsAt, endsAt } = sale;
  const cents = priceOnSale(listedCents, sale.discount);
  const others = all.filter(({ id }) => id !== sale.id);
  const beforeCents = findPriceBefore(prices, others, startsAt);
  return {
    startsAt,
    endsAt,
    cents,
    beforeCents: beforeCents !== null && beforeCents > cents ? beforeCents : null
  };
}

/**
 * Writes the sales of these listings that have not ended into their rows of the catalog. Runs inside the transaction
 * that wrote the rows. `now` in Unix ms.
 */
export async function storeSales(tx: Database, ids: readonly string[], now: number): Promise<void> {
  const open = await tx
    .selectDistinct({ id: sales.listingId })
    .from(sales)
    .where(and(inArray(sales.listingId, [...ids]), gt(saleEnd, new Date(now).toISOString())));
  if (open.length === 0) return;
  const listingIds = open.map(({ id }) => id);
  const stored = await readSales(tx, inArray(sales.listingId, listingIds));
  const prices = await readAskedPrices(tx, listingIds);
  for (const listingId of listingIds) {
    const isRow = and(
      eq(listingSearch.listingId, listingId),
      eq(listingSearch.untilEpoch, openEndedEpochSql)
    );
    const [row] = await tx
      .select({ listedCents: listingSearch.listedCents })
      .from(listingSearch)
      .where(isRow);
    if (row === undefined) continue;
    const all = stored.filter((sale) => sale.listingId === listingId);
    const history = { all, prices: prices.get(listingId) ?? [], listedCents: row.listedCents };
    const priced = all.filter(({ endsAt }) => endsAt > now).map((sale) => priceSale(sale, history));
    const priceCents = findActiveSale(priced, now)?.cents ?? row.listedCents;
    await tx.update(listingSearch).set({ sales: priced, priceCents }).where(isRow);
  }
}
