// Pasted text is read off the page's thread and within a deadline.
import { createDeadlineWorker } from '#renderer/lib/deadline-worker.ts';
import { trustScriptUrl } from '#renderer/lib/trust-script-url.ts';
import type { Parsed } from '#shared/domain/craft/paste/build-parsed.ts';
import { keepWhole } from '#shared/domain/craft/paste/keep-whole.ts';
import type { Result } from '#shared/kit/result.ts';
import { reviveSentence, type Sentence } from '#shared/kit/sentence.ts';
// oxlint-disable-next-line import/default -- Vite makes the address of the built worker the default export.
import workerUrl from './paste-worker.ts?worker&url';

// Reading takes milliseconds; the rest is for a slow or busy machine. The page stays responsive meanwhile.
const deadlineMs = 3000;
const startMs = 5000;

const worker = createDeadlineWorker<string, Result<Parsed, Sentence>>({
  start: () =>
    typeof Worker === 'undefined'
      ? null
      : new Worker(trustScriptUrl(workerUrl), { type: 'module', name: 'paste' }),
  deadlineMs,
  startMs
});

/** Parses pasted text. One that takes too long, or that `signal` aborts, is kept whole in the concept, unless it is too long. */
export async function readPaste(text: string, signal?: AbortSignal): Promise<Result<Parsed, Sentence>> {
  const read = await worker.ask(text, signal);
  if (read === 'late' || read === 'aborted') return keepWhole(text);
  if (read === 'unavailable') {
    const { parsePaste } = await import('#shared/domain/craft/paste/parse-paste.ts');
    return parsePaste(text);
  }
  return read.ok ? read : { ok: false, error: reviveSentence(read.error) };
}
