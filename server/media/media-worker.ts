// Shared code of the worker programs: the task from the command line, the file on stdin, the result on stdout.
import type { ErrorCode } from '#shared/contract/errors.ts';

export type MediaFacts = {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds?: number;
  /** So many bytes at the end of the file are a thumbnail of it. */
  readonly thumbnailBytes?: number;
};
export type WorkerAnswer = MediaFacts | { readonly refusal: ErrorCode };

const memoryCheckMs = 10;
const lengthBytes = 4;

/** The task as the server wrote it. Starts the memory limit. */
export function readTask(): unknown {
  const task = JSON.parse(process.argv[2] ?? '') as { readonly maxMemoryBytes: number };
  // A native decoder runs on another thread and cannot be interrupted, only killed.
  setInterval(() => {
    if (process.memoryUsage.rss() > task.maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
  }, memoryCheckMs).unref();
  return task;
}

/** Resolves to the whole file. */
export async function readFile(): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The answer as JSON after its length, then the file. */
export function writeAnswer(answer: WorkerAnswer, file: Uint8Array = new Uint8Array()): void {
  const json = Buffer.from(JSON.stringify(answer));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  process.stdout.write(Buffer.concat([length, json, file]));
}

export function readAnswer(output: Buffer<ArrayBuffer>): {
  readonly answer: WorkerAnswer;
  readonly file: Uint8Array<ArrayBuffer>;
} {
  const end = lengthBytes + output.readUInt32BE(0);
  const answer = JSON.parse(output.toString('utf8', lengthBytes, end)) as WorkerAnswer;
  return { answer, file: new Uint8Array(output.subarray(end)) };
}
