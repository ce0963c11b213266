// Listings as buyers see them, and orders of them.
import { eq } from 'drizzle-orm';
import type { Context } from '#server/context/context.ts';
import { entitlements, orderItems } from '#server/db/schema/orders.ts';
import { getListing } from '#server/services/listing/read/get-listing.ts';
import { searchListings } from '#server/services/listing/search/search-listings.ts';
import { quoteOrder } from '#server/services/order/place/quote-order.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import type { ModelRun } from './model-run.ts';
import { findPrice } from './sale-commands.ts';
import type { Goods } from './seed-goods.ts';

/** A bundle is for sale while all of it is. */
const isForSale = ({ goods }: ModelRun, { isOnSale, itemIds }: Goods): boolean =>
  isOnSale && goods.every((one) => one.isOnSale || !itemIds.includes(one.id));

/** Nobody buys from themselves. */
export const canBuy = (modelRun: ModelRun, who: Person, sold: Goods): boolean =>
  isForSale(modelRun, sold) && sold.seller.person.id !== who.id;

const unlessHidden = <Shown>(shown: Promise<Shown>): Promise<Shown | undefined> =>
  shown.catch((error: unknown) => {
    if (error instanceof ContractFailure && error.code === 'not_found') return undefined;
    throw error;
  });

async function listHeldIds({ market }: ModelRun, who: Person, exceptOrderId = ''): Promise<Set<string>> {
  const rows = await market.database.db
    .select({ id: entitlements.listingId, state: entitlements.state, orderId: entitlements.orderId })
    .from(entitlements)
    .where(eq(entitlements.holderId, who.id));
  return new Set(
    rows.flatMap(({ id, state, orderId }) => (state === 'revoked' || orderId === exceptOrderId ? [] : [id]))
  );
}

/** Its page, its card and its offer say the same, and what the sellers and buyers of this run made of it. */
export async function checkWhatIsShown(
  modelRun: ModelRun,
  context: Context,
  who: Person,
  sold: Goods
): Promise<void> {
  const { slug, itemIds } = sold;
  const { goods, mark, market, secret, faults } = modelRun;
  const price = findPrice(sold, market.clock.now);
  const search = ListingSearch.parse({ search: mark, sort: 'newest', limit: 60 });
  const { items } = await searchListings(context, search);
  const page = await unlessHidden(getListing(context, { slug }));
  const offer = await unlessHidden(quoteOrder(context, who, { slug }));
  const heldIds = await listHeldIds(modelRun, who);
  const held = itemIds.filter((id) => heldIds.has(id)).length;
  const isOwn = sold.seller.person.id === who.id;
  const isSoldOrGone = isForSale(modelRun, sold) ? null : 'gone';
  const refusal = isOwn ? 'own' : held === itemIds.length ? 'owned' : isSoldOrGone;
  const isOffered = sold.isOnSale || held > 0 || isOwn;
  const shownItems = itemIds.flatMap((id) => goods.find((one) => one.id === id && one.isOnSale) ?? []);
  const isTrue =
    (page !== undefined) === sold.isOnSale &&
    items.find((item) => item.slug === slug)?.price.cents === page?.price.cents &&
    (page === undefined || price === null || page.price.cents === price) &&
    (page === undefined || page.isPayWhatYouWant === sold.isPayWhatYouWant) &&
    (page?.bundle ?? null)?.items.map((item) => item.slug).join() ===
      (page?.bundle ? shownItems.map((item) => item.slug).join() : undefined) &&
    (offer !== undefined) === isOffered &&
    (offer === undefined || (offer.ownedCount === held && offer.refusal === refusal));
  if (!isTrue)
    faults.push(`shown otherwise than it is: ${JSON.stringify({ offer, page, sold, held, refusal, price })}`);
  if (JSON.stringify([page, items, offer]).includes(secret)) faults.push('somebody was shown a sealed text');
}

/** The discount of a coupon while no sale competes with it, by plain arithmetic. */
export function checkCouponPrice(
  { faults }: ModelRun,
  sold: Goods | undefined,
  offer: Offer,
  { discount }: Coupon
): void {
  if (sold === undefined || sold.sale !== undefined) return;
  if (offer.refusal === 'owned' || offer.coupon?.refusal !== null) return;
  const off = discount.kind === 'amount' ? discount.cents : Math.floor((sold.cents * discount.percent) / 100);
  const rest = Math.max(0, sold.cents - off);
  const expected = rest === 0 || rest >= 99 ? rest : Math.min(sold.cents, 99);
  const taken = offer.deductions.find(({ step }) => step === 'coupon')?.amount.cents ?? 0;
  if (sold.cents - taken !== expected)
    faults.push(`${sold.id} of ${sold.cents} is ${sold.cents - taken} with a coupon, not ${expected}`);
}

/** An order is of what its buyer lacked of the listing as it is sold now. */
export async function checkOrdered(
  modelRun: ModelRun,
  who: Person,
  sold: Goods,
  orderId: string
): Promise<void> {
  if (!canBuy(modelRun, who, sold)) modelRun.faults.push(`${orderId} is of what was not for sale`);
  const rows = await modelRun.market.database.db
    .select({ id: orderItems.listingId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  const heldIds = await listHeldIds(modelRun, who, orderId);
  const ordered = rows.map(({ id }) => id).toSorted();
  const lacked = sold.itemIds.filter((id) => !heldIds.has(id)).toSorted();
  if (ordered.join() !== lacked.join())
    modelRun.faults.push(`${orderId} is of ${ordered.join()}, not ${lacked.join()}`);
}
