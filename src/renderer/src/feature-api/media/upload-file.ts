import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import { contractError, type ContractError } from '#shared/contract/errors.ts';
import { maxPartBytes, type MediaKind, type Medium } from '#shared/domain/market/media/preview-media.ts';
import { err, type Result } from '#shared/kit/result.ts';
import { runLongWork } from '#renderer/lib/long-work.ts';

const firstPartBytes = 256 * 1024;
const minPartBytes = 64 * 1024;
/** Parts grow while they are faster than this, so that a slow connection loses little when it is cut. */
const fastPartMs = 1000;
const slowPartMs = 5000;
const busyRetries = 10;
const busyDelayMs = 2000;

export type UploadOptions = {
  readonly mediaUploads: Pick<Cloud['mediaUploads'], 'start' | 'append' | 'finish' | 'cancel'>;
  /** With the bytes that the server has stored. */
  readonly onProgress: (received: number) => void;
  readonly signal: AbortSignal;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/**
 * Uploads a file in parts. After a failure the same call continues where the upload stopped, also in another window:
 * the server knows the file by its hash.
 */
export const uploadFile = (
  file: Blob,
  kind: MediaKind,
  options: UploadOptions
): Promise<Result<Medium, ContractError>> =>
  runLongWork((report) => {
    const onProgress = (received: number): void => {
      report(received / file.size);
      options.onProgress(received);
    };
    return sendFile(file, kind, { ...options, onProgress });
  });

async function sendFile(
  file: Blob,
  kind: MediaKind,
  options: UploadOptions
): Promise<Result<Medium, ContractError>> {
  const { mediaUploads, onProgress, signal, now } = options;
  const started = await mediaUploads.start({ kind, size: file.size, sha256: await hashFile(file) });
  if (!started.ok) return started;
  const { id } = started.value;
  let { received } = started.value;
  let partBytes = firstPartBytes;
  onProgress(received);
  while (received < file.size) {
    if (signal.aborted) {
      await mediaUploads.cancel({ id });
      return err(contractError('not_found'));
    }
    const part = file.slice(received, received + partBytes);
    const sentAt = now();
    const answer = await mediaUploads.append({
      id,
      offset: received,
      bytes: new Uint8Array(await part.arrayBuffer())
    });
    if (!answer.ok) return answer;
    ({ received } = answer.value);
    onProgress(received);
    partBytes = nextPartBytes(partBytes, now() - sentAt);
  }
  return finish(id, options);
}

const nextPartBytes = (bytes: number, elapsedMs: number): number => {
  if (elapsedMs < fastPartMs) return Math.min(bytes * 2, maxPartBytes);
  return elapsedMs > slowPartMs ? Math.max(bytes / 2, minPartBytes) : bytes;
};

/** The server processes one file of a seller at a time. */
async function finish(
  id: string,
  { mediaUploads, wait }: UploadOptions
): Promise<Result<Medium, ContractError>> {
  for (let retry = 0; ; retry += 1) {
    const answer = await mediaUploads.finish({ id });
    if (answer.ok || answer.error.code !== 'media_busy' || retry === busyRetries) return answer;
    await wait(busyDelayMs);
  }
}

async function hashFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
