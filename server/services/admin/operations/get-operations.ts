import { and, eq, gt, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { readBounces } from '../../bounce/read-bounces.ts';
import { readLastRun } from './invariant-runs.ts';
import { countLateEvents } from './late-events.ts';
import { countNoticeMails, mailQueues } from './mails.ts';
import { readQueues } from './queues.ts';
import { readDatabaseNumbers } from './read-storage.ts';
import { listRouteFailures } from './route-failures.ts';
import { orders, refunds } from '../../../db/schema/orders.ts';
import { payouts } from '../../../db/schema/payouts.ts';

/** How the server runs now. */
export async function getOperations(
  context: Pick<Context, 'db' | 'now' | 'readDisk' | 'bounceAddress'>
): Promise<OutputOf<CloudContract['operations.get']>> {
  const queues = await readQueues(context);
  const failedMails = queues.filter(({ name }) => mailQueues.includes(name)).map(({ failed }) => failed);
  return {
    asOf: context.now(),
    invariants: await readLastRun(context),
    queues: queues.map(({ name, waiting, failed }) => ({ name, waiting, failed })),
    mails: {
      ...(await countNoticeMails(context.db)),
      failedJobs: failedMails.reduce((sum, failed) => sum + failed, 0),
      bounces: await readBounces(context)
    },
    events: await countLateEvents(context),
    failedTransfers: await listFailedTransfers(context),
    disk: await context.readDisk(),
    database: await readDatabaseNumbers(context),
    routeFailures: await listRouteFailures(context)
  };
}

const shownMs = 30 * 86_400_000;
const shown = 20;

/** Refunds and payouts of the last 30 days that failed, newest first. */
async function listFailedTransfers({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<OutputOf<CloudContract['operations.get']>['failedTransfers']> {
  const since = new Date(now() - shownMs);
  const failedRefunds = await db
    .select({
      id: refunds.id,
      userId: orders.buyerId,
      cents: refunds.cents,
      failedAt: refunds.settledAt
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, 'failed'), gt(refunds.settledAt, since)))
    .orderBy(sql`${refunds.settledAt} desc`)
    .limit(shown);
  const failedPayouts = await db
    .select({ id: payouts.id, userId: payouts.sellerId, cents: payouts.cents, failedAt: payouts.settledAt })
    .from(payouts)
    .where(and(eq(payouts.state, 'failed'), gt(payouts.settledAt, since)))
    .orderBy(sql`${payouts.settledAt} desc`)
    .limit(shown);
  return [
    ...failedRefunds.map((row) => ({ ...row, kind: 'refund' as const })),
    ...failedPayouts.map((row) => ({ ...row, kind: 'payout' as const }))
  ]
    .map((row) => ({ ...row, failedAt: row.failedAt?.getTime() ?? 0 }))
    .toSorted((one, other) => other.failedAt - one.failedAt);
}
