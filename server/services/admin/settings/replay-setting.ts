import { and, gte, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { isValidSetting } from '#shared/domain/market/platform-settings.ts';
import {
  replayCommission,
  replayDays,
  replayHold,
  replayPayoutMinimum,
  type SettingReplay
} from '#shared/domain/trade/replay-setting.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payouts } from '../../../db/schema/payouts.ts';
import { readPlatformNumbers } from '../../platform-numbers.ts';

const dayMs = 86_400_000;

/** Throws `invalid_input` for a value out of bounds. */
export async function replaySettingOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { name, value }: InputOf<CloudContract['platformSettings.preview']>
): Promise<SettingReplay> {
  if (!isValidSetting(name, value)) throw new ContractFailure('invalid_input', 'The value is out of bounds');
  const since = new Date(now() - replayDays * dayMs);
  switch (name) {
    case 'commission':
    case 'ownLinkCommission':
      return replayCommission(await readOrders(db, since, 0), name, value);
    case 'leastHoldDays':
    case 'refundWindowDays': {
      const numbers = await readPlatformNumbers(db, now());
      const other = name === 'leastHoldDays' ? numbers.refundWindowDays : numbers.leastHoldDays;
      return replayHold(await readOrders(db, since, other), value);
    }
    case 'minPayoutCents':
      return replayPayoutMinimum(await readPayouts(db, since), value);
    default:
      return { kind: 'none' };
  }
}

/** The orders that were paid since then and cost something, by the index on that moment. */
const readOrders = (db: Database, since: Date, otherHoldDays: number) =>
  db
    .select({
      keptCents: sql<number>`${orders.grossCents} - ${orders.returnedCents}`,
      commission: orders.commission,
      commissionRule: orders.commissionRule,
      holdDays: orders.holdDays,
      otherHoldDays: sql<number>`${otherHoldDays}::int`
    })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), gte(orders.paidAt, since), sql`${orders.grossCents} > 0`));

async function readPayouts(db: Database, since: Date): Promise<readonly number[]> {
  const rows = await db
    .select({ cents: payouts.cents })
    .from(payouts)
    .where(and(gte(payouts.createdAt, since), notInArray(payouts.state, ['failed', 'cancelled'])));
  return rows.map(({ cents }) => cents);
}
