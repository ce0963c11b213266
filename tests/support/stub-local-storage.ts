import { vi } from 'vitest';

/** Replaces `localStorage`, which Node lacks, until `vi.unstubAllGlobals()`. The returned map has its entries. */
export function stubLocalStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key)
  });
  return entries;
}
