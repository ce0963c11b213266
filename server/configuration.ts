import * as z from 'zod';
import { listOrigins } from '#shared/contract/content-security-policy.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be 65535 at most');

const optionalUrl = z
  .union([z.literal(''), z.url('must be a web address')], 'must be a web address')
  .default('');

const Environment = z.object({
  /** 0 takes any free port. */
  PORT: port.default(8787),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  WEB_DIR: z.string().min(1, 'must not be empty').default('dist/web'),
  /** Where people find this site; without it pages name no address of their own. */
  SITE_URL: optionalUrl,
  /** The address that the web build was given for its error reports: the page must be allowed to reach it. */
  VITE_SENTRY_DSN: optionalUrl,
  /** The same for the counts of those who agreed to share them. */
  VITE_POSTHOG_HOST: optionalUrl,
  VITE_PAGE_ANALYTICS_URL: optionalUrl
});

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly webFolder: string;
  /** Where people find this site, without a path; undefined where it is not known. */
  readonly siteUrl: string | undefined;
  /** The origins that pages may send error reports and counts to. */
  readonly sendsTo: readonly string[];
};

/** Names every variable that is wrong, so that one look mends them all. */
class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(['The configuration has problems:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Reads the server's variables. Throws a `ConfigurationError` that lists all problems at once. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name} ${issue.message}, but is "${environment[name] ?? ''}"`;
      })
    );
  }
  const { PORT, HOST, DATA_DIR, WEB_DIR, SITE_URL } = parsed.data;
  const { VITE_SENTRY_DSN, VITE_POSTHOG_HOST, VITE_PAGE_ANALYTICS_URL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataFolder: DATA_DIR,
    webFolder: WEB_DIR,
    siteUrl: originOf(SITE_URL),
    sendsTo: listOrigins([VITE_SENTRY_DSN, VITE_POSTHOG_HOST, VITE_PAGE_ANALYTICS_URL])
  };
}

const originOf = (url: string): string | undefined => (url === '' ? undefined : new URL(url).origin);
