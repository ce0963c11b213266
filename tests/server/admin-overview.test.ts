// The administration's dashboard: each number against rows that were planted, at noon, so that no day ends meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuyingFixture, createBuyingFixture } from '../support/server/buying-fixture.ts';
import { canaries, findCanaries } from '../support/server/canaries.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const [sealed = ''] = canaries;

let shop: BuyingFixture;
let admin: SignedInUser;
let noon: number;

beforeAll(async () => {
  shop = await createBuyingFixture();
  const now = Date.now();
  noon = now - (now % dayMs) + 36 * hourMs;
  shop.clock.ahead = noon - now;
  admin = await signUpAs(shop.server);
  await makeAdmin(shop.server, admin);
});
afterAll(() => shop.server.stop());

const run = (text: string, values: unknown[] = []) => shop.server.database.pool.query(text, values);
const overview = async () => (await shop.server.call('overview.get', undefined, admin.headers)).output;

test('counts what waits, with the time of the oldest', async () => {
  const calm = (await overview()).waiting;
  expect(calm.map(({ count, oldestAt }) => [count, oldestAt])).toEqual(calm.map(() => [0, null]));

  const hoursAgo = (hours: number) => new Date(noon - hours * hourMs);
  const listing = await shop.sell(500);
  await run(
    `insert into listing_submissions (id, listing_id, state, content, submitted_at)
     values ('lsb_1', $1, 'pending', '{}', $2)`,
    [listing.id, hoursAgo(5)]
  );
  await run('update listings set unreviewed_since = $2 where id = $1', [listing.id, hoursAgo(8)]);
  await run(
    `insert into reports (id, reporter_id, subject_kind, subject_id, reason, note, state, created_at)
     values ('rpt_1', $1, 'review', 'rev_1', 'spam', '', 'pending', $2),
       ('rpt_2', $1, 'review', 'rev_2', 'spam', '', 'pending', $3),
       ('rpt_3', $1, 'review', 'rev_3', 'spam', '', 'actioned', '2020-01-01')`,
    [shop.buyer.id, hoursAgo(3), hoursAgo(7)]
  );
  await run(
    `insert into showcase_entries (id, state, title, creator, model, note, host, video_id, data, submitted_at)
     values ('shw_1', 'pending', 'X', 'X', 'X', '', 'youtube', 'v1', '{}', $1)`,
    [hoursAgo(9)]
  );
  await run(
    `insert into contact_messages (id, name, email, topic, message, fingerprint, received_at, answered_at)
     values ('msg_1', 'X', 'x@example.com', 'other', 'Hello', 'f1', $1, null),
       ('msg_2', 'X', 'x@example.com', 'other', 'Hello', 'f2', '2020-01-01', now())`,
    [hoursAgo(2)]
  );
  await run(
    `insert into moderation_decisions (id, user_id, kind, subject_id, reason, created_at)
     values ('dec_1', $1, 'account_suspended', $1, 'x', now())`,
    [shop.buyer.id]
  );
  await run(
    `insert into appeals (id, decision_id, text, state, created_at) values ('apl_1', 'dec_1', 'x', 'open', $1)`,
    [hoursAgo(6)]
  );
  const { waiting } = await overview();
  expect(Object.fromEntries(waiting.map(({ kind, ...found }) => [kind, found]))).toEqual({
    submissions: { count: 1, oldestAt: hoursAgo(5).getTime() },
    postReviews: { count: 1, oldestAt: hoursAgo(8).getTime() },
    refundRequests: { count: 0, oldestAt: null },
    reports: { count: 2, oldestAt: hoursAgo(7).getTime() },
    showcase: { count: 1, oldestAt: hoursAgo(9).getTime() },
    appeals: { count: 1, oldestAt: hoursAgo(6).getTime() },
    contactMessages: { count: 1, oldestAt: hoursAgo(2).getTime() }
  });
  await run('delete from listing_submissions');
  await run('update listings set unreviewed_since = null');
});

test('lists the messages to answer, oldest first, until they are marked as answered', async () => {
  const { server, buyer } = shop;
  const list = async () =>
    (await server.call('contactMessages.list', { limit: 20 }, admin.headers)).output.items.filter(
      ({ email }) => email === buyer.email
    );
  const words = ['My order was paid twice.', 'The page of my order is empty.'];
  for (const message of words) {
    const draft = { name: 'Bo', email: buyer.email, topic: 'billing', message } as const;
    await server.call('contact.send', { message: draft, guard: { website: '', openSeconds: 60 } });
  }
  const added = await list();
  expect(added.map(({ message }) => message)).toEqual(words);
  const [first] = added;
  const mark = async () =>
    (await server.call('contactMessages.markAnswered', { id: first?.id ?? '' }, admin.headers)).problem?.code;
  expect([await mark(), await mark()]).toEqual([undefined, 'not_found']);
  expect(await list()).toEqual(added.slice(1));
  const { output } = await server.call('auditEntries.list', { limit: 1 }, admin.headers);
  expect(output.items).toMatchObject([{ action: 'contact.answer', subject: { id: first?.id } }]);
});

test('sums the money of today by the ledger, and shows it a week later until the same time of day', async () => {
  const before = (await overview()).today;
  const buyer = await signUpAs(shop.server);
  const { slug } = await shop.sell(2000, { concept: `A ${sealed}` });
  const kept = await shop.buy(slug, 2000);
  const other = await shop.sell(1000);
  const returned = await shop.buy(other.slug, 1000);
  await shop.refund(returned.id);
  await expect.poll(async () => (await shop.get(returned.id)).output.state).toBe('refunded');

  const sums = await Promise.all([kept, returned].map(({ id }) => shop.balances(id)));
  const feeAndCommission = sums.flatMap((accounts) =>
    Object.entries(accounts).filter(([account]) => /^(commission|provider_fees)/.test(account))
  );
  const netCents = -feeAndCommission.reduce((sum, [, cents]) => sum + cents, 0);
  expect(netCents).not.toBe(0);
  const today = {
    grossCents: before.grossCents + 3000,
    refundCents: before.refundCents + 1000,
    netCents: before.netCents + netCents,
    orders: before.orders + 2,
    people: before.people + 1
  };
  const now = await overview();
  expect(now.today).toEqual(today);
  expect(now.weekAgo).toEqual({ grossCents: 0, refundCents: 0, netCents: 0, orders: 0, people: 0 });
  for (const hidden of [sealed, buyer.id, buyer.email, kept.id])
    expect(JSON.stringify(now)).not.toContain(hidden);
  expect(findCanaries(JSON.stringify(now))).toEqual([]);

  shop.clock.ahead += 7 * dayMs;
  await run(
    "update sessions set expires_at = '9999-01-01', stepped_up_until = '9999-01-01', last_used_at = $1",
    [new Date(shop.now())]
  );
  expect(await overview()).toMatchObject({ today: { orders: 0, grossCents: 0 }, weekAgo: today });
  shop.clock.ahead -= 2 * hourMs;
  expect(await overview()).toMatchObject({ weekAgo: { orders: 0, grossCents: 0 } });
});
