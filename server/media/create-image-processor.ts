import { ContractFailure } from '#shared/contract/errors.ts';
import { createTurns } from './create-turns.ts';
import type { ImageProcessor } from './image-processor.ts';
import { runImageWorker, type WorkerLimits } from './run-image-worker.ts';

const megabyte = 1024 * 1024;

export type ImageLimits = WorkerLimits & { readonly maxWaitMs: number };

/** Waiting and processing together end before the server cuts a silent connection (`server/listen.ts`). */
export const defaultImageLimits: ImageLimits = {
  maxPixels: 25_000_000,
  maxMemoryBytes: 400 * megabyte,
  maxWaitMs: 4000,
  deadlineMs: 7000
};

/** A picture that waits keeps its upload in memory. */
const queueLimits = { running: 2, waiting: 16, waitingPerOwner: 3 } as const;

/**
 * Decodes pictures outside the server's own process, two at a time and one of a person, so that a hostile file takes
 * neither the server's memory nor the time of others.
 */
export function createImageProcessor(limits: ImageLimits = defaultImageLimits): ImageProcessor {
  const turns = createTurns({ ...queueLimits, maxWaitMs: limits.maxWaitMs });
  return {
    encode: async ({ ownerId, bytes, width, height }) => {
      if (!signatures.some((matches) => matches(bytes))) throw new ContractFailure('unsupported_media');
      const release = await turns.take(ownerId);
      if (release === null) throw new ContractFailure('media_busy');
      try {
        return await runImageWorker(bytes, { width, height }, limits);
      } finally {
        release();
      }
    }
  };
}

/** Magic numbers of JPEG, PNG and WebP, checked first so that no other format reaches a decoder. */
const signatures: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) =>
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);
