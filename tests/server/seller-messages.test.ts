import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messagePeriodMs } from '#shared/domain/market/community/seller-message.ts';
import { buyListing, refundPurchase } from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { createTestProvider } from '#tests/support/server/test-provider.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

const text = 'Version 2 holds the light longer on Veo 3.1.';
const provider = createTestProvider(Date.now);
let server: TestApp;
let seller: SignedInUser;
let ann: SignedInUser;
let ben: SignedInUser;
let listing: { readonly id: string; readonly slug: string };

async function makeSeller(): Promise<SignedInUser> {
  const person = await signUpAs(server);
  await server.database.pool.query(
    `insert into sellers (user_id, state, created_at) values ($1, 'active', now())`,
    [person.id]
  );
  return person;
}
const publish = (title = 'A lamp in the fog', who = seller) =>
  seedListing(server.database.db, who.id, buildPromptDraft({ title }));
const buy = (who: SignedInUser, { slug } = listing) => buyListing({ server, provider }, who, slug);

beforeAll(async () => {
  server = await createTestApp({ context: { payments: provider } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  [seller, ann, ben] = [await makeSeller(), await signUpAs(server), await signUpAs(server)];
  listing = await publish();
  await buy(ann);
});

const send = (more: { clientId?: string; text?: string; listingId?: string } = {}, who = seller) =>
  server.call(
    'sellerMessages.send',
    { listingId: listing.id, clientId: randomUUID(), text, ...more },
    who.headers
  );
const list = async () =>
  (await server.call('sellerMessages.list', { listingId: listing.id }, seller.headers)).output;
const received = async (who: SignedInUser) =>
  (await server.call('sellerMessages.listReceived', { limit: 20 }, who.headers)).output.items;
const mute = (who: SignedInUser, isMuted: boolean) =>
  server.call('sellerMessages.mute', { username: seller.username, isMuted }, who.headers);
const notices = async (who: SignedInUser) =>
  (await server.call('notices.list', { limit: 20 }, who.headers)).output.items.flatMap(({ subject }) =>
    subject.kind === 'seller_message' ? [subject] : []
  );

describe('a message', () => {
  test('reaches each buyer as a notice and on a page, and its seller sees when and to how many', async () => {
    await buy(ben);
    const stranger = await signUpAs(server);
    const sent = (await send({ text: `  ${text} ` })).output;
    expect(sent).toEqual({
      id: expect.stringMatching(/^slm_/),
      text,
      sentAt: expect.any(Number),
      recipientCount: 2
    });
    expect(await list()).toEqual({ messages: [sent], recipientCount: 2, nextAt: null });
    const { slug } = listing;
    const subject = { kind: 'seller_message', messageId: sent.id, slug, title: 'A lamp in the fog', text };
    for (const who of [ann, ben]) {
      expect(await notices(who)).toEqual([{ ...subject, seller: seller.displayName }]);
      expect(await received(who)).toEqual([
        {
          id: sent.id,
          text,
          sentAt: sent.sentAt,
          seller: { username: seller.username, displayName: seller.displayName, avatarUrl: null },
          listing: { slug, title: 'A lamp in the fog' },
          isMuted: false,
          isReported: false
        }
      ]);
    }
    for (const who of [stranger, seller]) expect([await notices(who), await received(who)]).toEqual([[], []]);
  });

  test('is sent once however often the app sends it, and its client id carries no other text', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ clientId })));
    expect(new Set(answers.map(({ output }) => output.id)).size).toBe(1);
    expect(await notices(ann)).toHaveLength(1);
    expect((await send({ clientId, text: `${text} Really.` })).problem.code).toBe('idempotency_key_reused');
    expect((await list()).messages).toHaveLength(1);
  });

  test('is limited to two in any 30 days for a listing, also when sent at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send()));
    const refused = answers.flatMap((each) => (each.status === 200 ? [] : [each.problem.code]));
    expect(refused).toEqual(['message_limit_reached', 'message_limit_reached']);
    const other = await publish('Another lamp');
    await buy(ann, other);
    expect((await send({ listingId: other.id })).status).toBe(200);
    const backdate = (ms: number) =>
      server.database.pool.query(
        `update seller_messages set sent_at = sent_at - $1 * interval '1 ms' where listing_id = $2`,
        [ms, listing.id]
      );
    await backdate(messagePeriodMs - 60_000);
    expect((await send()).problem.code).toBe('message_limit_reached');
    expect((await list()).nextAt).toBeLessThanOrEqual(Date.now() + 60_000);
    await backdate(60_000);
    expect((await list()).nextAt).toBeNull();
    expect((await send()).status).toBe(200);
  });

  test('does not reach who was refunded, turned these notices off or muted the seller', async () => {
    const { orderId } = await buy(ben);
    expect((await list()).recipientCount).toBe(2);
    await refundPurchase({ server }, ben, orderId);
    expect((await list()).recipientCount).toBe(1);
    const choose = (inApp: boolean, byMail: boolean) =>
      server.call(
        'notices.saveSettings',
        { settings: [{ kind: 'seller_message', inApp, byMail }] },
        ann.headers
      );
    await choose(false, false);
    expect((await list()).recipientCount).toBe(0);
    expect((await send()).problem.code).toBe('no_recipients');
    await choose(false, true);
    expect((await list()).recipientCount).toBe(1);
    for (let time = 0; time < 2; time++) expect((await mute(ann, true)).status).toBe(200);
    expect((await send()).problem.code).toBe('no_recipients');
    expect((await list()).messages).toEqual([]);
    await mute(ann, false);
    expect((await send()).output.recipientCount).toBe(1);
    expect((await received(ann))[0]?.isMuted).toBe(false);
    await mute(ann, true);
    expect((await received(ann))[0]?.isMuted).toBe(true);
    expect(await received(ben)).toEqual([]);
  });

  test('about a bundle reaches those who bought it, and about a prompt those who got it in a bundle', async () => {
    const other = await publish('Another lamp');
    const draft = { ...buildPromptDraft({ title: 'Both lamps' }), kind: 'bundle' as const };
    const itemIds = [listing.id, other.id];
    const bundle = await seedListing(server.database.db, seller.id, { ...draft, itemIds });
    await buy(ben, bundle);
    expect((await send({ listingId: bundle.id })).output.recipientCount).toBe(1);
    expect((await notices(ben)).map(({ title }) => title)).toEqual(['Both lamps']);
    expect(await notices(ann)).toEqual([]);
    expect((await list()).recipientCount).toBe(2);
  });

  test('is sent by the listing’s seller alone, while they may sell, with a text within its limits', async () => {
    const other = await makeSeller();
    expect((await send({}, other)).problem.code).toBe('not_found');
    const asked = { listingId: listing.id };
    expect((await server.call('sellerMessages.list', asked, other.headers)).problem.code).toBe('not_found');
    expect((await send({}, ann)).problem.code).toBe('forbidden');
    for (const wrong of ['Hi', '         x         ', 'x'.repeat(1001)])
      expect((await send({ text: wrong })).problem.code).toBe('invalid_input');
    const set = (table: string, state: string) =>
      server.database.pool.query(
        table === 'sellers'
          ? `update sellers set state = '${state}' where user_id = '${seller.id}'`
          : `update listings set state = '${state}' where id = '${listing.id}'`
      );
    await set('sellers', 'limited');
    expect((await send()).problem.code).toBe('not_selling');
    await set('sellers', 'active');
    await server.call('sellers.setOnSale', { id: listing.id, isOnSale: false }, seller.headers);
    expect((await send()).status).toBe(200);
    await set('listings', 'taken_down');
    expect((await send()).problem.code).toBe('forbidden');
  });

  test('is reported by who got it, once, and hidden once an administrator acted on a report', async () => {
    const { id } = (await send()).output;
    const report = (who: SignedInUser) =>
      server.call('sellerMessages.report', { id, reason: 'spam', note: '' }, who.headers);
    expect((await report(ben)).problem.code).toBe('not_found');
    for (let time = 0; time < 2; time++) expect((await report(ann)).status).toBe(204);
    expect((await received(ann)).map(({ isReported }) => isReported)).toEqual([true]);
    const { rowCount } = await server.database.pool.query(
      `update reports set state = 'actioned' where subject_kind = 'message' and subject_id = $1`,
      [id]
    );
    expect(rowCount).toBe(1);
    expect([await received(ann), await notices(ann)]).toEqual([[], []]);
  });

  test('goes with the account of its seller, in the inboxes too', async () => {
    await send();
    await mute(ann, true);
    const confirmation = seller.password;
    expect((await server.call('account.remove', { confirmation }, seller.headers)).status).toBe(204);
    expect([await received(ann), await notices(ann)]).toEqual([[], []]);
    const { rows } = await server.database.pool.query(
      'select (select count(*) from seller_messages where seller_id = $1) + (select count(*) from muted_sellers where seller_id = $1) as left',
      [seller.id]
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});
