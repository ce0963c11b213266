import type { NoticeKind } from '#shared/domain/activity/notice.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/order/payment-fact.ts';
import { inDollars } from '#shared/domain/marketplace/money.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { addNotice } from '../notice/add-notice.ts';
import type { OrderRow } from './order-row.ts';
import type { Standing } from './read-standing.ts';

const kinds = {
  paid: 'order_paid',
  refunded: 'order_refunded',
  refund_failed: 'refund_failed',
  dispute_opened: 'order_disputed',
  dispute_won: 'order_restored',
  dispute_lost: 'order_charged_back'
} as const satisfies Partial<Record<PaymentFact['kind'], NoticeKind>>;

const isTold = (kind: PaymentFact['kind']): kind is keyof typeof kinds => kind in kinds;

/** Tells the buyer what is new of a paid order, within `tx`. */
export async function tellBuyer(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  order: OrderRow,
  { fresh, slug, title }: Pick<Standing, 'fresh' | 'slug' | 'title'>
): Promise<void> {
  if (order.paidAt === null) return;
  const subject = { slug, title, orderId: order.id };
  for (const fact of fresh) {
    if (!isTold(fact.kind)) continue;
    const kind = kinds[fact.kind];
    await addNotice(context, tx, {
      to: [order.buyerId],
      key: `${order.id}:${keyOfFact(fact)}`,
      subject:
        kind === 'order_paid'
          ? { ...subject, kind, total: inDollars(order.grossCents) }
          : kind === 'order_refunded'
            ? { ...subject, kind, returned: inDollars(order.returnedCents) }
            : { ...subject, kind }
    });
  }
}
