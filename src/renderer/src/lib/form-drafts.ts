// Forms that were filled in and not sent, kept on this device by the form's name.
import { createLocalStore } from '#renderer/lib/local-store.ts';

const memory = createLocalStore('reelwright');

export type FormDraft = {
  readonly values: Readonly<Record<string, string>>;
  /** When the first letter of it was typed, in milliseconds since 1970. */
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

/** Calls `listener` when a draft was put into a form from elsewhere; the answer ends that. */
export function listenToFormDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts a draft into a form from elsewhere, also where it is open. */
export function putFormDraft(name: string, draft: FormDraft): void {
  keepFormDraft(name, draft);
  for (const listener of listeners) listener();
}
