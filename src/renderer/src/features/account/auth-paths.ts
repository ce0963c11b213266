/** The pages at `/auth/*`. */
export const authPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  secondStep: '/auth/second-factor',
  verify: '/auth/verify',
  reset: '/auth/reset',
  /** In the browser: may the desktop app sign in as me? */
  desktop: '/auth/desktop',
  /** In the desktop app, back from the browser. */
  returned: '/auth/returned'
} as const;
