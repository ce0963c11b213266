import { and, eq, gt, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { orders, refunds } from '../../../db/schema/orders.ts';
import { payouts } from '../../../db/schema/payouts.ts';

const shownMs = 30 * 86_400_000;
const shown = 20;

/** Refunds and payouts of the last 30 days that failed, newest first. */
export async function listFailedTransfers({
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
