import type { Database } from '../db/client.ts';
import type { Jobs } from './job-queue.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from './mailer.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { IdPrefix } from './new-id.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What every service is given: the world as far as it may touch it. */
export type Context = {
  readonly db: Database;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newId: (prefix: IdPrefix) => string;
  /** Services send no mail themselves: a job does, so that an answer neither waits for it nor tells of it. */
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly media: MediaStore;
  readonly limits: RateLimiter;
  readonly payments: PaymentProvider;
  readonly log: Log;
  /** Where people find the site, without a path: links in mails begin with it. */
  readonly siteUrl: string;
  /** Signs what leaves the server and comes back. */
  readonly secret: string;
  /** Who is told of messages; undefined where nobody is named. */
  readonly operatorEmail: string | undefined;
};
