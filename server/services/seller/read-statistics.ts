import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  addFigures,
  findRangeBefore,
  listPeriods,
  noFigures,
  type SellerStatistics,
  type StatisticsFigures,
  type StatisticsRange
} from '#shared/domain/market/seller-statistics.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listingDailyCounts, listings, listingVersions } from '../../db/schema/listings.ts';
import { listingDailyViews } from '../../db/schema/views.ts';

const mostListings = 100;

type DayFigures = StatisticsFigures & { readonly listingId: string; readonly day: string };

/** Reads the seller's statistics from daily counts, so that the cost grows with days and not with orders. */
export async function getStatistics(
  { db }: Pick<Context, 'db'>,
  range: StatisticsRange,
  request: RequestContext
): Promise<SellerStatistics> {
  const sellerId = getPerson(request, 'seller.dashboard.read').id;
  const days = await listDays(db, sellerId, range);
  const names = await nameListings(db, [...new Set(days.map(({ listingId }) => listingId))]);
  const byListing = sumBy(days, ({ listingId }) => [listingId]);
  const byModel = sumBy(days, ({ listingId }) => names.get(listingId)?.models ?? []);
  const periods = listPeriods(range);
  const byPeriod = sumBy(days, ({ day }) => periods.filter((from) => from <= day).slice(-1));
  return {
    range,
    total: sum(days),
    before: sum(await listDays(db, sellerId, findRangeBefore(range))),
    sources: await countSources(db, sellerId, range),
    periods: periods.map((from) => ({ from, ...(byPeriod.get(from) ?? noFigures) })),
    listings: [...byListing]
      .filter(([, figures]) => Object.values(figures).some((figure) => figure !== 0))
      .flatMap(([id, figures]) => {
        const listing = names.get(id);
        return listing === undefined ? [] : [{ slug: listing.slug, title: listing.title, ...figures }];
      })
      .toSorted(compareFigures)
      .slice(0, mostListings),
    models: [...byModel].map(([model, figures]) => ({ model, ...figures })).toSorted(compareFigures)
  };
}

const compareFigures = (one: StatisticsFigures, other: StatisticsFigures): number =>
  other.sales - one.sales || other.earnedCents - one.earnedCents || other.views - one.views;

const sum = (days: readonly StatisticsFigures[]): StatisticsFigures => {
  const { views, wishlistAdds, sales, earnedCents } = days.reduce(addFigures, noFigures);
  return { views, wishlistAdds, sales, earnedCents };
};

function sumBy(
  days: readonly DayFigures[],
  keysOf: (day: DayFigures) => readonly string[]
): ReadonlyMap<string, StatisticsFigures> {
  const sums = new Map<string, StatisticsFigures>();
  for (const day of days)
    for (const key of keysOf(day)) sums.set(key, addFigures(sums.get(key) ?? noFigures, day));
  return sums;
}

async function listDays(
  db: Database,
  sellerId: string,
  { from, to }: StatisticsRange
): Promise<readonly DayFigures[]> {
  const counts = await db
    .select({
      listingId: listingDailyCounts.listingId,
      day: listingDailyCounts.day,
      wishlistAdds: listingDailyCounts.wishlistAdds,
      sales: listingDailyCounts.sales,
      earnedCents: listingDailyCounts.earnedCents
    })
    .from(listingDailyCounts)
    .innerJoin(listings, eq(listings.id, listingDailyCounts.listingId))
    .where(and(eq(listings.sellerId, sellerId), between(listingDailyCounts.day, from, to)));
  const views = await db
    .select({
      listingId: listingDailyViews.listingId,
      day: listingDailyViews.day,
      views: sql<number>`sum(${listingDailyViews.views})::int`
    })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(and(eq(listings.sellerId, sellerId), between(listingDailyViews.day, from, to)))
    .groupBy(listingDailyViews.listingId, listingDailyViews.day);
  return [
    ...counts.map((row) => ({ ...noFigures, ...row })),
    ...views.map((row) => ({ ...noFigures, ...row }))
  ];
}

const countSources = (db: Database, sellerId: string, { from, to }: StatisticsRange) =>
  db
    .select({
      source: listingDailyViews.source,
      views: sql<number>`sum(${listingDailyViews.views})::int`
    })
    .from(listingDailyViews)
    .innerJoin(listings, eq(listings.id, listingDailyViews.listingId))
    .where(and(eq(listings.sellerId, sellerId), between(listingDailyViews.day, from, to)))
    .groupBy(listingDailyViews.source)
    .orderBy(({ views }) => desc(views));

/** Titles by listing id; a listing without a published version has none. */
async function nameListings(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      id: listings.id,
      slug: listings.slug,
      title: listingVersions.title,
      models: listingVersions.models
    })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(inArray(listings.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
