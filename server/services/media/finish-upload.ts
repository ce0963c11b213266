import { createHash } from 'node:crypto';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import type { Medium } from '#shared/domain/market/media/preview-media.ts';
import type { Context } from '../../context/context.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { media, type mediaUploads } from '../../db/schema/media.ts';
import type { MediaType } from '../../media/media-store.ts';
import { toMedium } from './read-media.ts';
import { getUpload, removeUpload } from './upload-media.ts';

/** Of an image, in pixels: as wide as a gallery on a large screen. */
const maxSide = 1920;
/** Twice the width of a card, for fine screens. */
const thumbnailWidth = 800;

type FinishContext = Pick<Context, 'db' | 'media' | 'images' | 'videos' | 'now' | 'newId'>;
type Upload = typeof mediaUploads.$inferSelect;

/** The file may be accepted on another attempt, so its upload is kept. */
const transient: readonly ErrorCode[] = ['media_busy', 'storage_full'];

/**
 * Checks the file by its content and stores it under a name made of that content. Throws `conflict` while bytes are
 * missing; a file that is refused is removed.
 */
export async function finishUpload(
  context: FinishContext,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<Medium> {
  const upload = await getUpload(context, { id }, request);
  if (upload.received !== upload.size) throw new ContractFailure('conflict', 'Bytes are missing');
  try {
    const file = await processFile(context, upload, await readFile(context, upload));
    const medium = await saveMedium(context, upload, file);
    await removeUpload(context, id);
    return medium;
  } catch (error) {
    const isRefusal = error instanceof ContractFailure && !transient.includes(error.code);
    if (isRefusal) await removeUpload(context, id);
    throw error;
  }
}

async function readFile({ media: store }: FinishContext, upload: Upload): Promise<Uint8Array> {
  const bytes = await store.parts.read(upload.id, upload.partNames);
  const isWhole = createHash('sha256').update(bytes).digest('hex') === upload.sha256;
  if (!isWhole) throw new ContractFailure('upload_damaged');
  return bytes;
}

type ProcessedFile = {
  readonly type: MediaType;
  readonly bytes: Uint8Array;
  readonly thumbnail?: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds?: number;
};

async function processFile(
  { images, videos }: FinishContext,
  { kind, ownerId }: Upload,
  bytes: Uint8Array
): Promise<ProcessedFile> {
  if (kind === 'video') return videos.copy({ ownerId, bytes });
  const size = { width: maxSide, height: maxSide, fit: 'inside', thumbnailWidth } as const;
  const image = await images.encode({ ownerId, bytes, ...size });
  return { ...image, type: 'image/webp' };
}

async function saveMedium(
  { db, media: store, now, newId }: FinishContext,
  { kind, ownerId }: Upload,
  { type, bytes, thumbnail, width, height, durationSeconds }: ProcessedFile
): Promise<Medium> {
  const mediaKey = await store.put({
    folder: 'listings',
    ownerId,
    type,
    bytes,
    ...(thumbnail === undefined ? {} : { thumbnail })
  });
  const usedAt = new Date(now());
  const [row] = await db
    .insert(media)
    .values({
      id: newId('med'),
      ownerId,
      kind,
      mediaKey,
      width,
      height,
      durationMs: durationSeconds === undefined ? null : Math.round(durationSeconds * 1000),
      size: bytes.length,
      usedAt
    })
    // The same file again is the same medium.
    .onConflictDoUpdate({ target: [media.ownerId, media.mediaKey], set: { usedAt } })
    .returning();
  if (row === undefined) throw new Error('The medium was not stored');
  return toMedium(row);
}
