import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ShelfListing } from '#shared/domain/market/shelf/shelf-listing.ts';
import type { shelfSize } from '#shared/domain/market/shelf/shelf-size.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import type { Database } from '../../db/client.ts';
import { CursorId, encodeCursor } from '../cursor.ts';
import { cardColumns, type CardRow, toCard } from '../listing/read/listing-card.ts';

/** The shelf is read as the catalog was at one epoch, by listing. */
const ShelfPosition = z.object({
  /** Of the database: in another one the epoch means something else. */
  generation: z.string(),
  epoch: z.int().nonnegative(),
  /** By the server's clock, Unix milliseconds. */
  readAt: z.int(),
  /** The last listing that was read; null once all were. */
  after: CursorId.or(z.literal('')).nullable()
});
type ShelfPosition = z.infer<typeof ShelfPosition>;

/** A shelf that was read is good for this long. Then it is read anew as a whole: in a day, most of it changes. */
const goodForMs = 6 * 60 * 60 * 1000;

/** Listings of a page: together less than 256 kB. */
const pageSize = 120;

/** Of a description; the words of the title are found in the card. */
const maxWords = 80;

type ShelfSize = Readonly<Record<keyof typeof shelfSize, number>>;

type ShelfReader = {
  readonly userId: string;
  readonly generation: string;
  readonly now: number;
  readonly size: ShelfSize;
};

/** The next page of a user's shelf. Empty while the device's shelf is fresh. */
export async function readShelfPage(
  db: Database,
  { userId, generation, now, size }: ShelfReader,
  cursor: string | null
): Promise<FeedPage> {
  const known = decodePosition(cursor, generation);
  const isGood = known?.after === null && known.readAt > now - goodForMs;
  if (isGood) return toPage([], known, false);
  const { epoch, oldest } = await readEpochs(db);
  const continued = known !== undefined && known.after !== null && known.epoch >= oldest ? known : undefined;
  const from: ShelfPosition = continued ?? { generation, epoch, readAt: now, after: '' };
  const listed = await listShelf(db, selectShelf(userId, from.epoch, size), from);
  const rows = listed.slice(0, pageSize);
  const after = listed.length > pageSize ? (rows.at(-1)?.listing_id ?? null) : null;
  return toPage(
    rows.map((row) => toSyncRow(row, now)),
    { ...from, after },
    continued === undefined
  );
}

const toPage = (rows: SyncRow[], position: ShelfPosition, startsAnew: boolean): FeedPage => ({
  scope: 'catalog',
  rows,
  cursor: encodeCursor([position]),
  hasMore: position.after !== null,
  acknowledged: 0,
  startsAnew
});

/** Undefined for a cursor that is malformed or of another database. */
function decodePosition(cursor: string | null, generation: string): ShelfPosition | undefined {
  try {
    const [position] = z
      .tuple([ShelfPosition])
      .parse(JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()));
    return position.generation === generation ? position : undefined;
  } catch {
    return undefined;
  }
}

/** The epoch that holds now, and the oldest of which the catalog still has the rows. */
async function readEpochs(db: Database): Promise<{ readonly epoch: number; readonly oldest: number }> {
  const { rows } = await db.execute<{ readonly epoch: number; readonly oldest: number }>(
    sql`select epoch::float8 as epoch, oldest_epoch::float8 as oldest from catalog_epoch`
  );
  const [epochs] = rows;
  if (epochs === undefined) throw new Error('The catalog has an epoch');
  return epochs;
}

type ShelfRow = CardRow & {
  readonly since_epoch: number;
  readonly tags: readonly string[];
  readonly words: readonly string[];
  readonly models: readonly string[];
  readonly works_on: readonly string[];
  readonly ratios: readonly string[];
  readonly languages: readonly string[];
  readonly min_seconds: number;
  readonly max_seconds: number;
  readonly has_audio: boolean;
  readonly sales_count: number;
  readonly stars: number | null;
  readonly bayes_rating: number;
  readonly trending: number;
};

/** One more than a page holds, so that one sees whether there is another. */
async function listShelf(
  db: Database,
  shelf: SQL,
  { epoch, after }: ShelfPosition
): Promise<readonly ShelfRow[]> {
  const { rows } = await db.execute<ShelfRow>(sql`
    with shelf as (${shelf})
    select ${cardColumns}, n.since_epoch::float8 as since_epoch, n.tags, n.words[1:${sql.raw(String(maxWords))}] as words,
      n.models, n.works_on, n.ratios, n.languages, n.min_seconds, n.max_seconds, n.has_audio, n.sales_count,
      n.star_sum::float8 / nullif(n.review_count, 0) as stars, n.bayes_rating, n.trending
    from shelf
    join listing_search n on n.listing_id = shelf.listing_id and n.since_epoch <= ${epoch} and n.until_epoch > ${epoch}
    join users u on u.id = n.seller_id
    where n.listing_id > ${after ?? ''}
    order by n.listing_id limit ${sql.raw(String(pageSize + 1))}`);
  return rows;
}

/** Selects listing ids: the common part of the shelf, plus the user's wishlist, purchases and followed sellers. */
function selectShelf(userId: string, epoch: number, size: ShelfSize): SQL {
  const isOfEpoch = sql`s.since_epoch <= ${epoch} and s.until_epoch > ${epoch}`;
  const first = (order: SQL, count: number): SQL => sql`(
    select s.listing_id from listing_search s where ${isOfEpoch}
    order by ${order} desc, s.listing_id desc limit ${sql.raw(String(count))})`;
  return sql`
    ${first(sql`s.trending`, size.trending)}
    union ${first(sql`s.published_at`, size.newest)}
    union (select listing_id from wishlist_items where owner_id = ${userId})
    union (
      select listing_id from entitlements where holder_id = ${userId} and state <> 'revoked'
      order by created_at desc, id desc limit ${sql.raw(String(size.bought))})
    union (
      select s.listing_id from follows f
      join listing_search s on s.seller_id = f.seller_id and ${isOfEpoch}
      where f.follower_id = ${userId}
      order by s.published_at desc, s.listing_id desc limit ${sql.raw(String(size.followed))})`;
}

const toSyncRow = (row: ShelfRow, now: number): SyncRow => ({
  entity: 'listingCards',
  id: row.listing_id,
  revision: Math.max(row.since_epoch, 1),
  isDeleted: false,
  writtenBy: null,
  value: {
    card: toCard(row, now),
    readAt: now,
    tags: [...row.tags],
    words: [...row.words],
    models: [...row.models],
    worksOn: [...row.works_on],
    ratios: [...row.ratios],
    languages: [...row.languages],
    minSeconds: row.min_seconds,
    maxSeconds: row.max_seconds,
    hasAudio: row.has_audio,
    salesCount: row.sales_count,
    stars: row.stars,
    bayesRating: row.bayes_rating,
    trending: row.trending
  } satisfies ShelfListing,
  stamps: {},
  conflicts: [],
  deletedBy: null
});
