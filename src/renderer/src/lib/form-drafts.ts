// Unsent form input, stored on this device by form name. What a signed-in user typed is not shown to other users of the device.
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { readAccountId } from '#renderer/lib/signed-in-hint.ts';

const memory = createLocalStore('reelwright');

export type FormDraft = {
  readonly values: Readonly<Record<string, string>>;
  /** Time of the first keystroke, in Unix ms. */
  readonly beganAt: number;
};

/** `ownerId`: the account that typed it; absent or null for a visitor's, which stays in the form when they sign in. */
type StoredDraft = FormDraft & { readonly ownerId?: string | null };

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('values' in value && 'beganAt' in value) || typeof value.beganAt !== 'number') return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}

export function readFormDraft(name: string): FormDraft | null {
  const stored = memory.read<StoredDraft | null>(name, isStoredDraft, null);
  if (stored === null) return null;
  const { ownerId = null, values, beganAt } = stored;
  return ownerId === null || ownerId === readAccountId() ? { values, beganAt } : null;
}

export const keepFormDraft = (name: string, draft: FormDraft | null): void =>
  memory.remember(name, draft && { ...draft, ownerId: readAccountId() });

const listeners = new Set<() => void>();

/** Calls `listener` when other code fills in a form. Returns an unsubscribe function. */
export function listenToFormDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fills in a form from other code, even if the form is open. */
export function putFormDraft(name: string, draft: FormDraft): void {
  keepFormDraft(name, draft);
  for (const listener of listeners) listener();
}
