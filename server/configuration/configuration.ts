import { listOrigins } from '#shared/contract/content-security-policy.ts';
import type { ServerKey } from '#shared/domain/activity/server-keys.ts';
import { Environment, findLiveModeProblems, needs, redactedVariables, type Variable } from './variables.ts';
import type { LogLevel } from '../log/log.ts';
import type { S3Options } from '../media/create-media-store.ts';
import type { StripeOptions } from '../payments/stripe/connect-stripe.ts';

type KeyPair = { readonly clientId: string; readonly clientSecret: string };

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly webFolder: string;
  /** The site's public origin; undefined where it is not configured. */
  readonly siteUrl: string | undefined;
  readonly logLevel: LogLevel;
  readonly database: {
    /** Undefined for the embedded PostgreSQL. */
    readonly url: string | undefined;
    readonly ownerUrl: string | undefined;
    readonly connections: number;
  };
  readonly secret: string | undefined;
  readonly trustedHops: number;
  /** The header in which a trusted proxy names the visitor's country. */
  readonly countryHeader: string | undefined;
  readonly readsPerMinute: number;
  readonly shutdownDelayMs: number;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly operatorEmail: string | undefined;
  /** The envelope sender of mails before it is tagged, where delivery reports are processed. */
  readonly bounceAddress: string | undefined;
  /** Name and address of who runs the site, by line. */
  readonly operatorAddress: readonly string[];
  /** Public keys that sign lists of models. */
  readonly modelListKeys: readonly string[];
  /** Public keys that sign releases of the desktop app. */
  readonly releaseKeys: readonly string[];
  readonly s3: S3Options | undefined;
  /** Undefined for the sandbox. */
  readonly stripe: StripeOptions | undefined;
  readonly providers: {
    readonly google: KeyPair | undefined;
    readonly github: KeyPair | undefined;
    readonly oidc: (KeyPair & { readonly name: string; readonly discoveryUrl: string }) | undefined;
  };
  readonly givenKeys: ReadonlySet<ServerKey>;
  /** The origins that pages may send error reports and counts to. */
  readonly sendsTo: readonly string[];
};

type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** Reports every invalid variable at once. */
class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(['The configuration has problems:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Reads the server's variables. Throws a `ConfigurationError` that lists all problems at once. */
export function readConfiguration(environment: RawEnvironment): Configuration {
  const parsed = Environment.safeParse(environment);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) =>
      describe(String(path[0]), message, environment)
    ),
    ...findMissing(environment),
    ...findLiveModeProblems(environment)
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return toConfiguration(parsed.data);
}

function describe(name: string, message: string, environment: RawEnvironment): string {
  const what = redactedVariables.has(name) ? '' : `, but is "${environment[name] ?? ''}"`;
  return `${name} ${message}${what}`;
}

function findMissing(environment: RawEnvironment): string[] {
  const has = (name: Variable): boolean => (environment[name] ?? '') !== '';
  return needs
    .filter(({ given }) => has(given))
    .flatMap(({ given, needed }) =>
      needed.filter((name) => !has(name)).map((name) => `${name} is needed with ${given}`)
    );
}

const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const orUndefined = (text: string): string | undefined => (text === '' ? undefined : text);

function toConfiguration(variables: Environment): Configuration {
  const v = variables;
  return {
    port: v.PORT,
    host: v.HOST,
    dataFolder: v.DATA_DIR,
    webFolder: v.WEB_DIR,
    siteUrl: v.SITE_URL === '' ? undefined : new URL(v.SITE_URL).origin,
    logLevel: v.LOG_LEVEL,
    database: {
      url: orUndefined(v.DATABASE_URL),
      ownerUrl: orUndefined(v.DATABASE_OWNER_URL),
      connections: v.DATABASE_CONNECTIONS
    },
    secret: orUndefined(v.AUTH_SECRET),
    trustedHops: v.TRUST_PROXY,
    countryHeader: orUndefined(v.COUNTRY_HEADER),
    readsPerMinute: v.READS_PER_MINUTE,
    shutdownDelayMs: v.SHUTDOWN_DELAY_SECONDS * 1000,
    smtp: v.SMTP_URL === '' ? undefined : { url: v.SMTP_URL, from: v.MAIL_FROM },
    operatorEmail: orUndefined(v.OPERATOR_EMAIL),
    bounceAddress: orUndefined(v.BOUNCE_ADDRESS),
    operatorAddress: readLines(v.OPERATOR_ADDRESS),
    modelListKeys: splitAtCommas(v.MODEL_LIST_KEYS),
    releaseKeys: splitAtCommas(v.RELEASE_KEYS),
    s3: readS3(v),
    stripe: readStripe(v),
    providers: readProviders(v),
    givenKeys: listGivenKeys(v),
    sendsTo: listOrigins([v.VITE_SENTRY_DSN, v.VITE_POSTHOG_HOST, v.VITE_PAGE_ANALYTICS_URL])
  };
}

function readLines(text: string): readonly string[] {
  const lines = text.split(';').map((line) => line.trim());
  const named = lines.filter((line) => line !== '');
  return named.length === 0 ? ['Reelwright'] : named;
}

function readS3(v: Environment): S3Options | undefined {
  if (v.S3_BUCKET === '') return undefined;
  return {
    bucket: v.S3_BUCKET,
    region: v.S3_REGION,
    endpoint: orUndefined(v.S3_ENDPOINT),
    accessKeyId: v.S3_ACCESS_KEY_ID,
    secretAccessKey: v.S3_SECRET_ACCESS_KEY
  };
}

function readStripe(v: Environment): StripeOptions | undefined {
  if (v.STRIPE_SECRET_KEY === '') return undefined;
  return {
    secretKey: v.STRIPE_SECRET_KEY,
    webhookSecrets: splitAtCommas(v.STRIPE_WEBHOOK_SECRET),
    apiBase: orUndefined(v.STRIPE_API_BASE)
  };
}

function readProviders(v: Environment): Configuration['providers'] {
  const oidc = v.OIDC_DISCOVERY_URL === '' ? undefined : pairOf(v.OIDC_CLIENT_ID, v.OIDC_CLIENT_SECRET);
  return {
    google: pairOf(v.GOOGLE_CLIENT_ID, v.GOOGLE_CLIENT_SECRET),
    github: pairOf(v.GITHUB_CLIENT_ID, v.GITHUB_CLIENT_SECRET),
    oidc: oidc && { ...oidc, name: v.OIDC_NAME, discoveryUrl: v.OIDC_DISCOVERY_URL }
  };
}

const pairOf = (clientId: string, clientSecret: string): KeyPair | undefined =>
  clientId === '' ? undefined : { clientId, clientSecret };

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
const listGivenKeys = (environment: Environment): ReadonlySet<ServerKey> =>
  new Set((Object.keys(variables) as ServerKey[]).filter((key) => environment[variables[key]] !== ''));
