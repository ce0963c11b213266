import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { signInAs, signUpAs, type SignedInUser } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp({ expectedViolations: ['reviews_are_earned'] })));
afterAll(() => server.stop());

describe('what a seller offers', () => {
  async function beginSelling(): Promise<SignedInUser> {
    const seller = await signUpAs(server);
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
      [seller.id]
    );
    return seller;
  }

  test('is exported whole to them, the sealed text too, and to nobody else', async () => {
    const data = { ...defaultPromptData, concept: 'plantedsealed-q19' };
    const seller = await beginSelling();
    const { db } = server.database;
    await seedListing(db, seller.id, buildPromptDraft({ title: 'Plantedtitle q20', data }));
    const { output } = await server.call('account.export', undefined, seller.headers);
    expect(output.tables['listing_versions']).toMatchObject([{ title: 'Plantedtitle q20' }]);
    expect(output.tables['sealed.contents']).toMatchObject([{ data }]);
    const other = await signUpAs(server);
    const others = JSON.stringify((await server.call('account.export', undefined, other.headers)).output);
    expect(others).not.toContain('plantedsealed-q19');
    expect(others).not.toContain('Plantedtitle q20');
  });

  // The catalog's answers are kept for a moment.
  const expectGone = (slug: string) =>
    vi.waitFor(async () => expect((await server.call('listings.get', { slug })).status).toBe(404), 5000);

  async function sell(title: string) {
    const seller = await beginSelling();
    const { db } = server.database;
    const { id, slug } = await seedListing(db, seller.id, buildPromptDraft({ title }));
    expect((await server.call('profiles.get', { username: seller.username })).output).toMatchObject({
      isSeller: true,
      listingCount: 1,
      rating: null
    });
    expect((await server.call('listings.get', { slug })).status).toBe(200);
    return { seller, slug, id };
  }

  test('is taken down when they leave', async () => {
    const { seller, slug } = await sell('A boat that leaves');
    expect(
      (await server.call('account.remove', { confirmation: seller.password }, seller.headers)).status
    ).toBe(204);
    await expectGone(slug);
    const { rows } = await server.database.pool.query('select state from listings where slug = $1', [slug]);
    expect(rows).toEqual([{ state: 'taken_down' }]);
  });

  test('neither counts for their profile nor shows in its reviews while they are suspended', async () => {
    const { seller, id } = await sell('A boat that was praised');
    const { db } = server.database;
    const author = await signUpAs(server);
    await db.execute(sql`insert into reviews (id, listing_id, author_id, stars, text, created_at)
      values (${server.context.newId('rev')}, ${id}, ${author.id}, 4, 'It floats.', now())`);
    await db.transaction((tx) => refreshListings(tx, [id], Date.now()));
    const { username } = seller;
    const look = async () => ({
      profile: (await server.call('profiles.get', { username })).output,
      reviews: (await server.call('profiles.listReviews', { username, limit: 5 })).output.items
    });
    expect(await look()).toMatchObject({
      profile: { listingCount: 1, rating: { average: 4, count: 1 } },
      reviews: [{ text: 'It floats.', listing: { title: 'A boat that was praised' } }]
    });
    await suspendAccount(server.context, { userId: seller.id, actorId: null, reason: 'x' });
    expect(await look()).toMatchObject({ profile: { listingCount: 0, rating: null }, reviews: [] });
  });

  test('is hidden while they are suspended, who is signed out everywhere', async () => {
    const { seller, slug } = await sell('A boat that waits');
    await suspendAccount(server.context, {
      userId: seller.id,
      actorId: null,
      reason: 'Sold what was not theirs'
    });
    await expectGone(slug);
    expect((await server.call('account.get', undefined, seller.headers)).output).toBeNull();
    const back = await signInAs(server, seller);
    expect(back.output).toMatchObject({ account: { status: 'suspended' } });
    const { rows } = await server.database.pool.query(
      'select actor_id, action, reason from audit_entries where subject_id = $1',
      [seller.id]
    );
    expect(rows).toEqual([{ actor_id: null, action: 'account.suspend', reason: 'Sold what was not theirs' }]);
  });
});
