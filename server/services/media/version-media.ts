// The media of a listing's versions, immutable in the database.
import { and, asc, eq } from 'drizzle-orm';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import type { Database } from '../../db/client.ts';
import { listingMedia, listings } from '../../db/schema/listings.ts';
import { media } from '../../db/schema/media.ts';
import { findDraftMedia } from './read-media.ts';

type Version = { readonly listingId: string; readonly version: number };
type Seller = { readonly sellerId: string; readonly now: number };

const isOf = ({ listingId, version }: Version) =>
  and(eq(listingMedia.listingId, listingId), eq(listingMedia.version, version));

export async function saveVersionMedia(
  tx: Database,
  version: Version,
  draft: ListingDraft,
  seller: Seller
): Promise<void> {
  const found = await findDraftMedia(tx, draft, seller);
  if (found.length === 0) return;
  await tx.insert(listingMedia).values(
    found.map(({ row, poster, alt, model, madeOn }, position) => ({
      ...version,
      position,
      kind: row.kind,
      mediaKey: row.mediaKey,
      width: row.width,
      height: row.height,
      posterKey: poster?.mediaKey ?? null,
      alt,
      model,
      madeOn
    }))
  );
}

/** True if the draft shows a file that the version does not. */
export async function hasNewMedia(
  tx: Database,
  version: Version,
  draft: ListingDraft,
  seller: Seller
): Promise<boolean> {
  const shown = await tx.select().from(listingMedia).where(isOf(version));
  const keys = new Set(shown.flatMap(({ mediaKey, posterKey }) => [mediaKey, posterKey]));
  const found = await findDraftMedia(tx, draft, seller);
  return found.some(
    ({ row, poster }) => !keys.has(row.mediaKey) || (poster !== null && !keys.has(poster.mediaKey))
  );
}

/** A version's media as a draft names them. */
export async function readVersionMedia(db: Database, version: Version): Promise<ListingMedium[]> {
  const own = await db
    .select({ id: media.id, key: media.mediaKey })
    .from(media)
    .innerJoin(listings, eq(listings.sellerId, media.ownerId))
    .where(eq(listings.id, version.listingId));
  const ids = new Map(own.map(({ id, key }) => [key, id]));
  const shown = await db.select().from(listingMedia).where(isOf(version)).orderBy(asc(listingMedia.position));
  return shown.flatMap(({ mediaKey, posterKey, alt, model, madeOn }) => {
    const id = ids.get(mediaKey);
    if (id === undefined) return [];
    return { id, alt, model, madeOn, posterId: posterKey === null ? null : (ids.get(posterKey) ?? null) };
  });
}
