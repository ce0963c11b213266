// Commands of visitors: sign up, browse, and review what they opened.
import { desc, eq, sql } from 'drizzle-orm';
import { signUps, users } from '#server/db/schema/accounts.ts';
import { sendSignUpMail } from '#server/services/account/mail/account-mails.ts';
import { signUp } from '#server/services/account/sign-up/sign-up.ts';
import { verifyEmail } from '#server/services/account/sign-up/verify-email.ts';
import { removeReview } from '#server/services/review/remove-reviews.ts';
import { saveReview } from '#server/services/review/write-reviews.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { type Person, visitor } from '#shared/domain/people/actor.ts';
import { readLinkToken } from '../test-users.ts';
import type { CommandEffects } from './command-effects.ts';
import { at, personOf, slugOf, type ModelRun } from './model-run.ts';
import { requestOf } from './request-of.ts';
import { checkWhatIsShown } from './check-listings.ts';

/** Signs in everyone who has an account. */
async function greet({ market, people }: ModelRun, email: string): Promise<void> {
  const [user] = await market.database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined || people.some(({ id }) => id === user.id)) return;
  people.push({ kind: 'person', id: user.id, roles: ['user'], status: 'active', isVerified: true });
}

/** True for an opened entitlement to it, or to a part of it that came with it. */
async function hasOpened({ market }: ModelRun, who: Person, listingId: string): Promise<boolean> {
  const { rows } = await market.database.db.execute(sql`
    select 1 from entitlements e join orders o on o.id = e.order_id
    where e.holder_id = ${who.id} and e.state = 'opened' and ${listingId} in (e.listing_id, o.listing_id)`);
  return rows.length > 0;
}

const notReviewable: ReadonlySet<string> = new Set(['own_listing', 'purchase_not_opened']);

export const visitorCommands: CommandEffects<'sign up' | 'browse' | 'review' | 'withdraw the review'> = {
  'sign up': async (modelRun, { what }) => {
    const mark = modelRun.people[0]?.id.slice(-12);
    const email = `guest-${mark}-${what % 3}@example.com`;
    const username = `guest-${mark}-${what}`;
    modelRun.addresses.add(email);
    const before = modelRun.mails.length;
    await modelRun.serve(async (context) => {
      const asked = { email, username, password: 'violet tractor harbour', displayName: 'A guest' };
      await signUp(context, asked, requestOf(visitor));
      const [waiting] = await context.db
        .select({ id: signUps.id })
        .from(signUps)
        .where(eq(signUps.email, email))
        .orderBy(desc(signUps.id))
        .limit(1);
      await sendSignUpMail.run(context, { id: waiting?.id ?? '', language: 'en' });
      const token = readLinkToken(modelRun.mails[before]?.text ?? '');
      if (token !== '') await verifyEmail(context, { token }, requestOf(visitor));
    });
    await greet(modelRun, email);
  },
  browse: async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const sold = at(modelRun.goods, act.what);
    if (sold === undefined) return;
    await modelRun.serve((context) => checkWhatIsShown(modelRun, context, who, sold));
  },
  review: async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const listing = at(modelRun.goods, act.what);
    if (listing === undefined) return;
    const isEarned = await hasOpened(modelRun, who, listing.id);
    const key = `${who.id} ${listing.id}`;
    const isHeard = await modelRun.serve(async (context) => {
      const review = { slug: listing.slug, stars: act.stars, text: 'It held together.' };
      const isTaken = await saveReview(context, review, requestOf(who)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ContractFailure && notReviewable.has(error.code)) return false;
          throw error;
        }
      );
      if (isTaken) modelRun.reviews.set(key, act.stars);
      if (isTaken !== isEarned)
        modelRun.faults.push(isTaken ? 'reviewed unopened' : 'opened, and no review taken');
    });
    if (!isHeard && isEarned) modelRun.reviews.set(key, null);
  },
  'withdraw the review': async (modelRun, act) => {
    const who = personOf(modelRun, act.who);
    const key = `${who.id} ${at(modelRun.goods, act.what)?.id}`;
    const isHeard = await modelRun.serve(async (context) => {
      await removeReview(context, { slug: slugOf(modelRun, act.what) }, requestOf(who));
      if (!modelRun.reviews.delete(key)) modelRun.faults.push('a review was withdrawn that nobody wrote');
    });
    if (!isHeard && modelRun.reviews.has(key)) modelRun.reviews.set(key, null);
  }
};
