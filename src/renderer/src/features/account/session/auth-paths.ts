/** The pages at `/auth/*`. */
export const authPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  secondStep: '/auth/second-factor',
  verify: '/auth/verify',
  reset: '/auth/reset',
  /** Keeps a second factor whose removal was requested. */
  recovery: '/auth/recovery',
  /** In the browser: may the desktop app sign in as me? */
  desktop: '/auth/desktop',
  /** In the desktop app, back from the browser. */
  returned: '/auth/returned'
} as const;

/** The path to open after signing in: only a path of this app, since anyone may write the address. */
export function readReturnTo(query: URLSearchParams, otherwise: string): string {
  const wanted = query.get('returnTo') ?? '';
  return isSafePath(wanted) ? wanted : otherwise;
}

/** One slash and then a path: two of them, or a backslash, lead to another site. */
const shape = /^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u;
const longest = 300;

/** Signing in again and again leads nowhere; letting the desktop in and confirming an address do. */
export const isSafePath = (path: string): boolean =>
  path.length <= longest && shape.test(path) && !/^\/auth\/(?!desktop\?|verify\?)/.test(path);

/** `path` of signing in, coming back to `returnTo` afterwards. */
export const withReturnTo = (path: string, returnTo: string): string =>
  `${path}?returnTo=${encodeURIComponent(returnTo)}`;
