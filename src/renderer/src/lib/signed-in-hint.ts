// Remembers a recent sign-in: the account's code loads only then. The session itself is out of the
// page's reach.
import { useSyncExternalStore } from 'react';

const key = 'reelwright.signedIn';
const signingOutKey = 'reelwright.signsOut';
/** Stored in place of an account's id while another service signs somebody in. */
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

/** The id of the account that is signed in; null if nobody is, and until it is known whose account it is. */
export function readAccountId(): string | null {
  const lastId = readLastAccountId();
  return lastId === notKnownYet ? null : lastId;
}

export const readSignedInHint = (): boolean => readLastAccountId() !== null;

export function keepLastAccountId(accountId: string | null): void {
  if (readLastAccountId() === accountId) return;
  try {
    localStorage.removeItem(signingOutKey);
    if (accountId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, accountId);
  } catch {
    // Without storage, signing in still works.
  }
  for (const listener of listeners) listener();
}

/** Before another service signs somebody in: whose account it is will be known on return. */
export const expectSignIn = (): void => keepLastAccountId(readLastAccountId() ?? notKnownYet);

/** Runs a request that ends the session because the user wants that, so that no window announces the end. */
export async function endSession<Answer extends { readonly ok: boolean }>(
  end: () => Promise<Answer>
): Promise<Answer> {
  expectSignOut(true);
  const answer = await end();
  if (!answer.ok) expectSignOut(false);
  return answer;
}

function expectSignOut(isExpected: boolean): void {
  try {
    if (isExpected) localStorage.setItem(signingOutKey, 'true');
    else localStorage.removeItem(signingOutKey);
  } catch {
    // Without storage, signing out still works.
  }
}

/** True if somebody was signed in on this device and did not sign out here. */
export function isSignOutUnexpected(): boolean {
  const lastId = readLastAccountId();
  try {
    return lastId !== null && lastId !== notKnownYet && localStorage.getItem(signingOutKey) === null;
  } catch {
    return false;
  }
}

/** Calls `listener` when somebody signs in or out; the answer ends that. */
export function listenToSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const isNobody = () => false;

export const useSignedInHint = (): boolean =>
  useSyncExternalStore(listenToSignedIn, readSignedInHint, isNobody);

const nobody = () => null;

export const useAccountId = (): string | null =>
  useSyncExternalStore(listenToSignedIn, readAccountId, nobody);
