import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buyListing,
  type BuyingTarget,
  refundPurchase,
  openPurchases
} from '#tests/support/server/buy-listing.ts';
import { listWrongCatalogCounts } from '#tests/support/server/recount-catalog.ts';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { createTestProvider } from '#tests/support/server/test-provider.ts';

let server: TestApp;
let counter: BuyingTarget;
let seller: SignedInUser;
let ann: SignedInUser;
let listing: { readonly id: string; readonly slug: string };

async function makeSeller(): Promise<SignedInUser> {
  const person = await signUpAs(server);
  await server.database.pool.query(
    `insert into sellers (user_id, state, created_at) values ($1, 'active', now())`,
    [person.id]
  );
  return person;
}

beforeAll(async () => {
  const provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
  counter = { server, provider };
  seller = await makeSeller();
});
afterAll(async () => {
  expect(await listWrongCatalogCounts(server.database.db)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  ann = await signUpAs(server);
  listing = await seedListing(server.database.db, seller.id, buildPromptDraft());
});

/** The order's id. */
async function buy(
  who: SignedInUser,
  state: 'sealed' | 'opened' = 'opened',
  slug = listing.slug
): Promise<string> {
  const { orderId, purchaseIds } = await buyListing(counter, who, slug);
  if (state === 'opened') await openPurchases(counter, who, purchaseIds);
  return orderId;
}
const save = (who: SignedInUser, stars = 4, text = 'It held together.', slug = listing.slug) =>
  server.call('reviews.save', { slug, stars, text }, who.headers);
const mine = async (who: SignedInUser) =>
  (await server.call('reviews.getMine', { slug: listing.slug }, who.headers)).output;
const stars = async (id = listing.id) =>
  (await server.database.pool.query('select stars from listings where id = $1', [id])).rows[0]?.stars;
const notices = async (who: SignedInUser) =>
  (await server.call('notices.list', { limit: 20 }, who.headers)).output.items.flatMap(({ subject }) =>
    subject.kind.startsWith('review') ? [subject.kind] : []
  );

/** A buyer with a review of the listing. */
async function reviewed(): Promise<{ readonly author: SignedInUser; readonly id: string }> {
  await buy(ann);
  return { author: ann, id: (await save(ann)).output.id };
}

describe('a review', () => {
  test('is written by who opened what they bought, and by nobody else', async () => {
    expect((await save(ann)).problem.code).toBe('purchase_not_opened');
    expect((await mine(ann)).refusal).toBe('not_bought');
    const { purchaseIds } = await buyListing(counter, ann, listing.slug);
    expect((await save(ann)).problem.code).toBe('purchase_not_opened');
    expect((await mine(ann)).refusal).toBe('unopened');
    await openPurchases(counter, ann, purchaseIds);
    expect((await mine(ann)).refusal).toBeNull();
    expect((await save(ann)).output).toMatchObject({
      stars: 4,
      editedAt: null,
      reply: null,
      helpfulCount: 0
    });
    expect((await save(seller)).problem.code).toBe('own_listing');
    expect((await mine(seller)).refusal).toBe('own');
  });

  test('is one a person, however often it is sent at once, and the newest wording holds', async () => {
    await buy(ann);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => save(ann, (number % 5) + 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ output }) => output.id)).size).toBe(1);
    const { output } = await save(ann, 2, 'On second thought.');
    expect(output).toMatchObject({ stars: 2, text: 'On second thought.', editedAt: expect.any(Number) });
    expect(await stars()).toEqual([0, 1, 0, 0, 0]);
  });

  test('shows in the catalog at once, and is gone from it once its author removes it', async () => {
    const { author } = await reviewed();
    const shown = async () => {
      const { output } = await server.call('listings.get', { slug: listing.slug });
      return output.rating;
    };
    await vi.waitFor(async () => expect(await shown()).toEqual({ average: 4, count: 1 }), 5000);
    const remove = () => server.call('reviews.remove', { slug: listing.slug }, author.headers);
    expect((await remove()).status).toBe(204);
    expect((await remove()).problem.code).toBe('not_found');
    await vi.waitFor(async () => expect(await shown()).toBeNull(), 5000);
  });

  test('of a bundle is for who opened what it holds, and goes with the bundle', async () => {
    const { db } = server.database;
    const other = await seedListing(db, seller.id, buildPromptDraft());
    const bundle = await seedListing(db, seller.id, {
      ...buildPromptDraft({ title: 'Both lamps' }),
      kind: 'bundle',
      itemIds: [listing.id, other.id]
    });
    const ben = await signUpAs(server);
    await buy(ben);
    expect((await save(ben, 5, 'x', bundle.slug)).problem.code).toBe('purchase_not_opened');
    const orderId = await buy(ann, 'opened', bundle.slug);
    for (const slug of [bundle.slug, listing.slug, other.slug])
      expect((await save(ann, 5, 'x', slug)).status).toBe(200);
    expect((await refundPurchase(counter, ann, orderId)).status).toBe(200);
    for (const id of [bundle.id, listing.id, other.id]) expect(await stars(id)).toEqual([0, 0, 0, 0, 0]);
  });

  test('goes once the money has gone back', async () => {
    const orderId = await buy(ann);
    expect((await save(ann, 3)).status).toBe(200);
    expect((await refundPurchase(counter, ann, orderId)).status).toBe(200);
    expect([(await mine(ann)).review, await stars()]).toEqual([null, [0, 0, 0, 0, 0]]);
    expect((await save(ann)).problem.code).toBe('purchase_not_opened');
  });

  test('is never left behind by a return that comes while it is written', async () => {
    for (let round = 0; round < 8; round++) {
      const buyer = await signUpAs(server);
      const orderId = await buy(buyer);
      await Promise.all([save(buyer), refundPurchase(counter, buyer, orderId), save(buyer)]);
      expect((await mine(buyer)).review).toBeNull();
    }
  });

  test('of a listing that nobody may see is not told of', async () => {
    await buy(ann);
    const { db } = server.database;
    await server.database.pool.query(`update listings set state = 'archived' where id = $1`, [listing.id]);
    await db.transaction((tx) => refreshListings(tx, [listing.id], Date.now()));
    expect((await save(ann)).status).toBe(200);
    expect((await save(await signUpAs(server))).problem.code).toBe('not_found');
  });

  test.each([0, 6, 2.5])('has no %s stars', async (number) => {
    await buy(ann);
    expect((await save(ann, number)).status).toBe(400);
    expect((await save(ann, 5, 'x'.repeat(2001))).status).toBe(400);
  });
});

describe('a reply', () => {
  const reply = (id: string, who: SignedInUser, text = 'Thank you.') =>
    server.call('reviews.reply', { id, text }, who.headers);

  test('is the seller’s alone, one, and may be worded anew; the author hears of it once', async () => {
    const { author, id } = await reviewed();
    expect((await reply(id, author)).problem.code).toBe('forbidden');
    expect((await reply(id, await makeSeller())).problem.code).toBe('forbidden');
    expect((await reply(id, seller)).output.reply?.text).toBe('Thank you.');
    expect((await reply(id, seller, 'Thank you, Ann.')).output.reply?.text).toBe('Thank you, Ann.');
    expect(await notices(author)).toEqual(['review_reply']);
    expect((await reply('rev_none', seller)).problem.code).toBe('not_found');
    expect((await mine(seller)).isSeller).toBe(true);
  });
});

describe('a vote', () => {
  const vote = (id: string, who: SignedInUser, isHelpful = true) =>
    server.call('reviews.vote', { id, isHelpful }, who.headers);

  test('is one a person, can be taken back, and is neither the author’s nor the seller’s', async () => {
    const { author, id } = await reviewed();
    const ben = await signUpAs(server);
    for (const who of [author, seller]) expect((await vote(id, who)).problem.code).toBe('forbidden');
    const votes = await Promise.all([1, 2, 3, 4].map(() => vote(id, ben)));
    expect(votes.map(({ output }) => output.helpfulCount)).toEqual([1, 1, 1, 1]);
    expect((await mine(ben)).helpfulIds).toEqual([id]);
    expect((await mine(author)).review?.helpfulCount).toBe(1);
    expect((await vote(id, ben, false)).output).toEqual({ helpfulCount: 0, isHelpful: false });
    await vote(id, ben);
    expect(await notices(author)).toEqual(['review_helpful']);
    expect((await vote('rev_none', ben)).problem.code).toBe('not_found');
  });
});

describe('a report', () => {
  test('waits for an administrator once a person, and outlives the review', async () => {
    const { author, id } = await reviewed();
    const ben = await signUpAs(server);
    const report = (note: string) => server.call('reviews.report', { id, reason: 'spam', note }, ben.headers);
    expect((await report('A link to a shop.')).status).toBe(204);
    expect((await report('Again.')).status).toBe(204);
    expect((await mine(ben)).reportedIds).toEqual([id]);
    await server.call('reviews.remove', { slug: listing.slug }, author.headers);
    const { rows } = await server.database.pool.query(
      'select reporter_id, reason, note, state from reports where subject_id = $1',
      [id]
    );
    expect(rows).toEqual([
      { reporter_id: ben.id, reason: 'spam', note: 'A link to a shop.', state: 'pending' }
    ]);
    expect((await report('Gone.')).problem.code).toBe('not_found');
  });
});
