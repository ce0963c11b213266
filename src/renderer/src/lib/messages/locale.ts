// The language of the interface: one for the whole page, since a page has one `lang`. The app is drawn anew when it
// changes, so texts are simply read while drawing.
import { useSyncExternalStore } from 'react';
import type { Message } from './message.ts';

export type Language = {
  /** As BCP 47, e.g. "es". */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** By message id; what is not in it is shown in English. */
  readonly translations: Readonly<Record<string, Message>>;
  /** Makes every message recognisable in a test language; null in a real one. */
  readonly pseudolocalize: ((message: Message) => Message) | null;
};

export const english: Language = { locale: 'en', direction: 'ltr', translations: {}, pseudolocalize: null };

let current = english;
const listeners = new Set<() => void>();

export const readLanguage = (): Language => current;

export function showLanguage(next: Language): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls after each change; the answer stops it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, readLanguage, readLanguage);
