import { join } from 'node:path';
import { statfs } from 'node:fs/promises';
import type { Configuration } from './configuration/configuration.ts';
import type { Context, DiskSpace } from './context/context.ts';
import type { Mailer } from './context/mailer.ts';
import type { DatabaseClient } from './db/client.ts';
import { isLoopbackUrl } from './http/loopback.ts';
import type { Jobs } from './context/job-queue.ts';
import { createRateLimiter } from './rate-limit/create-rate-limiter.ts';
import type { Log } from './log/log.ts';
import { createDevelopmentMailer, createSmtpMailer } from './mail/create-mailer.ts';
import { createImageProcessor } from './media/create-image-processor.ts';
import { chooseMediaStore } from './media/create-media-store.ts';
import { createVideoProcessor } from './media/create-video-processor.ts';
import { type IdPrefix, newId } from './context/new-id.ts';
import { checkLiveMode, choosePaymentProvider, choosePayoutProvider } from './create-payment-provider.ts';
import { createPokes } from './services/sync/pokes/create-pokes.ts';
import { readSecret } from './read-secret.ts';

type Parts = {
  readonly configuration: Configuration;
  readonly database: Pick<DatabaseClient, 'db' | 'pool' | 'createClient'>;
  readonly jobs: Jobs;
  readonly log: Log;
};

export async function createContext({ configuration, database, jobs, log }: Parts): Promise<Context> {
  const {
    dataFolder,
    smtp,
    port,
    operatorEmail,
    operatorAddress,
    bounceAddress,
    modelListKeys,
    countryHeader
  } = configuration;
  await checkLiveMode(configuration, database.db, log);
  const base = {
    db: database.db,
    now: Date.now,
    newId: (prefix: IdPrefix) => newId(prefix, Date.now()),
    jobs,
    siteUrl: configuration.siteUrl ?? `http://localhost:${port}`,
    secret: configuration.secret ?? readSecret(dataFolder)
  };
  if (smtp === undefined && !isLoopbackUrl(base.siteUrl)) {
    log.warn({}, 'mails are kept and shown to nobody: SMTP_URL says where to send them');
  }
  return {
    ...base,
    mailer: createMailer(configuration, base),
    readDisk: () => readDisk(dataFolder),
    media: await chooseMediaStore(configuration, log),
    images: createImageProcessor(),
    videos: createVideoProcessor(),
    limits: createRateLimiter(database.pool, base.secret),
    pokes: createPokes(database.createClient, log),
    payments: await choosePaymentProvider(configuration.stripe, base),
    givenKeys: configuration.givenKeys,
    payouts: await choosePayoutProvider(configuration.stripe, base),
    log,
    modelListKeys,
    releaseKeys: configuration.releaseKeys,
    updatesFolder: join(dataFolder, 'updates'),
    operatorEmail,
    operatorAddress,
    bounceAddress,
    countryHeader
  };
}

function createMailer(
  { smtp, bounceAddress }: Configuration,
  base: Pick<Context, 'db' | 'now' | 'newId' | 'secret'>
): Mailer {
  if (smtp === undefined) return createDevelopmentMailer(base.db, base.now);
  return createSmtpMailer(smtp, bounceAddress === undefined ? undefined : { ...base, bounceAddress });
}

/** The space on the disk of a folder; `freeBytes` is what an ordinary user may take. */
export async function readDisk(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
