// After a refund, and at sign-out under most licenses, copies of a purchase leave the prompts of all windows. The window
// that asks clears its own, with what it has not saved yet.
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { Draft } from '#shared/domain/craft/prompt/journal/draft.ts';
import { isPurchasedText } from '#shared/domain/trade/is-purchased-text.ts';
import type { WritableDb } from './database/connection.ts';
import { loadDraft, replaceDraft } from './tables/draft.ts';
import { listWindowPrompts, putWindowPrompt } from './tables/window-prompts.ts';

/** `last` is the text that was opened last, null where the device does not have it any more. */
export type GonePurchase = { readonly id: string; readonly last: string | null };

/** True where a prompt changed, so that its window has to read it again. */
export function removeWindowCopies(
  db: WritableDb,
  purchases: readonly GonePurchase[],
  askingWindow: number
): boolean {
  return db.transact(() => {
    let hasChanged = false;
    const first = askingWindow === 1 ? null : loadDraft(db);
    const cleared = first && clearCopies(first, purchases);
    if (cleared !== first) {
      replaceDraft(db, cleared);
      hasChanged = true;
    }
    for (const prompt of listWindowPrompts(db)) {
      if (prompt.windowId === askingWindow || prompt.windowDraft === null) continue;
      const windowDraft = clearCopies(prompt.windowDraft, purchases);
      if (windowDraft === prompt.windowDraft) continue;
      putWindowPrompt(db, { ...prompt, windowDraft });
      hasChanged = true;
    }
    return hasChanged;
  });
}

/** A copy that somebody has changed is their work and stays; the steps that undo walks back over hold the text as well. */
function clearCopies(draft: Draft, purchases: readonly GonePurchase[]): Draft {
  const { document, steps } = draft;
  const isCopy = purchases.some(({ id, last }) => isPurchasedText(document.data, id, last));
  const text = JSON.stringify(steps);
  if (!isCopy && !purchases.some(({ id }) => text.includes(id))) return draft;
  return {
    ...draft,
    document: isCopy ? { name: '', data: resetPrompt() } : document,
    steps: [],
    cursor: 0,
    revision: draft.revision + 1
  };
}
