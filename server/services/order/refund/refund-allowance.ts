import { sql } from 'drizzle-orm';
import {
  defaultPlatformSettings,
  type PlatformSettingName
} from '#shared/domain/market/platform-settings.ts';
import { isWithinAllowance, type RefundHistory } from '#shared/domain/trade/refund-request.ts';
import type { Database } from '../../../db/client.ts';

export type PlatformNumbers = Readonly<Record<PlatformSettingName, number>>;

/** The platform's settings in effect at `now`, Unix milliseconds. */
export async function readPlatformNumbers(db: Database, now: number): Promise<PlatformNumbers> {
  const { rows } = await db.execute<{ name: string; value: number }>(sql`
    select distinct on (name) name, value from platform_settings
    where effective_at <= ${new Date(now).toISOString()}::timestamptz order by name, effective_at desc`);
  return { ...defaultPlatformSettings, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

/**
 * Counts of a buyer’s paid orders since `since`, Unix milliseconds: those purchased, and those with a refund request
 * after opening. A refund before opening leaves no purchase, so that it does not widen the allowance.
 */
export const refundHistory = (since: number) => sql`
  select o.buyer_id,
    count(*) filter (where r.state in ('open', 'approved'))::int as requested,
    count(*) filter (where o.state in ('paid', 'partially_refunded') or r.state in ('open', 'approved'))::int as purchased
  from orders o
  left join refund_requests r on r.order_id = o.id and r.state <> 'closed'
  where o.gross_cents > 0 and o.paid_at >= ${new Date(since).toISOString()}::timestamptz
  group by o.buyer_id`;

const dayMs = 86_400_000;

/** True if the buyer's next refund after opening needs no decision. The transaction has locked the buyer. */
export async function isRefundAutomatic(
  tx: Database,
  buyerId: string,
  settings: PlatformNumbers,
  now: number
): Promise<boolean> {
  const since = now - settings.refundAllowanceDays * dayMs;
  const { rows } = await tx.execute<RefundHistory>(
    sql`select requested, purchased from (${refundHistory(since)}) h where buyer_id = ${buyerId}`
  );
  const [history] = rows;
  return history !== undefined && isWithinAllowance(settings, history);
}
