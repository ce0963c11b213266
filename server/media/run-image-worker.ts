import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { WorkerTask } from './image-worker.ts';

export type WorkerLimits = {
  readonly maxPixels: number;
  /** Of the whole process, its program included. */
  readonly maxMemoryBytes: number;
  readonly deadlineMs: number;
};

/** Beside this file, and beside the bundle it becomes a part of: both have the extension of this one. */
const workerFile = join(import.meta.dirname, `image-worker${extname(import.meta.filename)}`);

const tooLargeExitCode = 64;
/** The program itself needs little: pixels are outside of the heap. */
const heapMegabytes = 64;

/**
 * Processes one picture in a process of its own, which ends with it: whatever a decoder leaks or damages ends too.
 * Nothing of the server's environment is passed on, so the decoder's process has none of its secrets.
 */
export function runImageWorker(
  bytes: Uint8Array,
  size: { readonly width: number; readonly height: number },
  { deadlineMs, maxPixels, maxMemoryBytes }: WorkerLimits
): Promise<Uint8Array> {
  const task: WorkerTask = { ...size, maxPixels, maxMemoryBytes, tooLargeExitCode };
  const worker = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, workerFile, JSON.stringify(task)],
    {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: deadlineMs,
      killSignal: 'SIGKILL',
      windowsHide: true
    }
  );
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    worker.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    // A worker that refuses a picture by its header does not read the rest.
    worker.stdin.on('error', () => undefined);
    worker.on('error', reject);
    worker.on('close', (code, signal) => {
      if (code === 0) return resolve(new Uint8Array(Buffer.concat(output)));
      const isTooLarge = code === tooLargeExitCode || signal === 'SIGKILL';
      reject(new ContractFailure(isTooLarge ? 'image_too_large' : 'unsupported_media'));
    });
    worker.stdin.end(bytes);
  });
}
