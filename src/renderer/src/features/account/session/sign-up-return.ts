// The page that a sign-up was started from. The mailed link opens in a new tab, so the path is kept in local storage, and
// it leads back only in the same browser. It is checked again when it is read: any script of the page could write it.
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { authPaths, isSafePath, withReturnTo } from './auth-paths.ts';

type SignUpReturn = { readonly path: string; readonly keptAt: number };

const store = createLocalStore('reelwright');
const name = 'signUpReturn';

/** As long as the mailed link is valid. */
const lifetimeMs = 24 * 3_600_000;

const isSignUpReturn = (value: unknown): value is SignUpReturn =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'keptAt' in value &&
  typeof value.keptAt === 'number';

/** `now` is milliseconds since 1970. */
export const keepSignUpReturn = (path: string, now: number): void =>
  store.remember(name, { path, keptAt: now });

export const clearSignUpReturn = (): void => store.remember(name, null);

/** Null where the sign-up was made in another browser, or too long ago. */
export function readSignUpReturn(now: number): string | null {
  const kept = store.read<SignUpReturn | null>(name, isSignUpReturn, null);
  const isUsable = kept !== null && isSafePath(kept.path) && Math.abs(now - kept.keptAt) < lifetimeMs;
  return isUsable ? kept.path : null;
}

/** The sign-in path after following a mailed link; it leads back to the page that the sign-up was started from. */
export function signInPathAfterMail(now: number): string {
  const path = readSignUpReturn(now);
  return path === null ? authPaths.signIn : withReturnTo(authPaths.signIn, path);
}
