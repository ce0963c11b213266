import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';
import { type MediaFacts, readAnswer } from './media-worker.ts';

export type WorkerLimits = {
  /** Of the whole process, its program included. */
  readonly maxMemoryBytes: number;
  readonly deadlineMs: number;
};

export type WorkerProgram = {
  readonly name: 'image-worker' | 'video-worker';
  readonly task: object;
  /** The refusal of a file that takes more memory or time than it may. */
  readonly overLimit: ErrorCode;
};

/** Beside this file, and beside the bundle it becomes a part of: both have the extension of this one. */
const findProgram = (name: string): string =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/** The programs themselves need little: files and pixels are outside of the heap. */
const heapMegabytes = 64;

/**
 * Processes one file in a process of its own, which ends with it: whatever a decoder leaks or damages ends too.
 * Nothing of the server's environment is passed on, so the decoder's process has none of its secrets.
 */
export function runMediaWorker(
  bytes: Uint8Array,
  { name, task, overLimit }: WorkerProgram,
  { deadlineMs, maxMemoryBytes }: WorkerLimits
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly facts: MediaFacts }> {
  const worker = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, findProgram(name), JSON.stringify({ ...task, maxMemoryBytes })],
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
    // A worker that refuses a file by its header does not read the rest.
    worker.stdin.on('error', () => undefined);
    worker.on('error', reject);
    worker.on('close', (code, signal) => {
      if (code !== 0) {
        return reject(new ContractFailure(signal === 'SIGKILL' ? overLimit : 'unsupported_media'));
      }
      const { answer, file } = readAnswer(Buffer.concat(output));
      if ('refusal' in answer) return reject(new ContractFailure(answer.refusal));
      resolve({ bytes: file, facts: answer });
    });
    worker.stdin.end(bytes);
  });
}
