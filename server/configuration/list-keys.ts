import type { ServerKey } from '#shared/domain/activity/server-keys.ts';
import type { Environment } from './variables.ts';

/** The variable of each key. Payouts go by the key of payments. */
const variables: Readonly<Record<ServerKey, keyof Environment>> = {
  database: 'DATABASE_URL',
  sessions: 'AUTH_SECRET',
  mail: 'SMTP_URL',
  payments: 'STRIPE_SECRET_KEY',
  paymentEvents: 'STRIPE_WEBHOOK_SECRET',
  payouts: 'STRIPE_SECRET_KEY',
  storage: 'S3_SECRET_ACCESS_KEY',
  googleSignIn: 'GOOGLE_CLIENT_SECRET',
  githubSignIn: 'GITHUB_CLIENT_SECRET',
  openIdSignIn: 'OIDC_CLIENT_SECRET',
  errorReports: 'VITE_SENTRY_DSN'
};

/** The keys that were given. */
export const listGivenKeys = (environment: Environment): ReadonlySet<ServerKey> =>
  new Set((Object.keys(variables) as ServerKey[]).filter((key) => environment[variables[key]] !== ''));
