import type { NoticeKind, NoticeSubject } from '#shared/domain/activity/notice.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Settlement } from '#shared/domain/trade/settlement.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { addNotices } from '../../notice/add-notice.ts';
import type { CurrentState, OrderRow } from './read-current-state.ts';

const kinds = {
  paid: 'order_paid',
  refunded: 'order_refunded',
  refund_failed: 'refund_failed',
  dispute_opened: 'order_disputed',
  dispute_won: 'order_restored',
  dispute_lost: 'order_charged_back'
} as const satisfies Partial<Record<PaymentFact['kind'], NoticeKind>>;

type NotifiedFact = Extract<PaymentFact, { readonly kind: keyof typeof kinds }>;
const isNotified = (fact: PaymentFact): fact is NotifiedFact => fact.kind in kinds;

type Settled = Pick<CurrentState, 'slug' | 'title' | 'facts' | 'isRefundRequested'> & {
  /** The facts that are new. */
  readonly added: readonly PaymentFact[];
  readonly settlement: Pick<Settlement, 'isEntitled'>;
};

/** Notifies the buyer of what is new about a paid order, within the transaction that settles it. */
export async function addOrderNotices(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  order: OrderRow,
  settled: Settled
): Promise<void> {
  const facts = listNotifiedFacts(order, settled);
  if (facts.length === 0) return;
  const subject = { slug: settled.slug, title: settled.title, orderId: order.id };
  await addNotices(
    context,
    tx,
    facts.map((fact) => ({
      to: [order.buyerId],
      key: `${order.id}:${keyOfFact(fact)}`,
      subject: describe(fact, order, subject)
    }))
  );
}

/**
 * When the payment is reported last, everything before it is notified with it. A failed refund is the buyer's to request
 * again only if no other refund returns the money.
 */
function listNotifiedFacts(
  order: OrderRow,
  { facts, added, isRefundRequested, settlement: { isEntitled } }: Settled
): readonly NotifiedFact[] {
  if (order.paidAt === null) return [];
  const news = added.some(({ kind }) => kind === 'paid') ? facts : added;
  return news.filter(isNotified).filter((fact) => {
    if (fact.kind === 'refund_failed') return !isRefundRequested && isEntitled;
    return fact.kind !== 'refunded' || fact.cents > 0;
  });
}

function describe(
  fact: NotifiedFact,
  order: OrderRow,
  subject: { readonly slug: string; readonly title: string; readonly orderId: string }
): NoticeSubject {
  if (fact.kind === 'paid') return { ...subject, kind: 'order_paid', total: formatDollars(order.grossCents) };
  if (fact.kind === 'refunded')
    return { ...subject, kind: 'order_refunded', returned: formatDollars(fact.cents) };
  return { ...subject, kind: kinds[fact.kind] };
}
