// Links that open the installed desktop app. They lead to a place and carry no command.

export const linkScheme = 'reelwright';

/** The URL to which a sign-in in the browser returns. */
export const signInReturnPath = '/auth/callback';

export const appLinks = {
  listing: (slug: string) => `${linkScheme}://listing/${encodeURIComponent(slug)}`,
  template: (id: string) => `${linkScheme}://template/${encodeURIComponent(id)}`,
  order: (id: string) => `${linkScheme}://payment-success?order=${encodeURIComponent(id)}`,
  signInReturn: (code: string, state: string) =>
    `${linkScheme}:/${signInReturnPath}?code=${encodeURIComponent(code)}&state=${encodeURIComponent(state)}`
} as const;

/** Of the button that opens the app, and of what is said where it did not open. */
export const openInAppTexts = {
  open: 'Open in Reelwright',
  missing: 'The desktop app did not open',
  why: 'It may not be installed. This browser can do the same.',
  ask: 'Download the app'
} as const;
