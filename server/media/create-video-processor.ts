import { ContractFailure } from '#shared/contract/errors.ts';
import { createTurns } from './create-turns.ts';
import { isMp4, isWebm } from './file-signatures.ts';
import { runMediaWorker } from './run-media-worker.ts';
import type { VideoProcessor } from './video-processor.ts';

const megabyte = 1024 * 1024;

/** The file, its copy, and their buffers on the way; ends before the server cuts a silent connection. */
const limits = { maxMemoryBytes: 600 * megabyte, deadlineMs: 7000 };

/** A video that waits keeps its upload in memory. */
const queueLimits = { running: 1, waiting: 3, waitingPerOwner: 1, maxWaitMs: 4000 } as const;

/** Parses videos outside the server's own process, one at a time. */
export function createVideoProcessor(): VideoProcessor {
  const turns = createTurns(queueLimits);
  return {
    copy: async ({ ownerId, bytes }) => {
      const type = isWebm(bytes) ? 'video/webm' : isMp4(bytes) ? 'video/mp4' : null;
      if (type === null) throw new ContractFailure('unsupported_media');
      const release = await turns.take(ownerId);
      if (release === null) throw new ContractFailure('media_busy');
      try {
        const program = { name: 'video-worker', task: {}, overLimit: 'unsupported_media' } as const;
        const copied = await runMediaWorker(bytes, program, limits);
        const { width, height, durationSeconds = 0 } = copied.facts;
        return { type, bytes: copied.bytes, width, height, durationSeconds };
      } finally {
        release();
      }
    }
  };
}
