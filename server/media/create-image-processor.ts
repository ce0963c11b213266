import { ContractFailure } from '#shared/contract/errors.ts';
import { createTurns } from './create-turns.ts';
import { isImage } from './file-signatures.ts';
import type { ImageProcessor } from './image-processor.ts';
import type { ImageTask } from './image-worker.ts';
import { runMediaWorker, type WorkerLimits } from './run-media-worker.ts';

const megabyte = 1024 * 1024;

export type ImageLimits = WorkerLimits & { readonly maxPixels: number; readonly maxWaitMs: number };

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
    encode: async ({ ownerId, bytes, ...wanted }) => {
      if (!isImage(bytes)) throw new ContractFailure('unsupported_media');
      const release = await turns.take(ownerId);
      if (release === null) throw new ContractFailure('media_busy');
      try {
        const task: ImageTask = { ...wanted, maxPixels: limits.maxPixels };
        const program = { name: 'image-worker', task, overLimit: 'image_too_large' } as const;
        const encoded = await runMediaWorker(bytes, program, limits);
        const { width, height, thumbnailBytes = 0 } = encoded.facts;
        const end = encoded.bytes.length - thumbnailBytes;
        const thumbnail = encoded.bytes.slice(end);
        return { width, height, bytes: encoded.bytes.slice(0, end), thumbnail };
      } finally {
        release();
      }
    }
  };
}
