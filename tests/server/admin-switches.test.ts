// Restrictions for everybody: who is refused, who is not, and that every instance applies them within two seconds.
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { connect } from '#server/db/client.ts';
import { type Restriction, restrictions } from '#shared/domain/people/restrictions.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { onlyIndex } from '../support/server/only-index.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin, stepUpInDatabase } from '../support/server/step-up.ts';
import { readLinkToken, type SignedInUser, signInAs, signUpAs } from '../support/server/test-users.ts';

const reason = 'The payment provider is being replaced';
const inForce = new Set<Restriction>();

let fixture: BuyingFixture;
let admin: SignedInUser;

beforeAll(async () => {
  fixture = await createBuyingFixture();
  admin = await signUpAs(fixture.server, { displayName: 'Ada Keeper' });
  await makeAdmin(fixture.server, admin);
});
afterEach(async () => {
  for (const name of inForce) await set(name, false);
});
afterAll(() => fixture.server.stop());

async function set(name: Restriction, isInForce: boolean) {
  await stepUpInDatabase(fixture.server, admin.id);
  const input = { name, isInForce, reason };
  const answer = await fixture.server.call('platformRestrictions.set', input, admin.headers);
  if (isInForce) inForce.add(name);
  else inForce.delete(name);
  return answer;
}
const readState = async (headers = {}) =>
  (await fixture.server.call('platformState.get', undefined, headers)).output.restrictions;
const follow = (username: string, headers: Record<string, string>) =>
  fixture.server.call('follows.set', { username, isFollowing: true }, headers);

describe('a switch', () => {
  test('leaves who, when and why, and an entry in the log, and is set once', async () => {
    expect((await set('buying_closed', true)).status).toBe(204);
    expect((await set('buying_closed', true)).problem.code).toBe('conflict');
    const { output } = await fixture.server.call('platformRestrictions.list', undefined, admin.headers);
    expect(output.map(({ name }) => name)).toEqual(restrictions);
    expect(output.find(({ name }) => name === 'buying_closed')).toMatchObject({
      isInForce: true,
      change: { reason, actor: { displayName: 'Ada Keeper' }, changedAt: expect.any(Number) }
    });
    await set('buying_closed', false);
    for (const action of ['restriction.impose', 'restriction.lift'] as const) {
      const log = await fixture.server.call('auditEntries.list', { limit: 20, action }, admin.headers);
      expect(log.output.items).toMatchObject([
        { actor: { id: admin.id }, subject: { id: 'buying_closed' }, reason }
      ]);
    }
  });

  test('is known to every other instance within two seconds', async () => {
    const { server } = fixture;
    const client = connect(server.database.address, () => undefined, { poolSize: 2 });
    onTestFinished(() => client.close());
    const other = createApp({
      version: '0.0.0',
      webFiles: onlyIndex,
      context: { ...server.context, db: client.db }
    });
    const read = async (): Promise<unknown> => (await other.request('/api/v1/platform-state')).json();
    for (const isInForce of [true, false]) {
      // It knows the state of before.
      expect(await read()).toMatchObject({ restrictions: isInForce ? [] : ['selling_closed'] });
      await set('selling_closed', isInForce);
      await expect
        .poll(read, { timeout: 2000, interval: 50 })
        .toMatchObject({ restrictions: isInForce ? ['selling_closed'] : [] });
    }
  });
});

test('while buying is closed nothing is ordered, and what was ordered before is paid', async () => {
  const { slug } = await fixture.sell(1000);
  const { output: before } = await fixture.place(slug, 1000);
  await set('buying_closed', true);
  expect(await readState()).toEqual(['buying_closed']);
  await fixture.tell(fixture.provider.pay(`chk_${before.id}`));
  expect((await fixture.get(before.id)).output.state).toBe('paid');
  await fixture.signUpBuyer();
  const refused = await fixture.place(slug, 1000);
  expect([refused.status, refused.problem.code]).toEqual([403, 'buying_closed']);
  expect((await fixture.quote(slug)).status).toBe(200);
  await set('buying_closed', false);
  expect((await fixture.place(slug, 1000)).status).toBe(200);
});

test('while registration is closed nobody registers, and a link mailed before works afterwards', async () => {
  const { server } = fixture;
  const person = { password: 'violet tractor 4711', displayName: 'Late Comer' };
  const early = { ...person, email: 'early@example.com', username: 'early-comer' };
  await server.call('account.signUp', early);
  const token = readLinkToken((await server.waitForMail(early.email)).text);
  await set('registration_closed', true);
  const late = await server.call('account.signUp', {
    ...person,
    email: 'late@example.com',
    username: 'late-comer'
  });
  expect(late.problem.code).toBe('registration_closed');
  expect((await server.call('account.verifyEmail', { token })).problem.code).toBe('registration_closed');
  expect((await signInAs(server, admin)).status).toBe(200);
  await set('registration_closed', false);
  expect((await server.call('account.verifyEmail', { token })).status).toBe(200);
});

test('while selling is closed nothing new is on sale, and what is on sale can be taken off', async () => {
  const { server, buyer } = fixture;
  const { pool, db } = server.database;
  const apply = { displayName: 'A seller', country: 'PT', sells: 'Rain', termsVersion: '2026-11' };
  await set('selling_closed', true);
  expect((await server.call('sellers.apply', apply, buyer.headers)).problem.code).toBe('selling_closed');
  await pool.query("insert into sellers (user_id, state, created_at) values ($1, 'active', now())", [
    buyer.id
  ]);
  const { id } = await seedListing(db, buyer.id, buildPromptDraft({ title: 'Rain' }));
  const draft = buildPromptDraft({ title: 'Snow' });
  const submit = await server.call('sellers.submit', { draft, listingId: null, notes: '' }, buyer.headers);
  expect(submit.problem.code).toBe('selling_closed');
  const setOnSale = (isOnSale: boolean) => server.call('sellers.setOnSale', { id, isOnSale }, buyer.headers);
  expect((await setOnSale(false)).status).toBe(204);
  expect((await setOnSale(true)).problem.code).toBe('selling_closed');
  const changes = [{ id, isOnSale: true }];
  const many = await server.call('sellers.changeListings', { changes }, buyer.headers);
  expect(many.output).toEqual([{ id, state: 'refused', refusal: { code: 'selling_closed' } }]);
  await set('selling_closed', false);
  expect((await setOnSale(true)).status).toBe(204);
});

describe('maintenance', () => {
  test('refuses every write of people who are not administrators, and reading goes on', async () => {
    const { server, buyer } = fixture;
    const { slug } = await fixture.sell(1000);
    const order = await fixture.buy(slug, 1000);
    await set('maintenance', true);
    const refused = await follow(admin.username, buyer.headers);
    expect([refused.status, refused.problem.code]).toEqual([403, 'maintenance']);
    expect((await server.call('contact.send', undefined)).problem.code).toBe('maintenance');
    expect((await fixture.get(order.id)).status).toBe(200);
    expect((await server.call('listings.get', { slug })).status).toBe(200);
    expect(await readState(buyer.headers)).toEqual(['maintenance']);
  });

  test('leaves signing in open, and administrators free to change things and to end it', async () => {
    await set('maintenance', true);
    expect((await signInAs(fixture.server, admin)).status).toBe(200);
    expect(await readState(admin.headers)).toEqual([]);
    expect((await follow(fixture.buyer.username, admin.headers)).problem?.code).not.toBe('maintenance');
    expect((await set('maintenance', false)).status).toBe(204);
  });

  test('takes the events of the payment provider, and settles what was paid', async () => {
    const { slug } = await fixture.sell(1000);
    await fixture.signUpBuyer();
    const { output: order } = await fixture.place(slug, 1000);
    await set('maintenance', true);
    const path = `/api/v1/payments/events/${fixture.provider.name}`;
    const forged = await fixture.server.app.request(path, { method: 'POST', body: '{}' });
    expect(await forged.json()).toMatchObject({ code: 'invalid_event' });
    await fixture.tell(fixture.provider.pay(`chk_${order.id}`));
    expect((await fixture.get(order.id)).output.state).toBe('paid');
  });
});
