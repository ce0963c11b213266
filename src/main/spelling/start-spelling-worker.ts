import { Worker } from 'node:worker_threads';
import { logFailure } from '../diagnostics/log-failure.ts';
import type { SpellingTask } from './spell-checker.ts';
import type { SpellingAnswer, SpellingRequest } from './spelling-worker.ts';

export type PerformSpelling = (task: SpellingTask) => Promise<readonly string[]>;

/** Answers with nothing once the thread has failed: then no word is marked. */
export function startSpellingWorker(file: string, dictionaries: string): PerformSpelling {
  const waiting = new Map<number, (words: readonly string[]) => void>();
  const worker = new Worker(file, { workerData: dictionaries });
  let hasFailed = false;
  let lastId = 0;
  worker.unref();
  worker.on('message', ({ id, words }: SpellingAnswer) => {
    waiting.get(id)?.(words);
    waiting.delete(id);
  });
  worker.on('error', (error) => {
    hasFailed = true;
    logFailure('The spelling cannot be checked', error);
    for (const resolve of waiting.values()) resolve([]);
    waiting.clear();
  });
  return (task) =>
    new Promise((resolve) => {
      if (hasFailed) return resolve([]);
      lastId += 1;
      waiting.set(lastId, resolve);
      const request: SpellingRequest = { id: lastId, task };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request);
    });
}
