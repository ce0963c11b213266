// Whether somebody was signed in here lately: what shows who it is loads only then. The session itself is out of the
// page's reach.
import { useSyncExternalStore } from 'react';

const key = 'reelwright.signedIn';
const listeners = new Set<() => void>();

export function readSignedInHint(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

export function keepSignedInHint(isSignedIn: boolean): void {
  if (readSignedInHint() === isSignedIn) return;
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Where nothing is remembered, signing in still works.
  }
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

const nobody = () => false;

export const useSignedInHint = (): boolean => useSyncExternalStore(listen, readSignedInHint, nobody);
