// What people do who look around: sign up, browse, and say what they think of what they opened.
import { desc, eq, sql } from 'drizzle-orm';
import { signUps, users } from '#server/db/schema/accounts.ts';
import type { RequestContext } from '#server/request-context.ts';
import { sendSignUpMail } from '#server/services/account/mail/account-mails.ts';
import { signUp } from '#server/services/account/sign-up/sign-up.ts';
import { verifyEmail } from '#server/services/account/sign-up/verify-email.ts';
import { getListing } from '#server/services/listing/get-listing.ts';
import { searchListings } from '#server/services/listing/search-listings.ts';
import { quoteOrder } from '#server/services/order/place/quote-order.ts';
import { removeReview } from '#server/services/review/remove-review.ts';
import { saveReview } from '#server/services/review/save-review.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { type Person, visitor } from '#shared/domain/people/actor.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import { readLinkToken } from '../people.ts';
import type { Performed } from './performed.ts';
import { at, countHeld, personOf, slugOf, type Stage } from './stage.ts';

const requestOf = (actor: Person | typeof visitor): RequestContext => ({
  actor,
  sessionId: null,
  clientAddress: '127.0.0.1',
  requestId: '',
  route: undefined,
  headers: new Headers(),
  addHeader: () => undefined
});

/** Whoever has an account by now comes in. */
async function greet({ shop, people }: Stage, email: string): Promise<void> {
  const [user] = await shop.database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined || people.some(({ id }) => id === user.id)) return;
  people.push({ kind: 'person', id: user.id, roles: ['user'], standing: 'active', isVerified: true });
}

/** Whether somebody holds an opened right to it, or to a part of it that they bought with it. */
async function hasOpened({ shop }: Stage, who: Person, listingId: string): Promise<boolean> {
  const { rows } = await shop.database.db.execute(sql`
    select 1 from entitlements e join orders o on o.id = e.order_id
    where e.holder_id = ${who.id} and e.state = 'opened' and ${listingId} in (e.listing_id, o.listing_id)`);
  return rows.length > 0;
}

export const publicActs: Performed<'sign up' | 'browse' | 'review' | 'withdraw the review'> = {
  'sign up': async (stage, { what }) => {
    const mark = stage.people[0]?.id.slice(-12);
    const email = `guest-${mark}-${what % 3}@example.com`;
    const username = `guest-${mark}-${what}`;
    stage.addresses.add(email);
    const before = stage.mails.length;
    await stage.serve(async (context) => {
      const asked = { email, username, password: 'violet tractor harbour', displayName: 'A guest' };
      await signUp(context, asked, requestOf(visitor));
      const [waiting] = await context.db
        .select({ id: signUps.id })
        .from(signUps)
        .where(eq(signUps.email, email))
        .orderBy(desc(signUps.id))
        .limit(1);
      await sendSignUpMail.run(context, { id: waiting?.id ?? '', language: 'en' });
      const token = readLinkToken(stage.mails[before]?.text ?? '');
      if (token !== '') await verifyEmail(context, { token }, requestOf(visitor));
    });
    await greet(stage, email);
  },
  browse: async (stage, act) => {
    const who = personOf(stage, act.who);
    const sold = at(stage.goods, act.what);
    if (sold === undefined) return;
    const { slug, itemIds, cents } = sold;
    await stage.serve(async (context) => {
      const page = await getListing(context, { slug });
      const found = await searchListings(context, ListingSearch.parse({ sort: 'newest', limit: 8 }));
      const offer = await quoteOrder(context, who, { slug });
      const held = await countHeld(stage, who, itemIds);
      const isTrue =
        offer.ownedCount === held &&
        (offer.refusal === 'owned') === (held === itemIds.length) &&
        page.price.cents === cents &&
        found.items.find((item) => item.slug === slug)?.price.cents === cents;
      if (!isTrue) stage.faults.push(`shown otherwise than it is: ${JSON.stringify({ offer, held, cents })}`);
      if (JSON.stringify([page, found, offer]).includes(stage.secret))
        stage.faults.push('somebody was shown a sealed text');
    });
  },
  review: async (stage, act) => {
    const who = personOf(stage, act.who);
    const listing = at(stage.goods, act.what);
    if (listing === undefined) return;
    const isEarned = await hasOpened(stage, who, listing.id);
    const key = `${who.id} ${listing.id}`;
    const isHeard = await stage.serve(async (context) => {
      const said = { slug: listing.slug, stars: act.stars, text: 'It held together.' };
      const isTaken = await saveReview(context, said, requestOf(who)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ContractFailure && error.code === 'not_opened') return false;
          throw error;
        }
      );
      if (isTaken) stage.reviews.set(key, act.stars);
      if (isTaken !== isEarned)
        stage.faults.push(isTaken ? 'reviewed unopened' : 'opened, and no review taken');
    });
    if (!isHeard && isEarned) stage.reviews.set(key, null);
  },
  'withdraw the review': async (stage, act) => {
    const who = personOf(stage, act.who);
    const key = `${who.id} ${at(stage.goods, act.what)?.id}`;
    const isHeard = await stage.serve(async (context) => {
      await removeReview(context, { slug: slugOf(stage, act.what) }, requestOf(who));
      if (!stage.reviews.delete(key)) stage.faults.push('a review was withdrawn that nobody wrote');
    });
    if (!isHeard && stage.reviews.has(key)) stage.reviews.set(key, null);
  }
};
