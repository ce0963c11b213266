import * as z from 'zod';
import { logLevels } from '../log/log.ts';
import { maxBounceLocalPart } from '../mail/bounce-address.ts';
import { isLiveKey } from '../payments/stripe/is-live-key.ts';
import { defaultReadsPerMinute } from '../rate-limit/rate-limits.ts';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${least} to ${most}`);

const nonEmptyText = z.string().min(1, 'must not be empty');
const optionalText = z.string().default('');
const webAddress = (message = 'must be a web address') =>
  z.union([z.literal(''), z.url(message)], message).default('');
const textOf = (pattern: RegExp, message: string) =>
  z
    .string()
    .refine((text) => text === '' || pattern.test(text), message)
    .default('');
const addressOf = (protocol: RegExp, message: string) =>
  z.union([z.literal(''), z.url({ protocol, hostname: /.*/, message })], message).default('');

/** Every variable that the server reads. All invalid ones are reported together, each with its expected value. */
export const Environment = z.object({
  /** 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(8787),
  HOST: nonEmptyText.default('127.0.0.1'),
  DATA_DIR: nonEmptyText.default('.data'),
  WEB_DIR: nonEmptyText.default('dist/web'),
  /** The site's public origin; without it pages have no canonical address. */
  SITE_URL: webAddress(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),

  /** Without it PostgreSQL is started in the data folder. */
  DATABASE_URL: addressOf(/^postgres(ql)?$/, 'must be an address that begins with postgres://'),
  /** The role that owns the tables and migrates; without it the role of `DATABASE_URL` does both. */
  DATABASE_OWNER_URL: addressOf(/^postgres(ql)?$/, 'must be an address that begins with postgres://'),
  DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
  /** Signs what leaves the server and comes back; kept in the data folder where it is not given. */
  AUTH_SECRET: z
    .string()
    .refine((text) => text === '' || text.length >= 32, 'must have 32 characters at least')
    .default(''),

  /** The number of trusted proxies that append to `x-forwarded-for`. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** The header in which a trusted proxy names the visitor's country; without it countries are not counted. */
  COUNTRY_HEADER: textOf(/^[A-Za-z0-9-]+$/, 'must be the name of a header'),
  READS_PER_MINUTE: wholeNumber(1, 999_999_999).default(defaultReadsPerMinute),
  /** Seconds for which a stopping server answers that it is not ready before it closes its port. */
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 5).default(1),

  /** Without it mails are kept for `/dev/mailbox`. */
  SMTP_URL: addressOf(/^smtps?$/, 'must be an address that begins with smtp:// or smtps://'),
  MAIL_FROM: optionalText,
  /** The envelope sender of mails, to which a tag is added; without it only refusals at delivery are known. */
  BOUNCE_ADDRESS: z
    .union(
      [z.literal(''), z.email().regex(new RegExp(`^[^+@]{1,${maxBounceLocalPart}}@`))],
      `must be an e-mail address with at most ${maxBounceLocalPart} characters and no "+" before the "@"`
    )
    .default(''),
  /** On invoices: who runs the site. Lines are separated by semicolons. */
  OPERATOR_ADDRESS: optionalText,
  /** Is sent what comes through the contact form. */
  OPERATOR_EMAIL: z
    .union([z.literal(''), z.email('must be an e-mail address')], 'must be an e-mail address')
    .default(''),

  /** The public keys whose signature of a list of models is trusted; without one no list can be uploaded. */
  MODEL_LIST_KEYS: textOf(
    /^[A-Za-z0-9+/]{43}=(\s*,\s*[A-Za-z0-9+/]{43}=)*$/,
    'must be public keys as npm run sign-models makes them; several are separated by commas'
  ),

  /** The public keys whose signature of a release is trusted; without one no release can be published. */
  RELEASE_KEYS: textOf(
    /^[A-Za-z0-9+/]{43}=(\s*,\s*[A-Za-z0-9+/]{43}=)*$/,
    'must be public keys as npm run release-keys makes them; several are separated by commas'
  ),

  /** Without it media are files in the data folder. */
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: webAddress(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,

  /** The keys that another service gave for signing in with it. */
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  /** Any service that speaks OpenID Connect. */
  OIDC_NAME: optionalText,
  OIDC_DISCOVERY_URL: webAddress(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,

  /** Without it nothing costs real money: payments are those of the sandbox. */
  STRIPE_SECRET_KEY: textOf(
    /^(sk|rk)_(test|live)_\w+$/,
    'must begin with sk_test_, sk_live_, rk_test_ or rk_live_'
  ),
  /** Each of them may have signed an event, so that one can be replaced by the next. */
  STRIPE_WEBHOOK_SECRET: textOf(
    /^whsec_\w+(\s*,\s*whsec_\w+)*$/,
    'must begin with whsec_; several are parted by commas'
  ),
  STRIPE_API_BASE: webAddress(),

  /** The address that the web build was given for its error reports: the page must be allowed to reach it. */
  VITE_SENTRY_DSN: webAddress(),
  /** The same for the counts of those who agreed to share them. */
  VITE_POSTHOG_HOST: webAddress(),
  VITE_PAGE_ANALYTICS_URL: webAddress()
});
export type Environment = z.output<typeof Environment>;
export type Variable = keyof Environment;

/** Secrets that an error message must not repeat. */
export const redactedVariables: ReadonlySet<string> = new Set<Variable>([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET'
]);

/** Each needs the others beside it. */
export const needs: readonly { readonly given: Variable; readonly needed: readonly Variable[] }[] = [
  { given: 'DATABASE_URL', needed: ['AUTH_SECRET', 'SITE_URL'] },
  { given: 'DATABASE_OWNER_URL', needed: ['DATABASE_URL'] },
  { given: 'SMTP_URL', needed: ['MAIL_FROM', 'SITE_URL'] },
  { given: 'BOUNCE_ADDRESS', needed: ['SMTP_URL'] },
  { given: 'S3_BUCKET', needed: ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
  { given: 'STRIPE_SECRET_KEY', needed: ['STRIPE_WEBHOOK_SECRET', 'SITE_URL'] },
  { given: 'STRIPE_WEBHOOK_SECRET', needed: ['STRIPE_SECRET_KEY'] },
  { given: 'STRIPE_API_BASE', needed: ['STRIPE_SECRET_KEY'] },
  { given: 'GOOGLE_CLIENT_ID', needed: ['GOOGLE_CLIENT_SECRET', 'SITE_URL'] },
  { given: 'GITHUB_CLIENT_ID', needed: ['GITHUB_CLIENT_SECRET', 'SITE_URL'] },
  { given: 'OIDC_DISCOVERY_URL', needed: ['OIDC_NAME', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SITE_URL'] }
];

/**
 * Refuses settings that are unsafe with real payments: an order could be lost, or a checkout address read by others.
 */
export function findLiveModeProblems(has: Readonly<Partial<Record<Variable, string>>>): string[] {
  if (!isLiveKey(has.STRIPE_SECRET_KEY ?? '')) return [];
  const isLive = 'with a live STRIPE_SECRET_KEY';
  const isHttps = (has.SITE_URL ?? '').startsWith('https://');
  return [
    ...((has.DATABASE_URL ?? '') === '' ? [`DATABASE_URL is needed ${isLive}`] : []),
    ...(isHttps || (has.SITE_URL ?? '') === '' ? [] : [`SITE_URL must begin with https:// ${isLive}`]),
    ...((has.STRIPE_API_BASE ?? '') === '' ? [] : [`STRIPE_API_BASE must not be given ${isLive}`])
  ];
}
