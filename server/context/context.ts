import type { ServerKey } from '#shared/domain/activity/server-keys.ts';
import type { Database } from '../db/client.ts';
import type { Jobs } from './job-queue.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from './mailer.ts';
import type { ImageProcessor } from '../media/image-processor.ts';
import type { VideoProcessor } from '../media/video-processor.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { IdPrefix } from './new-id.ts';
import type { Pokes } from './pokes.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';

export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number };

/** The dependencies of every service; nothing else reaches the outside. */
export type Context = {
  readonly db: Database;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newId: (prefix: IdPrefix) => string;
  /** Services send no mail themselves: a job does, so that the response time does not depend on it. */
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  /** Of the disk with the data folder. */
  readonly readDisk: () => Promise<DiskSpace>;
  readonly media: MediaStore;
  readonly images: ImageProcessor;
  readonly videos: VideoProcessor;
  readonly limits: RateLimiter;
  readonly pokes: Pokes;
  readonly payments: PaymentProvider;
  readonly payouts: PayoutProvider;
  readonly log: Log;
  /** The site's public origin: links in mails begin with it. */
  readonly siteUrl: string;
  /** The secrets that the server was given, by what they are for. */
  readonly givenKeys: ReadonlySet<ServerKey>;
  /** The header in which a trusted proxy names the visitor's country; undefined where none does. */
  readonly countryHeader: string | undefined;
  /** Signs tokens and cookies. */
  readonly secret: string;
  /** The public keys whose signature of a list of models is trusted, in base64. */
  readonly modelListKeys: readonly string[];
  /** The same for releases of the desktop app. */
  readonly releaseKeys: readonly string[];
  /** The feed that installed apps ask; it may not be there yet. */
  readonly updatesFolder: string;
  /** Recipient of contact messages; undefined where it is not configured. */
  readonly operatorEmail: string | undefined;
  /** The address of reports about undeliverable mails; undefined if they are not processed. */
  readonly bounceAddress: string | undefined;
  /** Name and address of who runs the site, by line; on invoices. */
  readonly operatorAddress: readonly string[];
};
