import sharp from 'sharp';
import { ContractFailure } from '#shared/contract/errors.ts';

const side = 512;
/** What a phone's camera makes; a bomb unpacks to more. */
const mostPixels = 50_000_000;
const patienceSeconds = 10;

/** Looked at before anything is decoded, so that nothing but these three ever reaches a decoder. */
const beginnings: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) =>
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
];

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a JPEG, PNG or WebP anew as a square WebP, upright and without what else was in the file. Throws
 * `media_refused` for anything else.
 */
export async function drawAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  if (!beginnings.some((fits) => fits(bytes))) throw new ContractFailure('media_refused');
  try {
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer();
    return new Uint8Array(drawn);
  } catch (cause) {
    throw new ContractFailure('media_refused', undefined, { cause });
  }
}
