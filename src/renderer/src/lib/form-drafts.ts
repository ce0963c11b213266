// Unsent form input, stored on this device by form name.
import { createLocalStore } from '#renderer/lib/local-store.ts';

const memory = createLocalStore('reelwright');

export type FormDraft = {
  readonly values: Readonly<Record<string, string>>;
  /** Time of the first keystroke, in Unix ms. */
  readonly beganAt: number;
};

function isFormDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('values' in value && 'beganAt' in value) || typeof value.beganAt !== 'number') return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}

export const readFormDraft = (name: string): FormDraft | null =>
  memory.read<FormDraft | null>(name, isFormDraft, null);

export const keepFormDraft = (name: string, draft: FormDraft | null): void => memory.remember(name, draft);

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
