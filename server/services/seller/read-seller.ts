import { and, desc, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Seller } from '#shared/domain/market/seller.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions, sellers } from '../../db/schema/listings.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';

export async function getSeller(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<Seller | null> {
  return readSeller(db, getPerson(request, 'seller.dashboard.read').id);
}

/** Null for a person who never applied. */
export async function readSeller(db: Database, userId: string): Promise<Seller | null> {
  const [row] = await db.select().from(sellers).where(eq(sellers.userId, userId));
  if (row === undefined) return null;
  const { state, reason, country, sells, termsVersion } = row;
  return {
    state,
    reason,
    until: row.until?.getTime() ?? null,
    country,
    sells,
    termsVersion,
    appliedAt: row.createdAt.getTime()
  };
}

const ListingCursor = z.tuple([CursorId]);

/** In every state, the last created first. One that was never published has no version to show yet. */
export async function listOwnListings(
  { db }: Pick<Context, 'db'>,
  { cursor, limit }: InputOf<CloudContract['sellers.listListings']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['sellers.listListings']>> {
  const seller = getPerson(request, 'seller.dashboard.read');
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, ListingCursor);
  const rows = await db
    .select({ listing: listings, title: listingVersions.title, priceCents: listingVersions.priceCents })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, sql`${listings.version}`))
    )
    .where(and(eq(listings.sellerId, seller.id), after === undefined ? undefined : lt(listings.id, after)))
    .orderBy(desc(listings.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ listing, title, priceCents }) => ({
    id: listing.id,
    slug: listing.slug,
    kind: listing.kind,
    title,
    state: listing.state,
    price: formatDollars(priceCents),
    version: listing.version,
    salesCount: listing.salesCount,
    updatedAt: listing.updatedAt.getTime()
  }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}
