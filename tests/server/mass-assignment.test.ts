// Fields that nobody may set, added to every write: what is stored afterwards is what it would be without them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import type { HttpRoute } from '#shared/contract/http-route.ts';
import { toHttpRequest } from '#shared/contract/http/http-request.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { readCookies, readLinkToken, signUpAs, type SignedInUser } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { administratorWrites } from '#tests/support/server/administrator-writes.ts';
import { communityWrites } from '#tests/support/server/community-writes.ts';
import { privileged, victim } from '#tests/support/server/privileged-fields.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

let server: TestApp;
let person: SignedInUser;
let slug: string;
beforeAll(async () => {
  server = await createTestApp();
  person = await signUpAs(server);
  const { db } = server.database;
  slug = (await seedListing(db, await seedSeller(db, 'mass-seller'), buildPromptDraft())).slug;
});
afterAll(() => server.stop());

const guard = { website: '', openSeconds: 30, ...privileged };
const token = 'x'.repeat(43);
const password = () => person.password;
const next = 'a quite new passphrase';
const newcomer = { email: 'mass@example.com', username: 'mass-one', displayName: 'Mass' };
const couponTerms = { startsAt: 0, endsAt: null, maxUses: null, listingIds: null };

/** Every write of the contract, as it works, so that whatever it stores is stored. */
const writes: Readonly<Record<string, () => Record<string, unknown>>> = {
  'account.signUp': () => ({ ...newcomer, password: 'violet tractor 12' }),
  'account.requestVerification': () => ({ email: 'mass@example.com' }),
  'account.verifyEmail': () => ({ token }),
  'account.signIn': () => ({ email: person.email, password: password() }),
  'account.confirmSignIn': () => ({ code: '000000', kind: 'totp' }),
  'account.startProviderSignIn': () => ({ provider: 'none', returnTo: '/' }),
  'account.requestReset': () => ({ email: person.email }),
  'account.resetPassword': () => ({ token, password: 'violet tractor 12' }),
  'account.changeEmail': () => ({ password: password(), email: 'mass-new@example.com' }),
  'account.startSecondFactor': () => ({ password: password() }),
  'account.confirmSecondFactor': () => ({ code: '000000' }),
  'account.removeSecondFactor': () => ({ password: 'not the password' }),
  'account.startFactorRecovery': () => ({ token }),
  'account.cancelFactorRecovery': () => ({}),
  'account.cancelFactorRecoveryByMail': () => ({ token }),
  'account.regenerateRecoveryCodes': () => ({ password: 'not the password' }),
  'account.remove': () => ({ confirmation: 'not the password' }),
  'account.authorizeDesktop': () => ({ challenge: token }),
  'account.exchangeDesktopCode': () => ({ code: token, verifier: token }),
  'account.revokeSession': () => ({ id: 'ses_none' }),
  'profiles.save': () => ({
    username: person.username,
    displayName: 'New name',
    bio: 'New words',
    links: [{ label: 'Site', url: 'https://site.example', ...privileged }]
  }),
  'profiles.removeAvatar': () => ({}),
  'orders.place': () => ({
    intent: '0a000000-0000-4000-8000-000000000000',
    slug,
    totalCents: 500,
    terms: defaultTerms
  }),
  'orders.cancel': () => ({ id: 'ord_none' }),
  'orders.refund': () => ({ id: 'ord_none', reason: 'x' }),
  'purchases.open': () => ({ id: 'ent_none', termsVersion: '2026-11' }),
  'payouts.request': () => ({}),
  'invoices.saveDetails': () => ({ name: 'X', address: '1 Rain Street', taxId: '' }),
  'payouts.cancel': () => ({ id: 'pyt_none' }),
  'payouts.startOnboarding': () => ({}),
  'sales.create': () => ({
    listingId: 'lst_none',
    discount: { kind: 'percent', percent: 10 },
    startsAt: 0,
    endsAt: 1
  }),
  'sales.end': () => ({ id: 'sal_none' }),
  'coupons.create': () => ({ code: 'RAIN', discount: { kind: 'percent', percent: 10 }, ...couponTerms }),
  'coupons.update': () => ({ id: 'cpn_none', terms: couponTerms }),
  'coupons.end': () => ({ id: 'cpn_none' }),
  'sellers.apply': () => ({
    displayName: 'New name',
    country: 'PT',
    sells: 'Weather through windows.',
    termsVersion: 'none'
  }),
  'sellers.acceptTerms': () => ({ version: 'none' }),
  'sellers.submit': () => ({ draft: buildPromptDraft(), listingId: null, notes: '' }),
  'sellers.cancelPublication': () => ({ id: 'lst_none' }),
  'sellers.changeListings': () => ({ changes: [{ id: 'lst_none', isOnSale: true }] }),
  'mediaUploads.start': () => ({ kind: 'image', size: 9, sha256: 'a'.repeat(64) }),
  'mediaUploads.finish': () => ({ id: 'upl_none' }),
  'mediaUploads.cancel': () => ({ id: 'upl_none' }),
  'sellers.setOnSale': () => ({ id: 'lst_none', isOnSale: true }),
  'listings.recordView': () => ({ slug, source: 'direct' }),
  'listings.findNearDuplicates': () => ({ data: defaultPromptData, slug: null }),
  'admin.stepUp': () => ({ code: '000000', kind: 'totp' }),
  'decisions.appeal': () => ({ id: 'dec_none', text: 'The rule does not apply to this.' }),
  'adminListings.takeDown': () => ({ id: 'lst_none', reason: 'It copies another.', hasRefunds: true }),
  'adminListings.retryTakeDown': () => ({ id: 'lst_none' }),
  'appeals.decide': () => ({ id: 'apl_none', isAccepted: true, answer: 'The rule does not apply.' }),
  'contact.send': () => ({
    message: {
      name: 'X',
      email: 'x@example.com',
      topic: 'other',
      message: 'A longer message.',
      ...privileged
    },
    guard
  }),
  'showcase.submit': () => ({
    entry: {
      title: 'X',
      videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
      creator: 'X',
      model: '',
      note: '',
      data: { ...defaultPromptData, ...privileged },
      ...privileged
    },
    guard
  }),
  'showcase.decide': () => ({ id: 'shw_none', isApproved: true, reason: 'x' }),
  'sync.pull': () => ({ deviceId: 'device-1', scopes: [{ name: 'library', cursor: null }] }),
  'sync.push': () => ({
    deviceId: 'device-1',
    mutations: [
      {
        id: 'm1',
        sequence: 1,
        entity: 'templates',
        rowId: 't1',
        change: { kind: 'create', value: { name: 'X' } },
        basedOn: null,
        version: 1,
        madeAt: 1
      }
    ]
  }),
  'wishlists.create': () => ({ name: 'X' }),
  'wishlists.rename': () => ({ id: 'wsh_none', name: 'X' }),
  'wishlists.remove': () => ({ id: 'wsh_none' }),
  'wishlistItems.add': () => ({ slug: 'none' }),
  'wishlistItems.move': () => ({ listingId: 'lst_none', wishlistId: 'wsh_none' }),
  'wishlistItems.remove': () => ({ listingId: 'lst_none' }),
  'notices.markRead': () => ({ ids: ['ntc_none'] }),
  'notices.saveSettings': () => ({
    settings: [{ kind: 'price_drop', inApp: true, byMail: false, ...privileged }]
  }),
  'mailLanguage.save': () => ({ language: 'en' }),
  ...administratorWrites,
  ...communityWrites,
  'account.changePassword': () => ({ current: password(), next })
};

/** Their bodies are empty or a file: there is nothing to add a field to. */
const bodiless: readonly CloudName[] = [
  'profiles.saveAvatar',
  'mediaUploads.append',
  'account.signOut',
  'account.signOutEverywhere',
  'syncedLibrary.remove'
];

/** Private columns of everybody there is. */
async function readState() {
  const { rows } = await server.database.pool.query(
    `select id, email, username, is_verified, has_second_factor, is_demo, suspended_at, deleted_at, created_at, avatar_key,
       (select count(*)::int from user_roles where user_id = users.id) as roles,
       (select count(*)::int from sellers where user_id = users.id) as selling
     from users order by id`
  );
  return rows;
}

test('sixty privileged fields added to every write take no effect', async () => {
  expect(Object.keys(privileged).length).toBeGreaterThanOrEqual(60);
  const expectedNames = (Object.keys(cloudRoutes) as CloudName[]).filter(
    (name) => cloudRoutes[name].method !== 'get' && !bodiless.includes(name)
  );
  expect(Object.keys(writes).toSorted()).toEqual(expectedNames.toSorted());

  const before = await readState();
  let { cookie = '' } = person.headers;
  for (const [name, makeInput] of Object.entries(writes)) {
    const route: HttpRoute = cloudRoutes[name as CloudName];
    const input = makeInput();
    // Fields of the schema keep their value.
    const { url, method, body } = toHttpRequest(route, { ...privileged, ...input });
    const response = await server.app.request(url, {
      method,
      body,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    });
    expect([name, response.status < 500]).toEqual([name, true]);
    cookie = readCookies(response, cookie);
    expect([name, await readState()]).toEqual([name, before]);
  }
});

test('an account that was asked for with them is like any other', async () => {
  const mail = await server.waitForMail('mass@example.com');
  await server.call('account.verifyEmail', { token: readLinkToken(mail.text), ...privileged });
  const { rows } = await server.database.pool.query(
    `select u.id, is_demo, has_second_factor, suspended_at, deleted_at, avatar_key, created_at > now() - interval '1 hour' as fresh,
       (select count(*)::int from user_roles r where r.user_id = u.id) as roles
     from users u where email = 'mass@example.com'`
  );
  expect(rows).toEqual([
    {
      id: expect.not.stringContaining(victim),
      is_demo: false,
      has_second_factor: false,
      suspended_at: null,
      deleted_at: null,
      avatar_key: null,
      fresh: true,
      roles: 0
    }
  ]);
});

test('what was sent in stands under who sent it and waits to be looked at', async () => {
  const { pool } = server.database;
  const messages = await pool.query('select sender_id from contact_messages');
  expect(messages.rows).toEqual([{ sender_id: person.id }]);
  const entries = await pool.query('select submitter_id, state, decided_at from showcase_entries');
  expect(entries.rows).toEqual([{ submitter_id: person.id, state: 'pending', decided_at: null }]);
});

test('an order is the buyer’s, waits to be paid and costs what the listing does', async () => {
  const { rows } = await server.database.pool.query(
    `select buyer_id, state, gross_cents, commission, paid_at, returned_cents, licence,
       (select count(*)::int from entitlements) as rights from orders`
  );
  expect(rows).toEqual([
    {
      buyer_id: person.id,
      state: 'pending',
      gross_cents: 500,
      commission: 2000,
      paid_at: null,
      returned_cents: 0,
      licence: 'personal',
      rights: 0
    }
  ]);
});

test('the profile holds what the person wrote and no more', async () => {
  const { rows } = await server.database.pool.query(
    'select display_name, bio, links from users where id = $1',
    [person.id]
  );
  expect(rows).toEqual([
    { display_name: 'New name', bio: 'New words', links: [{ label: 'Site', url: 'https://site.example' }] }
  ]);
});
