// Checks spelling in a worker thread: loading a dictionary and finding suggestions would block the main thread.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createSpellChecker, type SpellingTask } from './spell-checker.ts';

export type SpellingRequest = { readonly id: number; readonly task: SpellingTask };
export type SpellingResponse = { readonly id: number; readonly words: readonly string[] };

const folder = String(workerData);
const perform = createSpellChecker((language) => ({
  aff: readFileSync(join(folder, `${language}.aff`)),
  dic: readFileSync(join(folder, `${language}.dic`))
}));

parentPort?.on('message', ({ id, task }: SpellingRequest) => {
  const answer: SpellingResponse = { id, words: perform(task) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});
