import { Worker } from 'node:worker_threads';
import { logFailure } from '../diagnostics/log-failure.ts';
import type { SpellingTask } from './spell-checker.ts';
import type { SpellingResponse, SpellingRequest } from './spelling-worker.ts';

export type PerformSpelling = (task: SpellingTask) => Promise<readonly string[]>;

/** Resolves to an empty list once the worker has failed, so that no word is underlined. */
export function startSpellingWorker(file: string, dictionaries: string): PerformSpelling {
  const pending = new Map<number, (words: readonly string[]) => void>();
  const worker = new Worker(file, { workerData: dictionaries });
  let hasFailed = false;
  let lastId = 0;
  worker.unref();
  worker.on('message', ({ id, words }: SpellingResponse) => {
    pending.get(id)?.(words);
    pending.delete(id);
  });
  worker.on('error', (error) => {
    hasFailed = true;
    logFailure('Spelling cannot be checked', error);
    for (const resolve of pending.values()) resolve([]);
    pending.clear();
  });
  return (task) =>
    new Promise((resolve) => {
      if (hasFailed) return resolve([]);
      lastId += 1;
      pending.set(lastId, resolve);
      const request: SpellingRequest = { id: lastId, task };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request);
    });
}
