// Remembers a recent sign-in: the account's code loads only then. The session itself is out of the
// page's reach.
import { useSyncExternalStore } from 'react';

const key = 'reelwright.signedIn';
/** Stored instead of an account id during a sign-in through another service. */
const notKnownYet = 'expected';
const listeners = new Set<() => void>();

/** The id of the account that was signed in here last; null once nobody is. */
export function readLastAccountId(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The id of the signed-in account; null for visitors, and until a sign-in through another service returns. */
export function readAccountId(): string | null {
  const lastId = readLastAccountId();
  return lastId === notKnownYet ? null : lastId;
}

export const readSignedInHint = (): boolean => readLastAccountId() !== null;

export function keepLastAccountId(accountId: string | null): void {
  if (readLastAccountId() === accountId) return;
  try {
    if (accountId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, accountId);
  } catch {
    // Without storage, signing in still works.
  }
  for (const listener of listeners) listener();
}

/** Before another service signs somebody in: whose account it is will be known on return. */
export const expectSignIn = (): void => keepLastAccountId(readLastAccountId() ?? notKnownYet);

/** Calls `listener` at each sign-in and sign-out, until the returned function is called. */
export function listenToSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const isSignedOut = () => false;

export const useSignedInHint = (): boolean =>
  useSyncExternalStore(listenToSignedIn, readSignedInHint, isSignedOut);

const noAccountId = () => null;

export const useAccountId = (): string | null =>
  useSyncExternalStore(listenToSignedIn, readAccountId, noAccountId);
