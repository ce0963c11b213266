// Reports of listings in the moderation queue, where they are kept; they are taken down on their own page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAs(server);
  await makeAdmin(server, admin);
});
afterAll(() => server.stop());

test('a reported listing waits in the queue; it is kept there, and not removed', async () => {
  const sellerId = await seedSeller(server.database.db, 'reported-seller');
  const { id, slug } = await seedListing(server.database.db, sellerId, buildPromptDraft({ priceCents: 0 }));
  const reporter = await signUpAs(server);
  await server.call('listings.report', { slug, reason: 'false', note: '' }, reporter.headers);
  const item = { kind: 'report', id } as const;
  const { output } = await server.call('content.get', item, admin.headers);
  expect(output).toMatchObject({ reportCount: 1, content: { isListing: true, listing: { id, slug } } });
  const decide = (outcome: 'approved' | 'rejected') => {
    const reason = { code: outcome === 'approved' ? 'no_objection' : 'not_allowed', text: '' } as const;
    return server.call('content.decide', { ...item, outcome, reason }, admin.headers);
  };
  expect((await decide('rejected')).problem.code).toBe('invalid_input');
  expect((await server.call('listings.get', { slug })).status).toBe(200);
  expect((await decide('approved')).status).toBeLessThan(300);
  expect((await server.call('content.get', item, admin.headers)).problem.code).toBe('not_found');
});

test('who reported a listing reads so again, and its seller cannot report it', async () => {
  const seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  const { slug } = await seedListing(server.database.db, seller.id, buildPromptDraft({ priceCents: 0 }));
  const reporter = await signUpAs(server);
  const isReported = async (by: SignedInUser) =>
    (await server.call('reviews.getMine', { slug }, by.headers)).output.isListingReported;
  const report = (by: SignedInUser) =>
    server.call('listings.report', { slug, reason: 'false', note: '' }, by.headers);
  expect(await isReported(reporter)).toBe(false);
  expect((await report(reporter)).status).toBeLessThan(300);
  expect([await isReported(reporter), await isReported(admin)]).toEqual([true, false]);
  expect((await report(seller)).problem.code).toBe('own_listing');
});
