// Seeds free prompts that the simulated users have opened, and reviews that they can vote on.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context/context.ts';
import { reviews } from '#server/db/schema/listings.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { removeReview } from '#server/services/review/remove-reviews.ts';
import { replyToReview, saveReview } from '#server/services/review/write-reviews.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { createTestContext } from '#tests/support/server/create-test-context.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';
import { buildPromptDraft, seedListing, seedSeller, seedUser } from '#tests/support/server/seed-listings.ts';
import type { TestDatabase } from '#tests/support/server/test-database.ts';
import type { ReviewWrite, SyncServer } from './sync-server.ts';

const toPerson = (id: string, roles: Person['roles'] = ['user']): Person => ({
  kind: 'person',
  id,
  roles,
  status: 'active',
  isVerified: true
});

type Services = Pick<Context, 'db' | 'now' | 'newId'>;
type Seeded = Pick<SyncServer, 'listingIds' | 'reviewIds'> & {
  readonly writeReview: (write: ReviewWrite, services: Services) => Promise<void>;
};

/** Two free prompts that everybody has opened, and one that is for sale. */
export async function seedReviews(
  database: TestDatabase,
  name: string,
  userIds: SyncServer['userIds']
): Promise<Seeded> {
  const { db } = database;
  const jobs = { add: () => Promise.resolve(), retry: () => Promise.resolve() };
  const { context } = createTestContext(database, tmpdir(), { jobs });
  const sellerId = await seedSeller(db, `seller-${name}`);
  const author = toPerson(await seedUser(db, `author-${name}`));
  const reviewIds = new Map<string, string>();
  for (const title of ['Rain', 'Neon']) {
    const { id, slug } = await seedListing(db, sellerId, buildPromptDraft({ title, priceCents: 0 }));
    for (const buyer of [author, ...userIds.map((userId) => toPerson(userId))])
      await openFree(context, buyer, slug);
    const review = await saveReview(context, { listingId: id, stars: 4, text: 'Rain.' }, { actor: author });
    reviewIds.set(id, review.id);
  }
  const { id: unopenedId } = await seedListing(db, sellerId, buildPromptDraft({ title: 'Fog' }));
  const seller = toPerson(sellerId, ['user', 'seller']);
  const openedIds = [...reviewIds.keys()];
  return {
    listingIds: [...openedIds, unopenedId],
    reviewIds: () => [...reviewIds.values()],
    writeReview: async (write, services) => {
      if (write.kind === 'reply') return reply(services, seller, write);
      const { listingId } = write;
      if (!openedIds.includes(listingId)) return;
      if (write.kind === 'rate') {
        const draft = { stars: write.stars, text: 'Rain.' };
        const { id } = await saveReview(services, { listingId, ...draft }, { actor: author });
        reviewIds.set(listingId, id);
      } else if (reviewIds.delete(listingId)) await removeReview(services, { listingId }, { actor: author });
    }
  };
}

async function openFree(context: Context, buyer: Person, slug: string): Promise<void> {
  const { purchases } = await placeOrder(context, buyer, {
    intent: randomUUID(),
    slug,
    totalCents: 0,
    terms: defaultTerms,
    isFromDesktop: false
  });
  for (const { id } of purchases)
    await openPurchase(context, buyer, { id, termsVersion: openingTerms.version });
}

/** Does nothing where the user has not written one. */
async function reply(
  services: Services,
  seller: Person,
  { userId, listingId }: { readonly userId: string; readonly listingId: string }
): Promise<void> {
  const [review] = await services.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.authorId, userId), eq(reviews.listingId, listingId)));
  if (review === undefined) return;
  await replyToReview(services, { id: review.id, text: `secret-of-${userId}` }, { actor: seller });
}
