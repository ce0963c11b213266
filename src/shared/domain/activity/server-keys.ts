/** The secrets that a server may have been given, by what they are for. No value of one ever leaves the server. */
export const serverKeys = [
  'database',
  'sessions',
  'mail',
  'payments',
  'paymentEvents',
  'payouts',
  'storage',
  'googleSignIn',
  'githubSignIn',
  'openIdSignIn',
  'errorReports'
] as const;
export type ServerKey = (typeof serverKeys)[number];
