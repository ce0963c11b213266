import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { WishlistItem } from '#shared/domain/market/wishlist.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { openEndedEpochSql } from '../../db/schema/catalog.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { type CardRow, cardColumns, toCard } from '../listing/read/listing-card.ts';
import { CursorId, CursorInstant, decodeCursor, encodeCursor } from '../cursor.ts';

type WishlistItemRow = CardRow & {
  readonly item_id: string;
  readonly wishlist_id: string;
  readonly own_slug: string;
  readonly own_title: string | null;
  readonly is_shown: boolean;
  readonly then_cents: number;
  readonly added_ms: number;
};

const WishlistCursor = z.tuple([CursorInstant, CursorId]);

/** The last added first; what is not for sale any more is among them. */
export async function listWishlistItems(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cursor, limit, wishlistId }: InputOf<CloudContract['wishlistItems.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['wishlistItems.list']>> {
  const { id } = getPerson(request, 'wishlist.manage');
  const [addedAt, listingId] = cursor === undefined ? [null, null] : decodeCursor(cursor, WishlistCursor);
  const rows = await readItems(
    db,
    sql`w.owner_id = ${id} and (${wishlistId ?? null}::text is null or w.wishlist_id = ${wishlistId ?? null})
      and (${listingId}::text is null
        or (w.added_at, w.listing_id) < (to_timestamp(${(addedAt ?? 0) / 1000}::float8), ${listingId}))
    order by w.added_at desc, w.listing_id desc limit ${limit + 1}`
  );
  const moment = now();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => toWishlistItem(row, moment)),
    nextCursor: last === undefined ? null : encodeCursor([last.added_ms, last.item_id])
  };
}

/** Those of these listings that are on a wishlist of this user. `now` in Unix ms. */
export async function readWishlistItems(
  db: Database,
  { ownerId, listingIds, now }: { ownerId: string; listingIds: readonly string[]; now: number }
): Promise<WishlistItem[]> {
  const wanted = sql`any(${sql.param([...listingIds])}::text[])`;
  const rows = await readItems(db, sql`w.owner_id = ${ownerId} and w.listing_id = ${wanted}`);
  return rows.map((row) => toWishlistItem(row, now));
}

async function readItems(db: Database, where: SQL): Promise<WishlistItemRow[]> {
  const { rows } = await db.execute<WishlistItemRow>(sql`
    select ${cardColumns}, w.listing_id as item_id, w.wishlist_id, w.price_cents as then_cents,
      l.slug as own_slug, case when l.state = 'taken_down' then null else v.title end as own_title,
      n.listing_id is not null as is_shown, (extract(epoch from w.added_at) * 1000)::float8 as added_ms
    from wishlist_items w
    join listings l on l.id = w.listing_id
    join listing_versions v on v.listing_id = l.id and v.version = l.version
    left join listing_search n on n.listing_id = l.id and n.until_epoch = ${openEndedEpochSql}
    left join users u on u.id = n.seller_id
    where ${where}`);
  return rows;
}

const toWishlistItem = (row: WishlistItemRow, now: number): WishlistItem => ({
  listingId: row.item_id,
  wishlistId: row.wishlist_id,
  slug: row.own_slug,
  title: row.own_title,
  card: row.is_shown ? toCard(row, now) : null,
  priceThen: { cents: row.then_cents, currency: 'USD' },
  addedAt: row.added_ms
});
