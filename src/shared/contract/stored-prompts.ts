// Brings prompts that were stored or received to this version of the app, whichever app wrote them. Free of schemas,
// since the browser’s storage is part of the first load.
import type { SavedListingDraft } from '../domain/market/saved-listing-draft.ts';
import type { PurchasedPrompt } from '../domain/trade/purchased-prompt.ts';
import type { SavedPlan } from '../domain/craft/plan/clip/saved-plan.ts';
import { resetPrompt } from '../domain/craft/prompt/default-prompt.ts';
import type { Draft } from '../domain/craft/prompt/journal/draft.ts';
import type { HistoryEntry } from '../domain/craft/prompt/history/history.ts';
import type { PromptData } from '../domain/craft/prompt/prompt.ts';
import { readPromptData } from '../domain/craft/prompt/read-prompt-data.ts';
import type { UserTemplate } from '../domain/craft/template/template.ts';

/** A row is not hidden for a prompt that is none: what else it holds (a name, the finished text) is still there. */
function readStored(data: unknown): PromptData {
  const read = readPromptData(data);
  return read.ok ? read.data : resetPrompt();
}

const readDocument = <Holder extends Pick<Draft, 'document'>>(holder: Holder): Holder => ({
  ...holder,
  document: { ...holder.document, data: readStored(holder.document.data) }
});

export const readStoredDraft = (draft: Draft): Draft => readDocument(draft);

export const readStoredPlan = (plan: SavedPlan): SavedPlan => readDocument(plan);

export const readStoredEntry = (entry: HistoryEntry): HistoryEntry => ({
  ...entry,
  data: readStored(entry.data)
});

export const readStoredTemplate = (template: UserTemplate): UserTemplate => ({
  ...template,
  promptData: readStored(template.promptData)
});

/** Drafts of older versions have no media. */
type StoredListingDraft = Omit<SavedListingDraft, 'media'> & Partial<Pick<SavedListingDraft, 'media'>>;

export const readStoredListingDraft = (draft: StoredListingDraft): SavedListingDraft => ({
  ...draft,
  media: draft.media ?? [],
  data: draft.data === null ? null : readStored(draft.data),
  // Drafts of older apps have none.
  itemIds: (draft as Partial<SavedListingDraft>).itemIds ?? null,
  publishAt: (draft as Partial<SavedListingDraft>).publishAt ?? null
});

export const readStoredPurchase = (bought: PurchasedPrompt): PurchasedPrompt => ({
  ...bought,
  prompt: { ...bought.prompt, data: readStored(bought.prompt.data) }
});

/**
 * An answer of the server with its prompts read. The desktop's main process parses every answer by the contract; the page
 * on the web does not, and an app from the offline cache may meet a newer server.
 */
export function readAnsweredPrompts(name: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  if (name === 'purchases.open') return readHolder(answer);
  const isList = name === 'showcase.list' || name === 'showcase.listPending';
  return isList && Array.isArray(answer.items) ? { ...answer, items: answer.items.map(readHolder) } : answer;
}

function readHolder(holder: unknown): unknown {
  const read = isRecord(holder) ? readPromptData(holder.data) : null;
  return read?.ok === true ? Object.assign({}, holder, { data: read.data }) : holder;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
