import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allCommands } from '#server/commands/all-commands.ts';
import { liftExpiredLimitsJob } from '#server/services/seller/change-seller-state.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const dayMs = 86_400_000;

let server: TestApp;
let ahead = 0;
beforeAll(async () => {
  server = await createTestApp({ context: { now: () => Date.now() + ahead } });
});
afterAll(() => server.stop());

const application = {
  displayName: 'Ines at the window',
  country: 'PT',
  sells: 'Prompts of weather seen through windows.',
  termsVersion: sellerTerms.version as string
};

const apply = ({ headers }: SignedInUser, changes: Partial<typeof application> = {}) =>
  server.call('sellers.apply', { ...application, ...changes }, headers);
const getMine = async ({ headers }: SignedInUser) =>
  (await server.call('sellers.getMine', undefined, headers)).output;
const getRoles = async ({ headers }: SignedInUser) =>
  (await server.call('account.get', undefined, headers)).output?.roles;

const setState = (...words: readonly string[]) => {
  const command = allCommands.find(({ name }) => name === 'seller-state');
  if (command === undefined) throw new Error('There is no such command');
  return command.run(server.context, ...words);
};

test('an application is accepted at once, under the terms that were shown', async () => {
  const person = await signUpAs(server);
  expect(await getMine(person)).toBeNull();
  expect(await getRoles(person)).toEqual(['user']);
  const { output } = await apply(person);
  expect(output).toMatchObject({ state: 'active', country: 'PT', reason: '', until: null });
  expect(await getMine(person)).toEqual(output);
  expect(await getRoles(person)).toEqual(['user', 'seller']);
  const { rows } = await server.database.pool.query(
    'select terms_version, terms_hash, display_name from sellers join users on id = user_id where id = $1',
    [person.id]
  );
  const hash = createHash('sha256').update(sellerTerms.texts.en).digest('hex');
  expect(rows).toEqual([
    { terms_version: sellerTerms.version, terms_hash: hash, display_name: 'Ines at the window' }
  ]);
});

test('applying again changes nothing', async () => {
  const person = await signUpAs(server);
  const { output } = await apply(person);
  expect((await apply(person, { country: 'ES', displayName: 'Another' })).output).toEqual(output);
  expect((await server.call('account.get', undefined, person.headers)).output?.profile.displayName).toBe(
    'Ines at the window'
  );
});

test('other terms, no country and an address that is not verified are refused', async () => {
  const person = await signUpAs(server);
  expect((await apply(person, { termsVersion: '2020-01' })).problem.code).toBe('seller_terms_changed');
  expect((await apply(person, { country: 'XX' })).problem.code).toBe('invalid_input');
  await server.database.pool.query('update users set is_verified = false where id = $1', [person.id]);
  expect((await apply(person)).problem.code).toBe('forbidden');
  expect(await getMine(person)).toBeNull();
});

test('a limit hides what is on sale, tells its reason, and ends when it said', async () => {
  const person = await signUpAs(server);
  await apply(person);
  const { slug } = await seedListing(server.database.db, person.id, buildPromptDraft({ title: 'Limited' }));
  const look = async () => (await server.call('listings.get', { slug })).status;
  expect(await look()).toBe(200);
  expect(await setState(person.email, 'limited', '7', 'Three refunds in a week')).toBe(
    'This seller is now limited.'
  );
  await vi.waitFor(async () => expect(await look()).toBe(404));
  expect(await getMine(person)).toMatchObject({ state: 'limited', reason: 'Three refunds in a week' });
  expect(await getRoles(person)).toEqual(['user', 'seller']);
  expect(
    (await server.call('sellers.listListings', { limit: 20 }, person.headers)).output.items
  ).toMatchObject([{ slug, title: 'Limited', state: 'published' }]);
  await liftExpiredLimitsJob.run(server.context, {});
  expect(await getMine(person)).toMatchObject({ state: 'limited' });
  ahead = 7 * dayMs;
  await liftExpiredLimitsJob.run(server.context, {});
  expect(await getMine(person)).toMatchObject({ state: 'active', reason: '', until: null });
  await vi.waitFor(async () => expect(await look()).toBe(200));
  ahead = 0;
  const { rows } = await server.database.pool.query(
    'select action, reason from audit_entries where subject_id = $1 order by id',
    [person.id]
  );
  expect(rows).toEqual([
    { action: 'seller.limited', reason: 'Three refunds in a week' },
    { action: 'seller.active', reason: 'the end date was reached' }
  ]);
});

test('a suspended seller has no role, and still reads why', async () => {
  const person = await signUpAs(server);
  await apply(person);
  await setState(person.email, 'suspended', 'always', 'Sold what was not theirs');
  expect(await getRoles(person)).toEqual(['user']);
  expect(await getMine(person)).toMatchObject({ state: 'suspended', until: null });
  await expect(setState(person.email, 'suspended', 'always', 'x')).rejects.toThrow('already suspended');
  await expect(setState('nobody@example.com', 'limited', '1', 'x')).rejects.toThrow('No seller');
});
