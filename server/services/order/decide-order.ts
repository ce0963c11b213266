import type { CloudContract } from '#shared/contract/cloud.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { OrderBefore } from './find-orders-before.ts';
import { type Goods, listOrderItems, type OrderItem } from './find-goods.ts';
import type { OrderRow } from './order-row.ts';
import { refuseSale } from './quote-order.ts';

export type Wish = InputOf<CloudContract['orders.place']>;

/** What a buyer wishes, and what there is of it when it is decided. */
export type Asked = {
  readonly person: Person;
  readonly wish: Wish;
  /** Undefined where no listing has the slug. */
  readonly goods: Goods | undefined;
  readonly before: readonly OrderBefore[];
};

export type Decision =
  | { readonly kind: 'new'; readonly goods: Goods; readonly items: readonly OrderItem[] }
  /** Theirs already: by the same intent, or it waits and is still sold like that. */
  | { readonly kind: 'known'; readonly order: OrderRow }
  /** It waits, and has to end before one of now can be placed. */
  | { readonly kind: 'outdated'; readonly order: OrderRow }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

const refusals: Readonly<Record<NonNullable<Offer['refusal']>, ErrorCode>> = {
  own: 'not_for_sale',
  gone: 'not_for_sale',
  demo: 'not_for_sale',
  owned: 'already_owned',
  unverified: 'forbidden',
  signed_out: 'unauthenticated'
};

const refuse = (code: ErrorCode): Decision => ({ kind: 'refused', code });

/** What becomes of a wish: it is sold at the price and on the terms the buyer was shown, or not at all. */
export function decideOrder(
  { person, wish, goods, before }: Asked,
  payments: Pick<PaymentProvider, 'name'>
): Decision {
  const known = before.find(({ intent }) => intent === wish.intent);
  if (known !== undefined) {
    const isSame = known.listingId === goods?.listing.id && known.grossCents === wish.totalCents;
    return isSame && areEqual(known, wish.terms) ? { kind: 'known', order: known } : refuse('key_reused');
  }
  if (goods === undefined) return refuse('not_found');
  const refusal = refuseSale(goods, person, payments);
  if (refusal !== null) return refuse(refusals[refusal]);
  const items = goods.quote === null ? [] : listOrderItems(goods, goods.quote);
  if (goods.quote?.totalCents !== wish.totalCents) return refuse('price_changed');
  const terms = { licence: goods.listing.licence, refundWindowDays: goods.numbers.refundWindowDays };
  if (!areEqual(terms, wish.terms)) return refuse('terms_changed');
  const [waiting] = before;
  if (waiting === undefined) return { kind: 'new', goods, items };
  const isStillSo = waiting.provider === payments.name && isTheSame(waiting, wish, items);
  return { kind: isStillSo ? 'known' : 'outdated', order: waiting };
}

const areEqual = (one: Wish['terms'], other: Wish['terms']): boolean =>
  one.licence === other.licence && one.refundWindowDays === other.refundWindowDays;

/** Whether the order that waits costs as much and is of the same things, on the same terms, as one of now. */
function isTheSame(waiting: OrderBefore, { totalCents, terms }: Wish, items: readonly OrderItem[]): boolean {
  const ids = new Set(items.map(({ listingId }) => listingId));
  const areSame = waiting.itemIds.length === ids.size && waiting.itemIds.every((id) => ids.has(id));
  return areSame && waiting.grossCents === totalCents && areEqual(waiting, terms);
}
