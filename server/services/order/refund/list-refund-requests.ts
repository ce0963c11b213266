import { sql } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import { readPlatformNumbers, refundHistory } from './refund-allowance.ts';

export type PendingRefundRequest = {
  readonly id: string;
  readonly orderId: string;
  readonly title: string;
  readonly grossCents: number;
  readonly buyer: string;
  readonly seller: string;
  readonly reason: string;
  /** Unix milliseconds. */
  readonly decideBy: number;
  /** Of the buyer, in the days of the allowance. */
  readonly requested: number;
  readonly purchased: number;
};

export type RepeatedRefunder = {
  readonly buyer: string;
  readonly requested: number;
  readonly purchased: number;
};

export type RefundOverview = {
  readonly days: number;
  /** The most urgent first. */
  readonly pending: readonly PendingRefundRequest[];
  /** Buyers who have used up the allowance, those with the most requests first. */
  readonly repeated: readonly RepeatedRefunder[];
};

const dayMs = 86_400_000;

/** The open refund requests with the facts an administrator decides by. */
export async function listRefundRequests({ db, now }: Pick<Context, 'db' | 'now'>): Promise<RefundOverview> {
  const settings = await readPlatformNumbers(db, now());
  const since = now() - settings.refundAllowanceDays * dayMs;
  const pending = await db.execute<PendingRefundRequest>(sql`
    select r.id, r.order_id as "orderId", v.title, o.gross_cents as "grossCents", b.username as buyer,
      s.username as seller, r.reason, (extract(epoch from r.decide_by) * 1000)::float8 as "decideBy",
      h.requested, h.purchased
    from refund_requests r
    join orders o on o.id = r.order_id
    join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
    join users b on b.id = o.buyer_id
    join users s on s.id = o.seller_id
    join (${refundHistory(since)}) h on h.buyer_id = o.buyer_id
    where r.state = 'open' order by r.decide_by`);
  const repeated = await db.execute<RepeatedRefunder>(sql`
    select u.username as buyer, h.requested, h.purchased
    from (${refundHistory(since)}) h join users u on u.id = h.buyer_id
    where h.requested >= ${settings.refundAllowanceCount} and u.deleted_at is null
    order by h.requested desc, u.username limit 50`);
  return { days: settings.refundAllowanceDays, pending: pending.rows, repeated: repeated.rows };
}
