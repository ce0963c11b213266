// Taking a listing down: it leaves the shop, its buyers are refunded once or keep what they bought, everybody is told.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { continueTakeDownsJob } from '#server/services/admin/take-down/continue-take-down.ts';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signInAs, signUpAs } from '../support/server/test-users.ts';

let fixture: BuyingFixture;
let admin: SignedInUser;
let colleague: SignedInUser;
let seller: SignedInUser & { cookie: string };

beforeAll(async () => {
  fixture = await createBuyingFixture();
  const { server } = fixture;
  [admin, colleague] = [await signUpAs(server), await signUpAs(server)];
  for (const one of [admin, colleague]) await makeAdmin(server, one);
  const person = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );
  seller = { ...person, cookie: (await signInAs(server, person)).cookies };
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.signUpBuyer());

const reason = 'It copies the listing of another seller.';

const sell = (priceCents = 500) =>
  seedListing(fixture.server.database.db, seller.id, buildPromptDraft({ title: 'Rain', priceCents }));
const takeDown = (id: string, hasRefunds: boolean, by = admin) =>
  fixture.server.call('adminListings.takeDown', { id, reason, hasRefunds }, by.headers);
const look = async (id: string) =>
  (await fixture.server.call('adminListings.get', { id }, admin.headers)).output;
/** The jobs run beside the test, on a machine that may be busy. */
const waitFor = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 15_000 });
const finished = (id: string) =>
  waitFor(async () => expect((await look(id)).takeDown?.finishedAt).toBeTypeOf('number'));
const listNotices = async (userId: string) => {
  const { rows } = await fixture.server.database.pool.query<{ kind: string }>(
    "select subject ->> 'kind' as kind from notices where user_id = $1 order by id",
    [userId]
  );
  return rows.map(({ kind }) => kind);
};
const listAudit = async (id: string) =>
  (
    await fixture.server.call('auditEntries.list', { limit: 60, subjectId: id }, admin.headers)
  ).output.items.map(({ action }) => action);

describe('a listing that is taken down', () => {
  test('with refunds returns each payment once, removes the rights and reverses the earnings', async () => {
    const { id, slug } = await sell();
    const order = await fixture.buy(slug, 500);
    await fixture.open(order.purchases[0]?.id ?? '');
    const buyer = fixture.buyer;
    expect((await look(id)).buyers).toEqual({ count: 1, paid: { cents: 500, currency: 'USD' } });
    expect((await takeDown(id, true)).status).toBe(204);
    await finished(id);
    await waitFor(async () =>
      expect((await fixture.get(order.id)).output).toMatchObject({
        state: 'refunded',
        purchases: [{ state: 'revoked' }]
      })
    );
    expect(await fixture.balances(order.id)).not.toHaveProperty(`seller:${seller.id}`);
    expect(await listNotices(buyer.id)).toEqual(['order_paid', 'purchase_taken_down', 'order_refunded']);
    expect(await listNotices(seller.id)).toContain('decision');
    const page = await look(id);
    expect(page).toMatchObject({ state: 'taken_down', buyers: { count: 0 } });
    expect(page.takeDown).toMatchObject({
      hasRefunds: true,
      failedAt: null,
      orders: { done: 1, left: 0, disputed: 0 },
      refunds: { requested: 0, succeeded: 1, failed: 0, returned: { cents: 500 } }
    });
    expect((await fixture.server.call('listings.get', { slug })).status).toBe(404);
    expect((await fixture.place(slug, 500)).status).not.toBe(200);
    expect(await listAudit(id)).toEqual(['listing.take_down_finished', 'listing.take_down']);
  });

  test('without refunds leaves buyers what they bought, and its seller cannot put it back on sale', async () => {
    const { id, slug } = await sell();
    const { id: orderId, purchases } = await fixture.buy(slug, 500);
    await takeDown(id, false);
    await finished(id);
    for (const isOnSale of [false, true]) {
      const change = { id, isOnSale };
      const answer = await fixture.server.call('sellers.setOnSale', change, { cookie: seller.cookie });
      expect(answer.status).toBe(409);
    }
    expect((await fixture.get(orderId)).output.state).toBe('paid');
    expect((await fixture.open(purchases[0]?.id ?? '')).status).toBe(200);
    expect(await listNotices(fixture.buyer.id)).toEqual(['order_paid', 'purchase_taken_down']);
  });

  test('refunds its share of a bundle, whose rest the buyer keeps', async () => {
    const [rain, snow] = [await sell(700), await sell(500)];
    const { data: _sealed, ...about } = buildPromptDraft({ title: 'Weather', priceCents: 900 });
    const draft = { ...about, kind: 'bundle' as const, itemIds: [rain.id, snow.id] };
    const bundle = await fixture.server.call(
      'sellers.submit',
      { draft, listingId: null, notes: '' },
      { cookie: seller.cookie }
    );
    const { slug } = bundle.output;
    const order = await fixture.buy(slug, 900);
    await takeDown(rain.id, true);
    await finished(rain.id);
    await waitFor(async () =>
      expect((await fixture.get(order.id)).output).toMatchObject({
        state: 'partially_refunded',
        returned: { cents: 525 }
      })
    );
    const { output } = await fixture.get(order.id);
    expect(new Set(output.purchases.map(({ slug: of, state }) => `${of} ${state}`))).toEqual(
      new Set([`${rain.slug} revoked`, `${snow.slug} sealed`])
    );
    await fixture.signUpBuyer();
    expect((await fixture.place(slug, 900)).status).toBe(409);
  });

  test('returns a payment that arrives after it, and gives no right for it', async () => {
    const { id, slug } = await sell();
    const { output: pending } = await fixture.place(slug, 500);
    await takeDown(id, true);
    await finished(id);
    await fixture.tell(fixture.provider.pay(`chk_${pending.id}`));
    await waitFor(async () =>
      expect((await fixture.get(pending.id)).output).toMatchObject({
        state: 'refunded',
        purchases: [{ state: 'revoked' }]
      })
    );
  });

  test('waits for the bank where a payment is disputed, and refunds it once the dispute is won', async () => {
    const { id, slug } = await sell();
    const order = await fixture.buy(slug, 500);
    const dispute = { at: fixture.now(), id: 'dsp_1' };
    const checkout = `chk_${order.id}`;
    await fixture.tell(
      fixture.provider.happen(checkout, { ...dispute, kind: 'dispute_opened', cents: 500, feeCents: 1500 })
    );
    await takeDown(id, true);
    await waitFor(async () =>
      expect((await look(id)).takeDown?.orders).toEqual({ done: 0, left: 0, disputed: 1 })
    );
    await fixture.tell(fixture.provider.happen(checkout, { ...dispute, kind: 'dispute_won' }));
    await continueTakeDownsJob.run(fixture.server.context, {});
    await finished(id);
    expect((await fixture.get(order.id)).output.state).toBe('refunded');
  });

  test('is taken down once, by somebody other than its seller', async () => {
    const { id } = await sell();
    const both = await Promise.all([takeDown(id, true), takeDown(id, true, colleague)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const own = await seedListing(fixture.server.database.db, admin.id, buildPromptDraft());
    expect((await takeDown(own.id, false)).status).toBe(403);
  });

  test('is archived when an appeal is accepted, and can be sold and taken down again', async () => {
    const { id, slug } = await sell();
    const order = await fixture.buy(slug, 500);
    await takeDown(id, true);
    await finished(id);
    const { server } = fixture;
    const headers = { cookie: seller.cookie };
    const decisions = (await server.call('decisions.list', { limit: 20 }, headers)).output.items;
    const decision = decisions.find(({ kind, endedAt }) => kind === 'listing_taken_down' && endedAt === null);
    const text = 'I wrote it a year before the other one was published.';
    await server.call('decisions.appeal', { id: decision?.id ?? '', text }, headers);
    const { items } = (await server.call('appeals.list', { limit: 60 }, colleague.headers)).output;
    const appeal = items.find((one) => one.decision.id === decision?.id);
    const answer = { id: appeal?.id ?? '', isAccepted: true, answer: 'Yours is older.' };
    expect((await server.call('appeals.decide', answer, colleague.headers)).status).toBe(204);
    expect(await look(id)).toMatchObject({ state: 'archived', takeDown: null });
    expect((await server.call('sellers.setOnSale', { id, isOnSale: true }, headers)).status).toBe(204);
    await fixture.signUpBuyer();
    expect((await fixture.buy(slug, 500)).state).toBe('paid');
    expect((await fixture.get(order.id)).status).toBe(404);
    expect((await takeDown(id, true)).status).toBe(204);
    await finished(id);
  });
});

test('a refund that failed is requested again when an administrator asks for it', async () => {
  const { id, slug } = await sell();
  const order = await fixture.buy(slug, 500);
  await takeDown(id, true);
  await finished(id);
  await waitFor(async () => expect((await fixture.get(order.id)).output.state).toBe('refunded'));
  const [refund] = (
    await fixture.server.database.pool.query<{ id: string }>('select id from refunds where order_id = $1', [
      order.id
    ])
  ).rows;
  await fixture.tell(
    fixture.provider.happen(`chk_${order.id}`, {
      kind: 'refund_failed',
      at: fixture.now(),
      id: refund?.id ?? ''
    })
  );
  expect((await look(id)).takeDown?.refunds).toMatchObject({ failed: 1, succeeded: 0 });
  expect((await fixture.server.call('adminListings.retryTakeDown', { id }, admin.headers)).status).toBe(204);
  await waitFor(async () =>
    expect((await look(id)).takeDown?.refunds).toMatchObject({ failed: 0, succeeded: 1 })
  );
  expect((await fixture.get(order.id)).output.state).toBe('refunded');
  expect(await listNotices(fixture.buyer.id)).toEqual(expect.arrayContaining(['purchase_taken_down']));
  expect((await listNotices(fixture.buyer.id)).filter((kind) => kind === 'purchase_taken_down')).toHaveLength(
    1
  );
});

test('reports of a listing are shown to administrators, and closed when it is taken down', async () => {
  const { id, slug } = await sell();
  const { server, buyer } = fixture;
  const report = { slug, reason: 'illegal', note: 'It is mine.' } as const;
  for (let times = 0; times < 2; times++)
    expect((await server.call('listings.report', report, buyer.headers)).status).toBe(204);
  const [reported, ...more] = (await look(id)).reports;
  expect(more).toEqual([]);
  expect(reported).toMatchObject({ reason: 'illegal', state: 'pending', reporter: { id: buyer.id } });
  await takeDown(id, false);
  expect((await look(id)).reports).toMatchObject([{ state: 'actioned' }]);
  expect((await server.call('listings.report', report, buyer.headers)).status).toBe(404);
  await finished(id);
});
