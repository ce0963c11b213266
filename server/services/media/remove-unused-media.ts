import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Context } from '../../context/context.ts';
import { defineJob } from '../../context/job.ts';
import { listingSubmissions } from '../../db/schema/listing-submissions.ts';
import { media, mediaUploads } from '../../db/schema/media.ts';
import { buyerResults } from '../../db/schema/reviews.ts';
import { isUnpublished } from './read-media.ts';
import { removeUpload } from './upload-media.ts';

/** A draft may wait on its author's device for so long. */
const unusedDays = 90;

const isUnsubmitted = sql<boolean>`not exists (
  select 1 from ${listingSubmissions} s
  where s.state in ('pending', 'scheduled', 'canceled', 'changes_requested') and strpos(s.content::text, ${media.id}) > 0
)`;

/** Removes uploads that were abandoned, and media that no listing, submission, edited draft or result uses. */
export const removeUnusedMedia = defineJob({
  name: 'remove-unused-media',
  payload: z.object({}),
  schedule: '41 * * * *',
  run: async ({ db, media: store, now }) => {
    const moment = now();
    const expired = await db
      .select({ id: mediaUploads.id })
      .from(mediaUploads)
      .where(lt(mediaUploads.expiresAt, new Date(moment)));
    for (const { id } of expired) await removeUpload({ db, media: store }, id);
    const unusedSince = new Date(moment - unusedDays * 24 * 60 * 60 * 1000);
    const removed = await db
      .delete(media)
      .where(
        and(
          lt(media.usedAt, unusedSince),
          isUnpublished,
          isUnsubmitted,
          notExists(
            db.select({ id: buyerResults.id }).from(buyerResults).where(eq(buyerResults.clipId, media.id))
          )
        )
      )
      .returning({ key: media.mediaKey });
    for (const { key } of removed) await store.remove(key);
  }
});

/** Finds the files that are removed with an account: those that no version of a listing shows. */
export async function findFilesOfOwner(
  { db }: Pick<Context, 'db'>,
  ownerId: string
): Promise<{ readonly keys: readonly string[]; readonly uploadIds: readonly string[] }> {
  const uploads = await db
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .where(eq(mediaUploads.ownerId, ownerId));
  const unpublished = await db
    .select({ key: media.mediaKey })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), isUnpublished));
  return { keys: unpublished.map(({ key }) => key), uploadIds: uploads.map(({ id }) => id) };
}
