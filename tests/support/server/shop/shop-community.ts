import { recordView } from '#server/services/listing/views/record-view.ts';
import { createCoupon } from '#server/services/coupon/manage-coupons.ts';
import { setFollow } from '#server/services/follow/follows.ts';
import { listPurchases } from '#server/services/purchase/list-purchases.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { askQuestion } from '#server/services/question/write-questions.ts';
import { saveReview } from '#server/services/review/write-reviews.ts';
import { createSale } from '#server/services/sale/manage-sales.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { requestOf } from '../buying/request-of.ts';
import type { ShopListings } from './shop-listings.ts';
import type { ShopSeed } from './shop-seed.ts';

const dayMs = 86_400_000;

/** Views, an unanswered review, two questions and followers. */
export async function addCommunity(
  { context }: ShopSeed,
  { bell, lanterns }: ShopListings,
  people: readonly [Person, Person, Person],
  username: string
): Promise<void> {
  const { slug } = bell;
  for (const person of people) {
    const request = requestOf(person);
    await recordView(context, { slug, source: 'search' }, request);
    await recordView(context, { slug: lanterns.slug, source: 'profile' }, request);
    await setFollow(context, { username, isFollowing: true }, request);
  }
  const [first, buyer] = people;
  const { items } = await listPurchases(context, buyer, { limit: 1 });
  await openPurchase(context, buyer, { id: items[0]?.id ?? '', termsVersion: openingTerms.version });
  const text = 'The fog moves exactly as in the preview.';
  await saveReview(context, { slug, stars: 4, text }, requestOf(buyer));
  await askQuestion(context, { slug, text: 'Does the bell ring in time with the swell?' }, requestOf(first));
  const long =
    'I would like to use this for the opening of a short film about lighthouse keepers. How does it behave in 9:16, and does the fog stay in front of the boats when the camera moves?';
  await askQuestion(context, { slug: lanterns.slug, text: long }, requestOf(buyer));
}

/** A coupon that works and one for later, a sale that is on and one for later. */
export async function addDiscounts(
  { context, clock, seller }: ShopSeed,
  { bell, lanterns }: ShopListings
): Promise<void> {
  const now = clock.now;
  const percent = { kind: 'percent', percent: 20 } as const;
  const amount = { kind: 'amount', cents: 1500 } as const;
  const soon = { startsAt: now + 7 * dayMs, endsAt: now + 14 * dayMs };
  const coupon = { startsAt: now, endsAt: null, maxUses: 50, listingIds: null };
  await createCoupon(context, seller, { ...coupon, code: 'HARBOR20', discount: percent });
  const later = { ...soon, maxUses: null, listingIds: [lanterns.id] };
  await createCoupon(context, seller, { ...later, code: 'LANTERNS-OF-AUGUST', discount: amount });
  await createSale(context, seller, {
    listingId: bell.id,
    discount: percent,
    startsAt: now,
    endsAt: now + dayMs * 5
  });
  await createSale(context, seller, { ...soon, listingId: lanterns.id, discount: amount });
}
