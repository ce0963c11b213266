// The history list: the newest fifty prompts that were copied or saved, the latest first.
import { toIsoDate } from '../../../../kit/iso-date.ts';
import type { HistoryEntry } from './history.ts';
import type { PromptDocument } from '../prompt.ts';
import { toVeo3Data } from '../text/veo3-data.ts';
import { writePromptText } from '../text/write-prompt.ts';

/** The spec's limit; the oldest entries are dropped. */
export const historyLimit = 50;

export type NewHistoryEntry = {
  readonly document: PromptDocument;
  /** The history, newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly analysis?: unknown;
};

/**
 * The entry for a prompt as it is now, named after the document or "Prompt N". Its instant is later than that of
 * every entry there is, even if the clock was set back, so that order and ids never clash.
 */
export function newHistoryEntry({ document, entries, now, analysis }: NewHistoryEntry): HistoryEntry {
  const newest = Math.max(
    0,
    ...entries.flatMap(({ createdAt, id }) => [createdAt, Number(id.replace('prompt-', ''))])
  );
  const createdAt = Math.max(Math.floor(now), Math.floor(newest) + 1);
  return {
    id: `prompt-${createdAt}`,
    name: document.name.trim() || nextPromptName(entries),
    prompt: document.data.concept,
    data: document.data,
    veo3Data: toVeo3Data(document.data),
    generatedPrompt: writePromptText(document.data),
    ...(analysis === undefined ? {} : { analysis }),
    createdAt,
    date: toIsoDate(createdAt)
  };
}

/** Counts up from the highest number in use, so that a name is not given twice. */
function nextPromptName(entries: readonly HistoryEntry[]): string {
  const numbers = entries.map(({ name }) => Number(/^Prompt (\d{1,9})$/.exec(name)?.[1] ?? 0));
  return `Prompt ${Math.max(entries.length, ...numbers) + 1}`;
}

/** The entry first, in place of one with its id; `droppedIds` are the oldest, beyond the limit. */
export function addToHistory(
  entries: readonly HistoryEntry[],
  entry: HistoryEntry
): { readonly entries: HistoryEntry[]; readonly droppedIds: string[] } {
  const all = [entry, ...removeFromHistory(entries, entry.id)];
  return { entries: all.slice(0, historyLimit), droppedIds: all.slice(historyLimit).map(({ id }) => id) };
}

export function removeFromHistory(entries: readonly HistoryEntry[], id: string): HistoryEntry[] {
  return entries.filter((entry) => entry.id !== id);
}
