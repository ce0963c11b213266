import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import type { DatabaseClient } from '#server/db/client.ts';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { createJobs, type JobQueue } from '#server/jobs/create-jobs.ts';
import { readDisk } from '#server/create-context.ts';
import { createPokes } from '#server/services/sync/pokes/create-pokes.ts';
import { createRateLimiter } from '#server/rate-limit/create-rate-limiter.ts';
import { createLog } from '#server/log/create-log.ts';
import { createDevelopmentMailer } from '#server/mail/create-mailer.ts';
import { createImageProcessor } from '#server/media/create-image-processor.ts';
import { createFolderMediaStore } from '#server/media/create-media-store.ts';
import { createVideoProcessor } from '#server/media/create-video-processor.ts';
import { type IdPrefix, newId } from '#server/context/new-id.ts';
import { createSandboxPayouts } from '#server/payments/sandbox/create-sandbox-payouts.ts';
import { createSandboxProvider } from '#server/payments/sandbox/create-sandbox-provider.ts';
import { sandboxSecret } from '#server/payments/sandbox/sandbox-event.ts';

export type TestContext = {
  readonly context: Context;
  readonly jobs: JobQueue;
  /** Every line that was logged. */
  readonly logLines: string[];
};

/** The server's real parts over a database; mails stay in it. Nothing is opened before it is used. */
export function createTestContext(
  { db, pool, jobPool, createClient }: DatabaseClient,
  folder: string,
  overrides: Partial<Context> = {}
): TestContext {
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  const secret = overrides.secret ?? randomBytes(24).toString('base64url');
  const now = overrides.now ?? Date.now;
  const jobs = createJobs(jobPool, allJobs, log);
  const base = {
    db,
    now,
    newId: (prefix: IdPrefix) => newId(prefix, now()),
    jobs,
    siteUrl: overrides.siteUrl ?? 'http://localhost:8787'
  };
  const context: Context = {
    ...base,
    mailer: createDevelopmentMailer(db, now),
    readDisk: () => readDisk(folder),
    media: createFolderMediaStore(join(folder, 'media')),
    images: createImageProcessor(),
    videos: createVideoProcessor(),
    limits: createRateLimiter(pool, secret),
    pokes: createPokes(createClient, log),
    payments: createSandboxProvider({ ...base, secrets: [sandboxSecret(secret)] }),
    payouts: createSandboxPayouts({ ...base, secrets: [sandboxSecret(secret)] }),
    log,
    givenKeys: new Set(),
    secret,
    modelListKeys: [],
    releaseKeys: [],
    updatesFolder: join(folder, 'updates'),
    operatorEmail: 'operator@example.com',
    bounceAddress: undefined,
    countryHeader: 'x-country',
    operatorAddress: ['Reelwright', '1 Dock Road', 'Lisbon'],
    ...overrides
  };
  return { context, jobs, logLines };
}
