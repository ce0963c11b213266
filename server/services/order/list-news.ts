import type { NoticeKind } from '#shared/domain/activity/notice.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Settlement } from '#shared/domain/trade/settlement.ts';
import { inDollars } from '#shared/domain/market/money.ts';
import type { NewNotice } from '../notice/add-notice.ts';
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

type ToldFact = Extract<PaymentFact, { readonly kind: keyof typeof kinds }>;
const isTold = (fact: PaymentFact): fact is ToldFact => fact.kind in kinds;

type Told = Pick<Standing, 'facts' | 'fresh' | 'slug' | 'title' | 'isAskedBack'>;

/**
 * What the buyer is told that is new of a paid order. Who hears of the payment last hears of all that came before it. A
 * refund that failed is theirs to ask for again only where nothing else gives the money back.
 */
export function listNews(
  order: OrderRow,
  { facts, fresh, slug, title, isAskedBack }: Told,
  { isEntitled }: Pick<Settlement, 'isEntitled'>
): readonly NewNotice[] {
  if (order.paidAt === null) return [];
  const subject = { slug, title, orderId: order.id };
  const news = fresh.some(({ kind }) => kind === 'paid') ? facts : fresh;
  return news.filter(isTold).flatMap((fact): NewNotice[] => {
    if (fact.kind === 'refund_failed' && (isAskedBack || !isEntitled)) return [];
    if (fact.kind === 'refunded' && fact.cents === 0) return [];
    return [
      {
        to: [order.buyerId],
        key: `${order.id}:${keyOfFact(fact)}`,
        subject:
          fact.kind === 'paid'
            ? { ...subject, kind: 'order_paid', total: inDollars(order.grossCents) }
            : fact.kind === 'refunded'
              ? { ...subject, kind: 'order_refunded', returned: inDollars(fact.cents) }
              : { ...subject, kind: kinds[fact.kind] }
      }
    ];
  });
}
