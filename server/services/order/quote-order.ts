import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { inDollars } from '#shared/domain/market/money.ts';
import type { Context } from '../../context.ts';
import { isPretended } from '../../payments/payment-provider.ts';
import { findGoodsOf, type Goods } from './find-goods.ts';

/** What a listing costs whoever asks, and whether they can buy it now. `not_found` where it is not to be seen. */
export async function quoteOrder(
  { db, now, payments }: Pick<Context, 'db' | 'now' | 'payments'>,
  actor: Actor,
  { slug }: { readonly slug: string }
): Promise<Offer> {
  const buyerId = actor.kind === 'person' ? actor.id : null;
  const [goods] = await findGoodsOf(db, [{ slug, buyerId }], now());
  if (goods === undefined) throw new ContractFailure('not_found');
  const { listing, quote, ownedCount, ownedId, numbers } = goods;
  const refusal = refuseSale(goods, actor, payments);
  if (!listing.is_shown && ownedCount === 0 && refusal !== 'own') throw new ContractFailure('not_found');
  const totalCents = quote?.totalCents ?? 0;
  return {
    slug: listing.slug,
    listed: inDollars(listing.price_cents),
    deducted: inDollars(listing.price_cents - totalCents),
    total: inDollars(totalCents),
    licence: listing.licence,
    refundWindowDays: numbers.refundWindowDays,
    isSandbox: isPretended(payments.name),
    ownedCount,
    refusal,
    purchaseId: refusal === 'owned' ? ownedId : null
  };
}

/** Why it is not sold to them; null where it is. */
export function refuseSale(
  { listing, quote, isForSale }: Goods,
  actor: Actor,
  payments: Pick<Context['payments'], 'name'>
): Offer['refusal'] {
  if (actor.kind === 'person' && actor.id === listing.seller_id) return 'own';
  if (quote === null) return 'owned';
  if (!isForSale) return 'gone';
  if (listing.is_demo && payments.name !== 'sandbox') return 'demo';
  if (actor.kind === 'visitor') return 'signed_out';
  return actor.isVerified ? null : 'unverified';
}
