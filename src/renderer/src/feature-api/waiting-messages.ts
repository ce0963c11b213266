// A hint that messages to the operators wait on this device. It is kept in local storage, so that a visit without any loads nothing
// of sync.
import { useSyncExternalStore } from 'react';
import { type FormDraft, putFormDraft, readFormDraft } from '#renderer/lib/form-drafts.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';

const memory = createLocalStore('reelwright');
const name = 'hasMessages';
/** The key under which apps before sync kept them; `import-old-messages.ts` brings them into the outbox. */
export const oldMessagesName = 'outbox';
const listeners = new Set<() => void>();

const isTrue = (value: unknown): value is true => value === true;
const isFilled = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

const readHasMessages = (): boolean =>
  memory.read<boolean>(name, isTrue, false) ||
  memory.read<readonly unknown[]>(oldMessagesName, isFilled, []).length > 0;

/** Before a message is sent: a page that ends meanwhile finds it again, and one that succeeds shows nothing of it. */
export const expectMessages = (): void => memory.remember(name, true);

export function rememberHasMessages(hasMessages: boolean): void {
  memory.remember(name, hasMessages);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const none = () => false;

export const useHasMessages = (): boolean => useSyncExternalStore(listen, readHasMessages, none);

/** Copies a refused message into the contact form. */
export function writeIntoContactForm(message: FormDraft['values'], now: number): void {
  putFormDraft('contact', addMessage(readFormDraft('contact'), message, now));
}

/** Appends the message to the text that the form already contains, unless that is the same text. */
export function addMessage(draft: FormDraft | null, message: FormDraft['values'], now: number): FormDraft {
  const { values = {}, beganAt = now } = draft ?? {};
  const parts = [values['message'] ?? '', message['message'] ?? ''].filter((part) => part.trim() !== '');
  return { values: { ...values, ...message, message: [...new Set(parts)].join('\n\n') }, beganAt };
}
