import { ContractFailure } from '#shared/contract/errors.ts';
import { tellProgress } from '#shared/domain/trade/order-progress.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { offerRefund } from '#shared/domain/trade/refund-rules.ts';
import { inDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { doTogetherIn } from '../../db/do-together.ts';
import { runNamed } from '../../db/run-named.ts';
import { isPretended } from '../../payments/payment-provider.ts';
import { type RawOrder, readOrderRow } from './order-row.ts';

type Reading = Pick<Context, 'db' | 'now'>;

type Found = RawOrder & {
  readonly title: string;
  readonly slug: string;
  readonly kind: Order['kind'];
  readonly facts: readonly PaymentFact[];
  readonly isBeingRefunded: boolean;
  readonly purchases: Order['purchases'];
};

const dayMs = 86_400_000;

const reading = `
  select o.*, v.title, l.slug, l.kind,
    coalesce((select jsonb_agg(f.fact) from payment_facts f where f.order_id = o.id), '[]') as facts,
    exists (select 1 from refunds r where r.order_id = o.id and r.kind = 'asked' and r.state = 'requested')
      as "isBeingRefunded",
    coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'slug', il.slug, 'title', iv.title, 'state', e.state) order by e.id)
      from entitlements e
      join order_items i on i.order_id = e.order_id and i.listing_id = e.listing_id
      join listings il on il.id = e.listing_id
      join listing_versions iv on iv.listing_id = i.listing_id and iv.version = i.version
      where e.order_id = o.id and not e.was_owned), '[]') as purchases
  from orders o
  join listings l on l.id = o.listing_id
  join listing_versions v on v.listing_id = o.listing_id and v.version = o.version`;

const readingSome = {
  name: 'read_orders_of_ids',
  text: `${reading} where o.id in (select jsonb_array_elements_text($1::jsonb))`
};
const readingMany = {
  name: 'read_orders',
  text: `${reading} where o.buyer_id = $1 and ($2::text is null or o.id < $2) order by o.id desc limit $3::int`
};

const readTogether = doTogetherIn<Database, string, Found | undefined>(async (db, ids) => {
  const rows = await runNamed<Found>(db, readingSome, [ids]);
  return ids.map((id) => rows.find((row) => row['id'] === id));
});

/** One order as its buyer sees it. `not_found` for anybody else's. */
export async function readOrder({ db, now }: Reading, buyerId: string, id: string): Promise<Order> {
  const found = await readTogether(db, id);
  if (found === undefined || found['buyer_id'] !== buyerId) throw new ContractFailure('not_found');
  return toOrder(found, now());
}

/** Those of one buyer, the newest first, after the order `behind`. */
export async function readOrders(
  { db, now }: Reading,
  buyerId: string,
  behind: string | null,
  limit: number
): Promise<readonly Order[]> {
  const found = await runNamed<Found>(db, readingMany, [buyerId, behind, limit]);
  return found.map((each) => toOrder(each, now()));
}

function toOrder(found: Found, now: number): Order {
  const order = readOrderRow(found);
  const { title, slug, kind, facts, isBeingRefunded, purchases } = found;
  const paidAt = order.paidAt?.getTime() ?? null;
  const progress = tellProgress(facts);
  const offer = offerRefund(
    {
      orderState: order.state,
      paidAt,
      windowDays: order.refundWindowDays,
      entitlements: purchases.map(({ state }) => state)
    },
    now
  );
  return {
    id: order.id,
    state: order.state,
    slug,
    title,
    kind,
    version: order.version,
    total: inDollars(order.grossCents),
    returned: inDollars(order.returnedCents),
    licence: order.licence,
    isSandbox: isPretended(order.provider),
    progress,
    checkoutUrl: order.state === 'pending' && progress !== 'processing' ? order.checkoutUrl : null,
    isBeingRefunded,
    refund: isBeingRefunded ? 'none' : offer,
    refundUntil: paidAt === null ? null : paidAt + order.refundWindowDays * dayMs,
    receiptNumber: order.receiptNumber === null ? null : nameReceipt(order.receiptNumber),
    createdAt: order.createdAt.getTime(),
    paidAt,
    purchases
  };
}

/** E.g. "R-0000042". */
export const nameReceipt = (number: number): string => `R-${String(number).padStart(7, '0')}`;
