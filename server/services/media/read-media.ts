import { and, eq, inArray, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import {
  hasTooManyMedia,
  type ListingMedium,
  type Medium
} from '#shared/domain/market/media/preview-media.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listingMedia } from '../../db/schema/listings.ts';
import { media } from '../../db/schema/media.ts';
import { mediaUrl } from '../../media/media-store.ts';

type MediumRow = typeof media.$inferSelect;

/** Of a row of `media`: no version of a listing shows it. */
export const isUnpublished = sql<boolean>`not exists (
  select 1 from ${listingMedia} l where l.media_key = ${media.mediaKey}
  union all
  select 1 from ${listingMedia} l where l.poster_key = ${media.mediaKey}
)`;

export const toMedium = ({ id, kind, mediaKey, width, height, durationMs }: MediumRow): Medium => ({
  id,
  kind,
  url: mediaUrl(mediaKey),
  width,
  height,
  durationSeconds: durationMs === null ? null : durationMs / 1000
});

/** Marks them as used: media of a draft that is being edited are kept. */
async function findOwnMedia(
  db: Database,
  { ownerId, ids, now }: { readonly ownerId: string; readonly ids: readonly string[]; readonly now: number }
): Promise<ReadonlyMap<string, MediumRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .update(media)
    .set({ usedAt: new Date(now) })
    .where(and(eq(media.ownerId, ownerId), inArray(media.id, [...ids])))
    .returning();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The caller's media, in the order in which they were asked for; those that are not stored are left out. */
export async function listMedia(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ids }: { readonly ids: readonly string[] },
  request: RequestContext
): Promise<Medium[]> {
  const { id: ownerId } = getPerson(request, 'media.upload');
  const found = await findOwnMedia(db, { ownerId, ids, now: now() });
  return ids.flatMap((id) => found.get(id) ?? []).map(toMedium);
}

/** A medium of a draft with the files it names. */
type FoundMedium = ListingMedium & { readonly row: MediumRow; readonly poster: MediumRow | null };

/**
 * The media of a draft, in their order. Throws `media_missing` for one that its seller does not have, and
 * `invalid_input` for more than a listing may have, or a poster that is not an image of a video.
 */
export async function findDraftMedia(
  db: Database,
  draft: ListingDraft,
  { sellerId, now }: { readonly sellerId: string; readonly now: number }
): Promise<readonly FoundMedium[]> {
  if (draft.kind === 'bundle') return [];
  const ids = draft.media.flatMap(({ id, posterId }) => (posterId === null ? [id] : [id, posterId]));
  const rows = await findOwnMedia(db, { ownerId: sellerId, ids, now });
  const get = (id: string): MediumRow => {
    const row = rows.get(id);
    if (row === undefined) throw new ContractFailure('media_missing');
    return row;
  };
  const found = draft.media.map((medium) => ({
    ...medium,
    row: get(medium.id),
    poster: medium.posterId === null ? null : get(medium.posterId)
  }));
  const hasWrongPoster = found.some(
    ({ row, poster }) => poster !== null && (row.kind !== 'video' || poster.kind !== 'image')
  );
  const isRepeated = new Set(found.map(({ id }) => id)).size < found.length;
  if (hasWrongPoster || isRepeated || hasTooManyMedia(found.map(({ row }) => row.kind))) {
    throw new ContractFailure('invalid_input', 'The media of the draft are not valid');
  }
  return found;
}
