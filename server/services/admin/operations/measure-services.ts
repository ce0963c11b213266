import { eq, gte, sum } from 'drizzle-orm';
import type { ServiceMeasures } from '#shared/domain/activity/service-status.ts';
import type { Context } from '../../../context/context.ts';
import { providerCursors } from '../../../db/schema/orders.ts';
import { routeFailures } from '../../../db/schema/technical-records.ts';
import { countLateEvents } from './late-events.ts';
import { countNoticeMails, mailQueues } from './mails.ts';
import { type QueueNumbers, readQueues } from './queues.ts';
import { readDatabaseNumbers } from './read-storage.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type MeasureContext = Pick<Context, 'db' | 'now' | 'payments' | 'readDisk'>;

/** The measurements that the state of each service is derived from. Rejects while the database is unreachable. */
export async function measureServices(context: MeasureContext): Promise<ServiceMeasures> {
  const now = context.now();
  const minutesSince = (at: number | null | undefined) =>
    at === null || at === undefined ? 0 : Math.max(0, Math.floor((now - at) / minuteMs));
  const queues = await readQueues(context);
  const queuesOfMails = queues.filter(({ name }) => mailQueues.includes(name));
  const { diskPercent, connectionPercent } = await measureStorage(context);
  const mails = await countNoticeMails(context.db);
  const events = await countLateEvents(context);
  return {
    failedRequests: await countFailedRequests(context),
    diskPercent,
    connectionPercent,
    providerSilentMinutes: minutesSince(await readProviderAnswer(context)),
    lateEvents: events.late,
    oldestMailMinutes: Math.max(minutesSince(mails.oldestAt), minutesSince(findDue(queuesOfMails))),
    failedMails: sumFailed(queuesOfMails),
    oldestJobMinutes: minutesSince(findDue(queues)),
    failedJobs: sumFailed(queues)
  };
}

const sumFailed = (queues: readonly QueueNumbers[]): number =>
  queues.reduce((failed, { failedLately }) => failed + failedLately, 0);

/** When the job that is due for longest was to start. */
const findDue = (queues: readonly QueueNumbers[]): number | null =>
  queues.reduce<number | null>((oldest, { dueAt }) => {
    if (dueAt === null) return oldest;
    return oldest === null ? dueAt : Math.min(oldest, dueAt);
  }, null);

async function measureStorage(context: MeasureContext) {
  const { freeBytes, totalBytes } = await context.readDisk();
  const { connections, maxConnections } = await readDatabaseNumbers(context);
  return {
    diskPercent: Math.floor(100 * (1 - freeBytes / totalBytes)),
    connectionPercent: Math.floor((100 * connections) / maxConnections)
  };
}

/** In this hour and the last one, so that there is no gap at the full hour. */
async function countFailedRequests({ db, now }: MeasureContext): Promise<number> {
  const [counted] = await db
    .select({ failures: sum(routeFailures.failures).mapWith(Number) })
    .from(routeFailures)
    .where(gte(routeFailures.hour, new Date(now() - (now() % hourMs) - hourMs)));
  return counted?.failures ?? 0;
}

/** When the payment provider was last asked with success; null where it never was. */
async function readProviderAnswer({ db, payments }: MeasureContext): Promise<number | null> {
  const [cursor] = await db
    .select({ readUntil: providerCursors.readUntil })
    .from(providerCursors)
    .where(eq(providerCursors.provider, payments.name));
  return cursor?.readUntil.getTime() ?? null;
}
