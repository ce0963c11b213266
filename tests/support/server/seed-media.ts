import sharp from 'sharp';
import { newId } from '#server/context/new-id.ts';
import type { Database } from '#server/db/client.ts';
import { media } from '#server/db/schema/media.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { drawPng, toListingMedium } from './test-media.ts';

type Seed = { readonly db: Database; readonly store: MediaStore; readonly ownerId: string };

/** An image that a seller has uploaded, for a listing that is published past the checks of a submission. */
export async function seedImage({ db, store, ownerId }: Seed): Promise<ListingMedium> {
  const [width, height] = [64, 36];
  const bytes = await drawPng('#357', width, height);
  const mediaKey = await store.put({
    folder: 'listings',
    ownerId,
    type: 'image/png',
    bytes,
    thumbnail: await sharp(bytes).webp().toBuffer()
  });
  const id = newId('med', Date.now());
  const usedAt = new Date();
  await db
    .insert(media)
    .values({ id, ownerId, kind: 'image', mediaKey, width, height, size: bytes.length, usedAt });
  return toListingMedium({ id });
}
