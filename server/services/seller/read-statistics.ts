import { and, between, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { leastVisitorsOfCountry } from '#shared/domain/market/dashboard/visitor-country.ts';
import {
  addFigures,
  findRangeBefore,
  listPeriods,
  noFigures,
  type SellerStatistics,
  type StatisticsFigures,
  type StatisticsRange
} from '#shared/domain/market/seller-statistics.ts';
import type { ViewSource } from '#shared/domain/market/view-source.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { listSalesByCountry } from './count-country-sales.ts';
import { listingCountryViews, sellerSearchPhrases } from '../../db/schema/views.ts';

const mostListings = 100;

/**
 * Reads the seller's statistics from daily counts, which the database sums by listing, period and source: the cost grows
 * with days and not with orders.
 */
export async function getStatistics(
  { db }: Pick<Context, 'db'>,
  range: StatisticsRange,
  request: RequestContext
): Promise<SellerStatistics> {
  const sellerId = getPerson(request, 'seller.dashboard.read').id;
  const periods = listPeriods(range);
  const { byListing, byPeriod, sources } = await sumDays(db, sellerId, range, periods);
  const before = await sumDays(db, sellerId, findRangeBefore(range), []);
  const names = await nameListings(db, [...byListing.keys()]);
  return {
    range,
    total: sum(byListing.values()),
    before: sum(before.byListing.values()),
    sources,
    countries: await listCountries(db, sellerId, range),
    salesByCountry: await listSalesByCountry(db, sellerId, range),
    phrases: await listPhrases(db, sellerId, range),
    periods: periods.map((from, index) => ({ from, ...(byPeriod.get(index + 1) ?? noFigures) })),
    listings: [...byListing]
      .filter(([, figures]) => Object.values(figures).some((figure) => figure !== 0))
      .flatMap(([id, figures]) => {
        const listing = names.get(id);
        return listing === undefined ? [] : [{ slug: listing.slug, title: listing.title, ...figures }];
      })
      .toSorted(compareFigures)
      .slice(0, mostListings),
    models: [...sumByModel(byListing, names)]
      .map(([model, figures]) => ({ model, ...figures }))
      .toSorted(compareFigures)
  };
}

const compareFigures = (one: StatisticsFigures, other: StatisticsFigures): number =>
  other.sales - one.sales || other.earnedCents - one.earnedCents || other.views - one.views;

const sum = (figures: Iterable<StatisticsFigures>): StatisticsFigures =>
  [...figures].reduce(addFigures, noFigures);

function sumByModel(
  byListing: ReadonlyMap<string, StatisticsFigures>,
  names: ReadonlyMap<string, { readonly models: readonly string[] }>
): ReadonlyMap<string, StatisticsFigures> {
  const sums = new Map<string, StatisticsFigures>();
  for (const [id, figures] of byListing)
    for (const model of names.get(id)?.models ?? [])
      sums.set(model, addFigures(sums.get(model) ?? noFigures, figures));
  return sums;
}

/** Of one listing, one period or one source; the others are null. Sums arrive as text. */
type SumRow = {
  readonly listingId: string | null;
  /** The number of the period, from 1. */
  readonly period: number | null;
  readonly source: ViewSource | null;
} & Readonly<Record<keyof StatisticsFigures, string>>;

async function sumDays(
  db: Database,
  sellerId: string,
  { from, to }: StatisticsRange,
  periods: readonly string[]
) {
  const { rows } = await db.execute<SumRow>(sql`
    with days as (
      select c.listing_id, c.day, null as source, 0 as views, c.wishlist_adds, c.sales, c.earned_cents
      from listing_daily_counts c join listings l on l.id = c.listing_id
      where l.seller_id = ${sellerId} and c.day between ${from} and ${to}
      union all
      select v.listing_id, v.day, v.source, v.views, 0, 0, 0
      from listing_daily_views v join listings l on l.id = v.listing_id
      where l.seller_id = ${sellerId} and v.day between ${from} and ${to}
    )
    select listing_id as "listingId", period, source, sum(views) as views, sum(wishlist_adds) as "wishlistAdds",
      sum(sales) as sales, sum(earned_cents) as "earnedCents"
    from (select *, width_bucket(day, ${sql.param([...periods])}::date[]) as period from days) numbered
    group by grouping sets ((listing_id), (period), (source))`);
  const byListing = new Map<string, StatisticsFigures>();
  const byPeriod = new Map<number, StatisticsFigures>();
  const sources: SellerStatistics['sources'] = [];
  for (const row of rows) {
    const figures = readFigures(row);
    if (row.listingId !== null) byListing.set(row.listingId, figures);
    else if (row.period !== null) byPeriod.set(row.period, figures);
    else if (row.source !== null) sources.push({ source: row.source, views: figures.views });
  }
  return { byListing, byPeriod, sources: sources.toSorted((one, other) => other.views - one.views) };
}

/** Of the days on which enough visitors of a listing came from a country. */
const listCountries = (
  db: Database,
  sellerId: string,
  { from, to }: StatisticsRange
): Promise<SellerStatistics['countries']> => {
  const { listingId, day, country, views } = listingCountryViews;
  const sumOfViews = sql<number>`sum(${views})::int`;
  return db
    .select({ country, views: sumOfViews })
    .from(listingCountryViews)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(and(eq(listings.sellerId, sellerId), between(day, from, to), gte(views, leastVisitorsOfCountry)))
    .groupBy(country)
    .orderBy(desc(sumOfViews), country);
};

const mostPhrases = 50;

const listPhrases = (
  db: Database,
  sellerId: string,
  { from, to }: StatisticsRange
): Promise<SellerStatistics['phrases']> => {
  const { phrase, visitors } = sellerSearchPhrases;
  const sumOfVisitors = sql<number>`sum(${visitors})::int`;
  return db
    .select({ phrase: sql<string>`${phrase}`, visitors: sumOfVisitors })
    .from(sellerSearchPhrases)
    .where(
      and(
        eq(sellerSearchPhrases.sellerId, sellerId),
        between(sellerSearchPhrases.day, from, to),
        isNotNull(phrase)
      )
    )
    .groupBy(phrase)
    .orderBy(desc(sumOfVisitors), phrase)
    .limit(mostPhrases);
};

const readFigures = (row: SumRow): StatisticsFigures => ({
  views: Number(row.views),
  wishlistAdds: Number(row.wishlistAdds),
  sales: Number(row.sales),
  earnedCents: Number(row.earnedCents)
});

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
