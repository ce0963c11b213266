// How administrators find people, and what they see of them: never sealed text, a hash, a secret or an address.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { applyFacts } from '#server/services/order/settle/settle-order.ts';
import { canaries, findCanaries } from '../support/server/canaries.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { defaultTerms } from '../support/server/default-terms.ts';
import { confirmSecondFactor } from '../support/server/second-factor.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const [sealed = ''] = canaries;
const reason = 'Asked for by mail';

let server: TestApp;
let admin: SignedInUser;
let seller: SignedInUser;
let buyer: SignedInUser;
let orderId: string;

beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAs(server, { displayName: 'Ada Keeper', username: 'ada-keeper' });
  await makeAdmin(server, admin);
  seller = await signUpAs(server, { displayName: 'Søren 100% Fog', email: 'soren.fog@example.com' });
  buyer = await signUpAs(server, { displayName: 'Bo', username: 'bo-of-the-bay' });
  const { db, pool } = server.database;
  await pool.query("insert into sellers (user_id, state, created_at) values ($1, 'active', now())", [
    seller.id
  ]);
  const data = { ...defaultPromptData, concept: `A ${sealed} in the fog` };
  const listing = await seedListing(db, seller.id, buildPromptDraft({ data }));
  const wanted = {
    intent: '0a000000-0000-4000-8000-000000000000',
    slug: listing.slug,
    totalCents: 500,
    terms: defaultTerms,
    isFromDesktop: false
  };
  orderId = (await server.call('orders.place', wanted, buyer.headers)).output.id;
  await applyFacts(server.context, orderId, [{ kind: 'paid', at: Date.now(), cents: 500, feeCents: 45 }]);
  await server.call('orders.refund', { id: orderId, reason: 'It does not fit my model.' }, buyer.headers);
  const question = { slug: listing.slug, text: 'Does it work with other lenses?' };
  const { id } = (await server.call('questions.ask', question, buyer.headers)).output;
  const report = { id, reason: 'spam', note: 'An advertisement' } as const;
  await server.call('questions.report', report, seller.headers);
});
afterAll(() => server.stop());

type Filter = Parameters<typeof server.call<'users.list'>>[1];
const list = async (filter: Filter) => (await server.call('users.list', filter, admin.headers)).output.items;
const findNames = async (filter: Omit<NonNullable<Filter>, 'limit'>) =>
  (await list({ limit: 60, ...filter })).map(({ displayName }) => displayName);

describe('the list of people', () => {
  test.each([
    ['part of a display name', () => 'keep', ['Ada Keeper']],
    ['a display name of other letters', () => 'SØREN', ['Søren 100% Fog']],
    ['letters that a pattern would take for any', () => '0% f', ['Søren 100% Fog']],
    ['an underscore, which is a letter like others', () => 'soren_fog', []],
    ['the beginning of a word, where it is short', () => 'bo', ['Bo']],
    ['part of a username', () => 'of-the', ['Bo']],
    ['the beginning of an address', () => 'Soren.F', ['Søren 100% Fog']],
    ['a whole address', () => seller.email.toUpperCase(), ['Søren 100% Fog']],
    ['the end of an address', () => 'fog@example.com', []],
    ['the id of a person', () => buyer.id, ['Bo']],
    ['the id of an order, which finds its buyer', () => orderId, ['Bo']],
    ['the id of nothing', () => 'ord_none', []]
  ])('is searched by %s', async (_what, search, names) => {
    expect(await findNames({ search: search() })).toEqual(names);
  });

  test('is filtered by role, status and seller state, together with a search', async () => {
    const suspended = await signUpAs(server, { displayName: 'Sus Pended' });
    await suspendAccount(server.context, { userId: suspended.id, actorId: null, reason });
    await server.database.pool.query('update users set is_verified = false where id = $1', [suspended.id]);
    expect(await findNames({ role: 'admin' })).toEqual(['Ada Keeper']);
    expect(await findNames({ role: 'seller' })).toEqual(['Søren 100% Fog']);
    expect(await findNames({ sellerState: 'active' })).toEqual(['Søren 100% Fog']);
    expect(await findNames({ sellerState: 'limited' })).toEqual([]);
    expect(await findNames({ status: 'suspended' })).toEqual(['Sus Pended']);
    expect(await findNames({ status: 'unverified' })).toEqual(['Sus Pended']);
    expect(await findNames({ role: 'seller', search: 'fog' })).toEqual(['Søren 100% Fog']);
    expect(await findNames({ role: 'admin', search: 'fog' })).toEqual([]);
  });

  test('goes on page by page, newest first, without what is left of a deleted account', async () => {
    const leaver = await signUpAs(server);
    await server.call('account.remove', { confirmation: leaver.password }, leaver.headers);
    const all = await list({ limit: 60 });
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .toReversed()
    );
    expect(all.map(({ id }) => id)).not.toContain(leaver.id);
    expect(await list({ search: leaver.id, limit: 1 })).toMatchObject([{ isDeleted: true }]);
    const paged = [];
    let cursor: string | undefined;
    do {
      const page = { limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const { output } = await server.call('users.list', page, admin.headers);
      paged.push(...output.items);
      cursor = output.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
  });
});

describe('a person’s page', () => {
  const page = { limit: 20 };

  test('tells the facts of the account', async () => {
    const { output } = await server.call('users.get', { id: seller.id }, admin.headers);
    expect(output).toMatchObject({
      email: seller.email,
      roles: ['user', 'seller'],
      isVerified: true,
      hasSecondFactor: false,
      suspendedAt: null,
      isSelf: false,
      seller: { state: 'active' }
    });
    expect((await server.call('users.get', { id: admin.id }, admin.headers)).output.isSelf).toBe(true);
    expect((await server.call('users.get', { id: 'usr_none' }, admin.headers)).problem.code).toBe(
      'not_found'
    );
  });

  test('lists what they bought, sold and reported, and what went back to them', async () => {
    const ask = async <Name extends CloudName>(name: Name, input: object) => {
      const asked: object = { ...page, ...input };
      return (await server.call(name, asked as never, admin.headers)).output;
    };
    expect((await ask('users.listOrders', { id: buyer.id })).items).toMatchObject([
      { id: orderId, title: 'A lamp in the fog', seller: { id: seller.id }, price: { cents: 500 } }
    ]);
    expect((await ask('users.listListings', { id: seller.id })).items).toMatchObject([
      { title: 'A lamp in the fog', state: 'published' }
    ]);
    expect((await ask('users.listRefunds', { id: buyer.id })).items).toMatchObject([
      { kind: 'refund', orderId, title: 'A lamp in the fog', amount: { cents: 500 } }
    ]);
    const report = { subject: 'question', reason: 'spam', reporter: { id: seller.id } };
    expect((await ask('users.listReports', { id: buyer.id, side: 'about' })).items).toMatchObject([report]);
    expect((await ask('users.listReports', { id: seller.id, side: 'by' })).items).toMatchObject([report]);
    expect((await ask('users.listReports', { id: seller.id, side: 'about' })).items).toEqual([]);
    const { ledger, earnings } = await ask('users.getBalances', { id: seller.id });
    const held = earnings.held.reduce((sum, { cents }) => sum + cents, 0);
    expect(ledger.cents).toBe(earnings.availableCents + held + earnings.onHoldCents - earnings.owedCents);
  });

  test('tells no sealed word, no hash, no secret and no address', async () => {
    const factor = await signUpAs(server);
    const { secret, recoveryCodes } = await confirmSecondFactor(server, factor);
    const { rows } = await server.database.pool.query<{ token: string }>('select token from sessions');
    expect(rows.length).toBeGreaterThan(3);
    const answers: unknown[] = [];
    for (const id of [seller.id, buyer.id, factor.id, admin.id]) {
      for (const name of (Object.keys(cloudRoutes) as CloudName[]).filter((each) =>
        each.startsWith('users.')
      )) {
        if (cloudRoutes[name].method !== 'get' && name !== 'users.export') continue;
        const input = {
          ...(cloudRoutes[name].path.includes(':id') ? { id } : {}),
          ...(name === 'users.listReports' ? { side: 'about' } : {}),
          ...(name === 'users.export' ? { reason } : {})
        };
        answers.push((await server.call(name, input as never, admin.headers)).output);
      }
    }
    const text = JSON.stringify(answers);
    expect(text).toContain('A lamp in the fog');
    expect(findCanaries(text)).toEqual([]);
    for (const hidden of ['$argon2', secret, ...rows.map(({ token }) => token), ...recoveryCodes])
      expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/"(password|token|backupCodes)":/);
  });
});
