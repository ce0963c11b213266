// Uploads of preview media. A part counts once it is stored: an interrupted one is sent again from the last offset.
import { and, count, eq, sql, sum } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { type MediaKind, maxMediaBytes } from '#shared/domain/market/media/preview-media.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { media, mediaUploads } from '../../db/schema/media.ts';
import { users } from '../../db/schema/accounts.ts';
import { isUnpublished } from './read-media.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** After the last part. */
const uploadLifetimeMs = dayMs;
/** A listing has at most 11 media and 3 posters. */
const maxOpenUploads = 20;
/** Of one person, in open uploads and in media that no version of a listing shows. */
const maxUnpublishedBytes = 1_000_000_000;

export type Upload = { readonly id: string; readonly received: number };
type NewUpload = { readonly kind: MediaKind; readonly size: number; readonly sha256: string };

/** Continues an open upload of the same file. Throws `too_large` or `upload_limit` before anything is stored. */
export async function startUpload(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { kind, size, sha256 }: NewUpload,
  request: RequestContext
): Promise<Upload> {
  const { id: ownerId } = getPerson(request, 'media.upload');
  if (size > maxMediaBytes[kind]) throw new ContractFailure('too_large');
  return db.transaction(async (tx) => {
    // Serializes a person’s uploads, so that concurrent ones cannot exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
    const expiresAt = new Date(now() + uploadLifetimeMs);
    const [open] = await tx
      .update(mediaUploads)
      .set({ expiresAt })
      .where(
        and(
          eq(mediaUploads.ownerId, ownerId),
          eq(mediaUploads.sha256, sha256),
          eq(mediaUploads.kind, kind),
          eq(mediaUploads.size, size)
        )
      )
      .returning({ id: mediaUploads.id, received: mediaUploads.received });
    if (open !== undefined) return open;
    await refuseAboveLimit(tx, ownerId, size);
    const id = newId('upl');
    await tx.insert(mediaUploads).values({ id, ownerId, kind, size, sha256, expiresAt });
    return { id, received: 0 };
  });
}

async function refuseAboveLimit(tx: Database, ownerId: string, size: number): Promise<void> {
  const [open] = await tx
    .select({ uploads: count(), bytes: sum(mediaUploads.size) })
    .from(mediaUploads)
    .where(eq(mediaUploads.ownerId, ownerId));
  const [stored] = await tx
    .select({ bytes: sum(media.size) })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), isUnpublished));
  const bytes = Number(open?.bytes ?? 0) + Number(stored?.bytes ?? 0) + size;
  if ((open?.uploads ?? 0) >= maxOpenUploads || bytes > maxUnpublishedBytes) {
    throw new ContractFailure('upload_limit');
  }
}

/** The caller's upload; throws `not_found`. */
export async function getUpload(
  { db }: Pick<Context, 'db'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<typeof mediaUploads.$inferSelect> {
  const { id: ownerId } = getPerson(request, 'media.upload');
  const [upload] = await db
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.ownerId, ownerId)));
  if (upload === undefined) throw new ContractFailure('not_found');
  return upload;
}

type NewPart = { readonly id: string; readonly offset: number; readonly bytes: Uint8Array };

/** Stores the next part, and nothing where another offset is expected. */
export async function appendPart(
  context: Pick<Context, 'db' | 'media' | 'now'>,
  { id, offset, bytes }: NewPart,
  request: RequestContext
): Promise<Upload> {
  const { db, media: store, now } = context;
  const upload = await getUpload(context, { id }, request);
  if (bytes.length === 0) throw new ContractFailure('invalid_input', 'The part is empty');
  if (offset !== upload.received) return { id, received: upload.received };
  if (offset + bytes.length > upload.size) throw new ContractFailure('too_large');
  const name = await store.parts.put(id, bytes);
  // Of concurrent parts at one offset one counts; the others are removed with the upload.
  const [counted] = await db
    .update(mediaUploads)
    .set({
      received: offset + bytes.length,
      partNames: sql`array_append(${mediaUploads.partNames}, ${name})`,
      expiresAt: new Date(now() + uploadLifetimeMs)
    })
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.received, offset)))
    .returning({ received: mediaUploads.received });
  return { id, received: counted?.received ?? (await getUpload(context, { id }, request)).received };
}

export async function cancelUpload(
  context: Pick<Context, 'db' | 'media'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<void> {
  await getUpload(context, { id }, request);
  await removeUpload(context, id);
}

/** Removes the row first: without it no part is added. */
export async function removeUpload(
  { db, media: store }: Pick<Context, 'db' | 'media'>,
  id: string
): Promise<void> {
  await db.delete(mediaUploads).where(eq(mediaUploads.id, id));
  await store.parts.remove(id);
}
