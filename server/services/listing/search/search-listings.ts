import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import { type ListingSearch, type ListingSort, listingSorts } from '#shared/domain/market/listing-search.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { getPreparedStatement, requestedKeys } from '../../../db/prepared-statements.ts';
import { CursorId, decodeCursor, encodeCursor, foreignCursor, maxCursorKey } from '../../cursor.ts';
import { cardColumns, type CardRow, toCard } from '../read/listing-card.ts';
import { readSearch } from './read-search.ts';
import { all, isCurrentRow, listConditions, listFacetFilters, resolveCategories } from './filter-listings.ts';

/** The year 1: no timestamp in the database is earlier. */
const minCursorKey = -62_135_596_800_000;

/** The position after a page: sort order, key, listing id and catalog epoch. */
const ListingCursor = z.tuple([
  z.enum(listingSorts),
  z.number().min(minCursorKey).max(maxCursorKey),
  CursorId,
  z.int().nonnegative()
]);
type ListingCursor = z.infer<typeof ListingCursor>;

type Order = { readonly key: SQL; readonly type: 'float8' | 'bigint'; readonly isRising?: true };

/** Whole numbers, so that a key means the same when it comes back in a cursor. */
const relevance = (words: string): SQL => sql`(ts_rank(s.document, ${words}::tsquery) * 1e6)::int`;

const orders: Readonly<Record<Exclude<ListingSort, 'relevance'>, Order>> = {
  trending: { key: sql`s.trending`, type: 'float8' },
  newest: { key: sql`s.published_at`, type: 'float8' },
  'best-selling': { key: sql`s.sales_count`, type: 'bigint' },
  'best-rated': { key: sql`s.bayes_rating`, type: 'float8' },
  'price-low': { key: sql`s.price_cents`, type: 'bigint', isRising: true },
  'price-high': { key: sql`s.price_cents`, type: 'bigint' }
};

type FoundRow = {
  readonly id: string;
  readonly key: number;
  readonly epoch: number;
};

/**
 * A page of visible listings. The cursor continues in the catalog of the moment of its first page;
 * listings removed since are left out, and each listing has its current data.
 */
export async function searchListings(
  { db, now }: Pick<Context, 'db' | 'now'>,
  asked: ListingSearch
): Promise<OutputOf<CloudContract['listings.search']>> {
  const search = await resolveCategories(db, asked);
  const words = await readSearch(db, search.search);
  const sort = chooseSort(search.sort, words);
  const rows = await find(db, search, sort, words);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    items: await findCards(
      db,
      page.map(({ id }) => id),
      now()
    ),
    nextCursor: last === undefined ? null : encodeCursor([sort, last.key, last.id, last.epoch])
  };
}

/** Without words nothing is more relevant than another listing. */
export const chooseSort = (sort: ListingSort, words: string | null): ListingSort =>
  sort === 'relevance' && words === null ? 'trending' : sort;

/**
 * The most frequent query, the first page of an order without filters, is prepared. With words in it the best plan
 * depends on how common they are.
 */
async function find(
  db: Database,
  search: ListingSearch,
  sort: ListingSort,
  words: string | null
): Promise<FoundRow[]> {
  const isPlain =
    search.cursor === undefined && listFacetFilters(search).size + listConditions(search, words).length === 0;
  if (!isPlain) return (await db.execute<FoundRow>(buildSearchQuery(search, sort, words))).rows;
  // The limit is a literal, because PostgreSQL plans for its value.
  return getPreparedStatement<FoundRow>(db, `search_${sort}_${search.limit}`, () =>
    buildSearchQuery(search, sort, null)
  ).execute({});
}

/** The statement of a search, for the plans that tests look at too. */
export function buildSearchQuery(search: ListingSearch, sort: ListingSort, words: string | null): SQL {
  const order: Order = sort === 'relevance' ? { key: relevance(words ?? ''), type: 'bigint' } : orders[sort];
  const direction = sql.raw(order.isRising === true ? 'asc' : 'desc');
  const cursor = search.cursor === undefined ? undefined : decodeListingCursor(search.cursor, sort);
  const asked = [
    ...holdsAt(cursor?.[3]),
    ...listConditions(search, words),
    ...listFacetFilters(search).values()
  ];
  const behind = cursor === undefined ? [] : [isBehind(order, sort, cursor[1], cursor[2])];
  const isRanked = sort === 'relevance';
  // By its name a rank is worked out once a row.
  const by = isRanked ? sql`key` : order.key;
  return sql`
    select s.listing_id as id, ${epochAt(cursor?.[3])}::float8 as epoch,
      ${sort === 'newest' ? sql`(extract(epoch from ${order.key}) * 1000)::float8` : order.key} as key
    from ${isRanked ? sql`(${maxPageSize(asked)}) s` : sql`listing_search s`}
    where ${all(isRanked ? behind : [...asked, ...behind])}
    order by ${by} ${direction}, s.listing_id ${direction}
    limit ${sql.raw(String(search.limit + 1))}`;
}

/** Ranking costs the more the commoner a word is, and says the less: beyond these nobody turns pages. */
const maxRankedRows = 500;

const maxPageSize = (asked: readonly SQL[]): SQL => sql`
  select s.listing_id, s.document from listing_search s where ${all(asked)}
  order by s.trending desc, s.listing_id desc limit ${sql.raw(String(maxRankedRows))}`;

function isBehind(order: Order, sort: ListingSort, key: number, id: string): SQL {
  const sign = sql.raw(order.isRising === true ? '>' : '<');
  const whole = order.type === 'bigint' ? Math.trunc(key) : key;
  const bound =
    sort === 'newest' ? sql`to_timestamp(${key}::float8 / 1000)` : sql`${whole}::${sql.raw(order.type)}`;
  return sql`(${order.key}, s.listing_id) ${sign} (${bound}, ${id})`;
}

/** The catalog's moment: the one of the first page, or as far back as rows are kept. */
const epochAt = (epoch: number | undefined): SQL =>
  epoch === undefined
    ? sql`(select epoch from catalog_epoch)`
    : sql`(select greatest(${epoch}::bigint, oldest_epoch) from catalog_epoch)`;

const holdsAt = (epoch: number | undefined): readonly SQL[] =>
  epoch === undefined
    ? [isCurrentRow]
    : [sql`s.since_epoch <= ${epochAt(epoch)}`, sql`s.until_epoch > ${epochAt(epoch)}`];

/** Refuses a cursor of another sort order too, whose key has another meaning. */
function decodeListingCursor(text: string, sort: ListingSort): ListingCursor {
  const cursor = decodeCursor(text, ListingCursor);
  if (cursor[0] !== sort) throw foreignCursor();
  return cursor;
}

const renderListingCards = () => sql`
  select ${cardColumns}
  from ${requestedKeys} requested (id)
  join listing_search n on n.listing_id = requested.id and n.until_epoch = 9007199254740991
  join users u on u.id = n.seller_id`;

/** The listings of these ids as they are now, in this order; those that are not to be seen any more are left out. */
async function findCards(db: Database, ids: readonly string[], now: number): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = await getPreparedStatement<CardRow>(db, 'get_cards', renderListingCards).execute({
    keys: [...ids]
  });
  const found = new Map(rows.map((row) => [row.listing_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map((row) => toCard(row, now));
}
