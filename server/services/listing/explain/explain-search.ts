import { eq, sql, type SQL } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { bayesRating, trendingScore } from '#shared/domain/market/ranking.ts';
import {
  type ExplainedSearch,
  maxExplainedPosition,
  type SearchExplanation,
  type SearchCondition,
  searchConditions
} from '#shared/domain/market/dashboard/search-explanation.ts';
import type { Context } from '../../../context/context.ts';
import { getPerson, type RequestContext } from '../../../context/request-context.ts';
import type { Database } from '../../../db/client.ts';
import { listings } from '../../../db/schema/listings.ts';
import { isInTrendingWindow, lacksMedia } from '../publish/refresh-listings.ts';
import { readSearch, readSearchWords } from '../search/read-search.ts';
import {
  isCurrentRow,
  listFacetFilters,
  nameConditions,
  resolveCategories
} from '../search/filter-listings.ts';
import { buildSearchQuery, chooseSort } from '../search/search-listings.ts';

type Row = {
  readonly conditions: Readonly<Partial<Record<SearchCondition, boolean>>>;
  readonly places: readonly ('title' | 'text' | null)[];
};

/** Tells a seller which condition of a search hides their listing, or where it stands and by what. */
export async function explainSearch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, ...search }: ExplainedSearch,
  request: RequestContext
): Promise<SearchExplanation> {
  const seller = getPerson(request, 'seller.dashboard.read');
  const [listing] = await db.select().from(listings).where(eq(listings.id, id));
  if (listing?.sellerId !== seller.id) throw new ContractFailure('not_found');
  const asked = await resolveCategories(db, search);
  const words = await readSearch(db, asked.search);
  const sort = chooseSort(asked.sort, words);
  const texts = await readSearchWords(db, asked.search);
  const found = await findPositions(db, { ...asked, sort }, words);
  const row = await readRow(db, id, asked, words, texts);
  if (row === undefined) {
    const unlisted = listing.state === 'published' ? 'seller_inactive' : 'not_on_sale';
    return { unlisted, hiddenBy: [], words: [], sort, ...describePosition(found, id), trending: null };
  }
  return {
    unlisted: null,
    hiddenBy: searchConditions.filter((name) => row.conditions[name] === false),
    words: texts.map(({ word }, index) => ({ word, place: row.places[index] ?? null })),
    sort,
    ...describePosition(found, id),
    trending: await readTrending(db, listing, now())
  };
}

type Found = readonly { readonly id: string; readonly key: number }[];

/** The rows of the search itself, in its order. */
async function findPositions(
  db: Database,
  search: Omit<ExplainedSearch, 'id'>,
  words: string | null
): Promise<Found> {
  const whole = { ...search, limit: maxExplainedPosition - 1 };
  const { rows } = await db.execute<Found[number]>(buildSearchQuery(whole, search.sort, words));
  return rows;
}

function describePosition(
  found: Found,
  id: string
): Pick<SearchExplanation, 'position' | 'found' | 'value' | 'firstValue'> {
  const index = found.findIndex((row) => row.id === id);
  return {
    position: index === -1 ? null : index + 1,
    found: found.length,
    value: found[index]?.key ?? null,
    firstValue: found[0]?.key ?? null
  };
}

/** Each condition of the search by itself; undefined for a listing that is not in the catalog. */
async function readRow(
  db: Database,
  id: string,
  asked: Omit<ExplainedSearch, 'id'>,
  words: string | null,
  texts: Awaited<ReturnType<typeof readSearchWords>>
): Promise<Row | undefined> {
  const conditions = new Map<SearchCondition, SQL>([
    ...nameConditions(asked, words),
    ...listFacetFilters(asked)
  ]);
  const pairs = [...conditions].flatMap(([name, condition]) => [
    sql.raw(`'${name}'`),
    sql`coalesce((${condition}), false)`
  ]);
  const places = texts.map(
    ({ query, titleQuery }) => sql`case when s.document @@ ${titleQuery}::tsquery then 'title'
      when s.document @@ ${query}::tsquery then 'text' end`
  );
  const { rows } = await db.execute<Row>(sql`
    select jsonb_build_object(${sql.join(pairs, sql`, `)}) as conditions,
      jsonb_build_array(${sql.join(places, sql`, `)}) as places
    from listing_search s where ${isCurrentRow} and s.listing_id = ${id}`);
  return rows[0];
}

type Signals = {
  readonly sales: number;
  readonly wishlist_adds: number;
  readonly opens: number;
  readonly has_media: boolean;
};

async function readTrending(
  db: Database,
  { id, stars, publishedAt }: typeof listings.$inferSelect,
  now: number
): Promise<SearchExplanation['trending']> {
  const { rows } = await db.execute<Signals>(sql`
    select coalesce(sum(d.sales), 0)::int as sales, coalesce(sum(d.wishlist_adds), 0)::int as wishlist_adds,
      coalesce(sum(d.opens), 0)::int as opens, not ${lacksMedia} as has_media
    from listings l
    left join listing_daily_counts d on d.listing_id = l.id and ${isInTrendingWindow(now)}
    where l.id = ${id} group by l.id`);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no listing ${id}`);
  const { sales, wishlist_adds: wishlistAdds, opens, has_media: hasMedia } = row;
  const reviewCount = stars.reduce((sum, count) => sum + count, 0);
  const starSum = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const ageDays = Math.max(now - (publishedAt?.getTime() ?? now), 0) / 86_400_000;
  const score = trendingScore({ sales, wishlistAdds, opens, starSum, reviewCount, ageDays, hasMedia });
  return { sales, wishlistAdds, opens, rating: bayesRating(starSum, reviewCount), ageDays, hasMedia, score };
}
