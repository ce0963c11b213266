import { type SQL, sql } from 'drizzle-orm';
import type { CommissionRule } from '#shared/domain/trade/commission.ts';
import type { EarningsLine } from '#shared/domain/trade/payout/earnings.ts';
import { explainLine } from '#shared/domain/trade/payout/explain-line.ts';

/** A row of `selectLedgerLines`. Sums are strings, because PostgreSQL's bigint exceeds the safe integers of JavaScript. */
export type LedgerLineRow = {
  readonly id: string;
  /** Sorts by time. */
  readonly key: string;
  readonly at: string;
  readonly cause: string;
  readonly cents: string;
  readonly payoutId: string | null;
  readonly orderId: string | null;
  readonly title: string | null;
  readonly listed: number | null;
  readonly reduced: number | null;
  readonly coupon: number | null;
  readonly owned: number | null;
  readonly added: number | null;
  readonly gross: number | null;
  readonly rate: number | null;
  readonly rule: CommissionRule | null;
  readonly since: string | null;
  readonly kept: string;
  readonly commission: string;
  readonly fee: string;
  /** Null unless the order is of a bundle. */
  readonly shares: EarningsLine['shares'] | null;
};

const milliseconds = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** Selects the seller's ledger entries with the data that explains them. `condition` may refer to the transaction as `t`. */
export const selectLedgerLines = (sellerId: string, condition: SQL): SQL => sql`
  select t.id, substr(t.id, 5) as key, ${milliseconds(sql`t.created_at`)} as at, t.cause, -own.cents as cents,
    t.payout_id as "payoutId", o.id as "orderId", v.title, o.listed_cents as listed, o.sale_cents as reduced, o.coupon_cents as coupon,
    o.owned_cents as owned, o.added_cents as added, o.gross_cents as gross, o.commission as rate,
    o.commission_rule as rule,
    (select ${milliseconds(sql`max(s.effective_at)`)} from platform_settings s
      where s.name = case o.commission_rule when 'own_link' then 'ownLinkCommission' else 'commission' end
        and s.effective_at <= o.created_at and s.cancelled_at is null) as since,
    others.kept, others.commission, others.fee,
    (select jsonb_agg(jsonb_build_object('listingId', i.listing_id, 'title', part.title, 'cents', i.share_cents)
        order by i.share_cents desc, i.listing_id)
      from order_items i join listing_versions part on part.listing_id = i.listing_id and part.version = i.version
      where i.order_id = o.id and i.listing_id <> o.listing_id) as shares
  from ledger_entries own
  join ledger_transactions t on t.id = own.transaction_id
  left join orders o on o.id = t.order_id
  left join listing_versions v on v.listing_id = o.listing_id and v.version = o.version
  cross join lateral (
    select coalesce(sum(e.cents) filter (where e.account like 'provider_%'), 0) as kept,
      coalesce(sum(e.cents) filter (where e.account = 'commission'), 0) as commission,
      coalesce(sum(e.cents) filter (where e.account like 'provider_fees:%'), 0) as fee
    from ledger_entries e where e.transaction_id = t.id
  ) others
  where own.account = ${`seller:${sellerId}`} and own.account like 'seller:%' and ${condition}`;

export function toEarningsLine(row: LedgerLineRow): EarningsLine {
  const { id, cause, payoutId, orderId } = row;
  return explainLine({
    id,
    at: Number(row.at),
    cause,
    cents: Number(row.cents),
    payoutId,
    order:
      orderId === null
        ? null
        : {
            id: orderId,
            title: row.title ?? '',
            listedCents: row.listed ?? 0,
            saleCents: row.reduced ?? 0,
            couponCents: row.coupon ?? 0,
            ownedCents: row.owned ?? 0,
            addedCents: row.added ?? 0,
            grossCents: row.gross ?? 0,
            commission: row.rate ?? 0,
            commissionRule: row.rule ?? 'standard',
            commissionSince: row.since === null ? null : Number(row.since),
            keptCents: Number(row.kept),
            commissionCents: Number(row.commission),
            feeCents: Number(row.fee),
            shares: row.shares ?? []
          }
  });
}
