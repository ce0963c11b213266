import { type SQL, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { LicenseName } from '#shared/domain/market/listing.ts';
import type { EntitlementState } from '#shared/domain/trade/order-state.ts';
import type { RefundRequestState } from '#shared/domain/trade/refund-request.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../context/context.ts';
import { isTestPayment } from '../../context/payment-provider.ts';
import { type CardRow, type CoverRow, toMediaFile, toPerson } from '../listing/read/listing-card.ts';

export type PurchaseRow = Pick<CardRow, 'username' | 'display_name' | 'avatar_key'> & {
  readonly id: string;
  readonly state: EntitlementState;
  readonly order_id: string;
  readonly listing_id: string;
  readonly slug: string;
  readonly title: string;
  readonly cover: CoverRow | null;
  readonly category: string;
  readonly aspect_ratio: string;
  readonly model: string;
  readonly licence: LicenseName;
  readonly licence_version: string;
  readonly version: number;
  readonly newest_version: number;
  readonly share_cents: number;
  readonly provider: string;
  readonly is_disputed: boolean;
  readonly refund_request: RefundRequestState | null;
  readonly bought_ms: number;
  readonly opened_ms: number | null;
};

/** Rights of one person, the newest first; those that never held, since they had them already, are left out. */
export async function readPurchaseRows(
  db: Context['db'],
  holderId: string,
  which: SQL,
  limit: number
): Promise<readonly PurchaseRow[]> {
  const { rows } = await db.execute<PurchaseRow>(sql`
    select e.id, e.state, e.order_id, e.listing_id, l.slug, v.title, v.category, v.card_facts ->> 'model' as model,
      v.card_facts ->> 'aspectRatio' as aspect_ratio, o.licence, o.licence_version, i.version, l.version as newest_version, i.share_cents, o.provider,
      o.state = 'disputed' as is_disputed,
      (select q.state from refund_requests q where q.order_id = o.id and q.state <> 'closed') as refund_request, u.username, u.display_name, u.avatar_key,
      (extract(epoch from o.paid_at) * 1000)::float8 as bought_ms,
      (extract(epoch from e.opened_at) * 1000)::float8 as opened_ms,
      (select jsonb_build_object('key', m.media_key, 'kind', m.kind, 'alt', m.alt, 'width', m.width, 'height', m.height)
        from listing_media m where m.listing_id = l.id and m.version = v.version order by m.position limit 1) as cover
    from entitlements e
    join orders o on o.id = e.order_id
    join order_items i on i.order_id = e.order_id and i.listing_id = e.listing_id
    join listings l on l.id = e.listing_id
    join listing_versions v on v.listing_id = i.listing_id and v.version = i.version
    join users u on u.id = l.seller_id
    where e.holder_id = ${holderId} and not e.is_duplicate and ${which}
    order by e.id desc limit ${limit}`);
  return rows;
}

/** `not_found` for anybody else's. */
export async function readPurchaseRow(db: Context['db'], holderId: string, id: string): Promise<PurchaseRow> {
  const [row] = await readPurchaseRows(db, holderId, sql`e.id = ${id}`, 1);
  if (row === undefined) throw new ContractFailure('not_found');
  return row;
}

export const toPurchase = (row: PurchaseRow): Purchase => ({
  id: row.id,
  state: row.state,
  orderId: row.order_id,
  slug: row.slug,
  title: row.title,
  seller: toPerson(row),
  model: row.model,
  cover: row.cover === null ? null : toMediaFile(row.cover),
  category: row.category,
  aspectRatio: row.aspect_ratio,
  licence: row.licence,
  version: row.version,
  newestVersion: row.newest_version,
  price: formatDollars(row.share_cents),
  boughtAt: row.bought_ms,
  openedAt: row.opened_ms,
  isDisputed: row.is_disputed,
  refundRequest: row.refund_request,
  isSandbox: isTestPayment(row.provider)
});
