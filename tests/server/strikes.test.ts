// Strikes of sellers: which decisions count, for how long, and how they are voided.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailNotices } from '#server/services/notice/mail-notices.ts';
import { summarizeStrikes } from '#server/services/moderation/strikes.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const dayMs = 86_400_000;
const reason = 'It copies the listing of another seller.';

let server: TestApp;
let admin: SignedInUser;
let colleague: SignedInUser;
let seller: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  [admin, colleague] = [await signUpAs(server), await signUpAs(server)];
  for (const one of [admin, colleague]) await makeAdmin(server, one);
});
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
});

/** The decision that takes a new listing down. */
async function takeDown(): Promise<string> {
  const { id } = await seedListing(server.database.db, seller.id, buildPromptDraft({ priceCents: 0 }));
  await server.call('adminListings.takeDown', { id, reason, hasRefunds: false }, admin.headers);
  return (await listOwn()).items[0]?.id ?? '';
}
const listOwn = async () => (await server.call('decisions.list', { limit: 20 }, seller.headers)).output;
const pointsOf = async () => (await listOwn()).strikes?.points;
const voidStrike = (decisionId: string, by = admin, id = seller.id) =>
  server.call('users.voidStrike', { id, decisionId, reason: 'It was an honest mistake.' }, by.headers);
const noticesOf = async () => {
  const { rows } = await server.database.pool.query<{ subject: object }>(
    'select subject from notices where user_id = $1 order by id',
    [seller.id]
  );
  return rows.map(({ subject }) => subject);
};
const auditOf = async () => {
  const { rows } = await server.database.pool.query(
    'select action, actor_id as actor, reason from audit_entries where subject_id = $1 order by id',
    [seller.id]
  );
  return rows;
};

test('a take-down counts for its days; the seller is told in the app and by mail, in their language', async () => {
  const { pool } = server.database;
  await pool.query("insert into mail_languages (user_id, language) values ($1, 'es')", [seller.id]);
  const decisionId = await takeDown();
  const { items, strikes } = await listOwn();
  expect(strikes).toEqual({ points: 2, limitAt: 3, suspendAt: 6 });
  expect(items).toMatchObject([{ strike: { points: 2, voidedAt: null } }]);
  expect(await noticesOf()).toMatchObject([
    { kind: 'strike_added', decisionId, points: 2, total: 2 },
    { kind: 'decision', decisionId, reason }
  ]);
  await mailNotices.run(server.context, {});
  const sent = await server.waitForMail(seller.email);
  expect(sent.text).toMatch(/decisión|retirado/);
  expect(await auditOf()).toEqual([{ action: 'strike.add', actor: admin.id, reason }]);
  const { db } = server.database;
  const pointsAfter = async (days: number) =>
    (await summarizeStrikes(db, seller.id, Date.now() + days * dayMs)).points;
  expect([await pointsAfter(29), await pointsAfter(31)]).toEqual([2, 0]);
});

test('many points advise a restriction and impose none', async () => {
  await takeDown();
  await takeDown();
  const { output } = await server.call('users.get', { id: seller.id }, admin.headers);
  expect(output).toMatchObject({
    sellerState: 'active',
    strikes: { points: 4, limitAt: 3, suspendAt: 6 }
  });
});

test('a strike is voided once, with a reason, and stays', async () => {
  const decisionId = await takeDown();
  expect((await voidStrike(decisionId, seller)).problem.code).toBe('forbidden');
  expect((await voidStrike(decisionId, admin, colleague.id)).problem.code).toBe('not_found');
  expect((await voidStrike(decisionId)).status).toBeLessThan(300);
  expect((await voidStrike(decisionId)).problem.code).toBe('conflict');
  expect(await pointsOf()).toBe(0);
  const { items } = (await server.call('users.listDecisions', { id: seller.id, limit: 20 }, admin.headers))
    .output;
  expect(items).toMatchObject([
    {
      id: decisionId,
      endedAt: null,
      actor: { id: admin.id },
      strike: { points: 2, voidedAt: expect.any(Number), voidReason: 'It was an honest mistake.' }
    }
  ]);
  expect((await noticesOf()).at(-1)).toMatchObject({ kind: 'strike_voided', points: 2 });
  expect((await auditOf()).map(({ action }) => action)).toEqual(['strike.add', 'strike.void']);
  const { owner } = server.database;
  const change = (text: string) => owner.pool.query(`${text} where decision_id = $1`, [decisionId]);
  await expect(change('update strikes set voided_at = null, voided_by = null')).rejects.toThrow('never');
  await expect(change('update strikes set points = 1')).rejects.toThrow('never');
  await expect(change('delete from strikes')).rejects.toThrow('strikes');
});

test('an accepted appeal voids the strike of its decision, and a rejected one leaves it', async () => {
  for (const isAccepted of [true, false]) {
    const id = await takeDown();
    await server.call('decisions.appeal', { id, text: 'I wrote it before they did.' }, seller.headers);
    const { items } = (await server.call('appeals.list', { limit: 60 }, colleague.headers)).output;
    const appeal = items.find(({ decision }) => decision.id === id);
    const answer = { id: appeal?.id ?? '', isAccepted, answer: 'We compared the dates.' };
    expect((await server.call('appeals.decide', answer, colleague.headers)).status).toBeLessThan(300);
    expect(await pointsOf()).toBe(isAccepted ? 0 : 2);
  }
});

test('a decision counts nothing where its points are 0, and nobody but sellers has strikes', async () => {
  const { pool } = server.database;
  const set = (value: number) =>
    pool.query(
      `insert into platform_settings (name, value, effective_at) values ('strikePointsTakeDown', $1, $2)`,
      [value, new Date(Date.now() - 1000 + value)]
    );
  await set(0);
  await takeDown();
  await set(2);
  expect(await listOwn()).toMatchObject({ items: [{ strike: null }], strikes: { points: 0 } });
  const other = (await server.call('decisions.list', { limit: 5 }, admin.headers)).output;
  expect(other.strikes).toBeNull();
});
