// Statements of reasons and appeals: what a person is told of a decision about them, and how it is undone.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appealWindowMs } from '#shared/domain/market/moderation/decision.ts';
import { liftSuspension, suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { mailNotices } from '#server/services/notice/mail-notices.ts';
import { changeSellerState } from '#server/services/seller/change-seller-state.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { signInAs, type SignedInUser, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
let admin: SignedInUser;
let colleague: SignedInUser;
let person: SignedInUser;

beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAs(server);
  colleague = await signUpAs(server);
  for (const one of [admin, colleague]) await makeAdmin(server, one);
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await signUpAs(server);
});

const reason = 'Three listings copied another seller.';
const text = 'I wrote all three of them myself, see the dates.';
const answer = 'The dates show that yours are older.';

const suspend = () => suspendAccount(server.context, { userId: person.id, actorId: admin.id, reason });

/** A suspension ends every session, so the person signs in again. */
async function signInAgain(): Promise<Record<string, string>> {
  const { cookies } = await signInAs(server, person);
  return { cookie: cookies };
}

const list = async (headers: Record<string, string>) =>
  (await server.call('decisions.list', { limit: 20 }, headers)).output.items;

const waiting = async (by: SignedInUser) =>
  (await server.call('appeals.list', { limit: 60 }, by.headers)).output.items.filter(
    (appeal) => appeal.person.id === person.id
  );

const toldOf = async () => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    "select subject ->> 'kind' as kind from notices where user_id = $1 order by id",
    [person.id]
  );
  return rows.map(({ kind }) => kind);
};

/** Suspends the person, who appeals; answers their headers and the id of the appeal. */
async function appealSuspension() {
  await suspend();
  const headers = await signInAgain();
  const [decision] = await list(headers);
  const appealed = await server.call('decisions.appeal', { id: decision?.id ?? '', text }, headers);
  const [{ id } = { id: '' }] = await waiting(colleague);
  return { headers, decision, appealed, id };
}

/** The newest decision about the person is of that kind; they appeal, and the colleague accepts. */
async function appealAndAccept(kind: string): Promise<void> {
  const [decision] = await list(person.headers);
  expect(decision?.kind).toBe(kind);
  await server.call('decisions.appeal', { id: decision?.id ?? '', text }, person.headers);
  const [{ id } = { id: '' }] = await waiting(colleague);
  const decided = await server.call('appeals.decide', { id, isAccepted: true, answer }, colleague.headers);
  expect(decided.status).toBe(204);
}

const makeSeller = () =>
  server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );

describe('a decision', () => {
  test('is told with its reason, by mail whatever the person chose, and read while suspended', async () => {
    await suspend();
    await mailNotices.run(server.context, {});
    const mail = await server.waitForMail(person.email);
    expect(mail.text).toContain(reason);
    expect(mail.text).toContain('appeal within six months');
    expect(mail.text).toContain('/decisions');
    expect(await list(await signInAgain())).toEqual([
      {
        id: expect.stringMatching(/^dec_/),
        kind: 'account_suspended',
        title: null,
        reason,
        at: expect.any(Number),
        endedAt: null,
        appeal: null,
        appealUntil: expect.any(Number),
        strike: null
      }
    ]);
    const kinds = (await server.call('notices.getSettings', undefined, admin.headers)).output.map(
      ({ kind }) => kind
    );
    expect(kinds).not.toContain('decision');
  });

  test('ends when it is lifted, and can then not be appealed', async () => {
    await suspend();
    await liftSuspension(server.context, { userId: person.id, actorId: admin.id, reason: 'A mistake.' });
    const headers = await signInAgain();
    const [decision] = await list(headers);
    expect(decision).toMatchObject({ endedAt: expect.any(Number), appealUntil: null });
    const refused = await server.call('decisions.appeal', { id: decision?.id ?? '', text }, headers);
    expect(refused.problem.code).toBe('conflict');
    expect(await toldOf()).toEqual(['decision', 'decision_ended']);
  });

  test('about a seller takes the place of the one before, without a word that it ended', async () => {
    await makeSeller();
    const change = { userId: person.id, until: null, reason, actorId: admin.id };
    await changeSellerState(server.context, { ...change, state: 'limited' });
    await changeSellerState(server.context, { ...change, state: 'suspended' });
    const decisions = await list(person.headers);
    expect(decisions.map(({ kind, endedAt }) => [kind, endedAt !== null])).toEqual([
      ['seller_suspended', false],
      ['seller_limited', true]
    ]);
    expect(await toldOf()).toEqual(['decision', 'decision']);
    await changeSellerState(server.context, { ...change, state: 'active' });
    expect(await toldOf()).toEqual(['decision', 'decision', 'decision_ended']);
  });

  test('is nobody else’s to read or to appeal', async () => {
    await suspend();
    const [decision] = await list(await signInAgain());
    const other = await signUpAs(server);
    expect(await list(other.headers)).toEqual([]);
    const refused = await server.call('decisions.appeal', { id: decision?.id ?? '', text }, other.headers);
    expect(refused.problem.code).toBe('not_found');
  });
});

describe('an appeal', () => {
  test('is made once, within six months', async () => {
    const { headers, decision, appealed } = await appealSuspension();
    expect(appealed.output).toMatchObject({ appeal: { text, state: 'open', answer: '' }, appealUntil: null });
    const again = await server.call('decisions.appeal', { id: decision?.id ?? '', text }, headers);
    expect(again.problem.code).toBe('conflict');

    person = await signUpAs(server);
    await suspend();
    const late = await signInAgain();
    const [old] = await list(late);
    await server.database.pool.query('update moderation_decisions set created_at = $2 where id = $1', [
      old?.id,
      new Date(Date.now() - appealWindowMs)
    ]);
    const refused = await server.call('decisions.appeal', { id: old?.id ?? '', text }, late);
    expect(refused.problem.code).toBe('conflict');
  });

  test('is decided by somebody else than the administrator who made the decision', async () => {
    const { id } = await appealSuspension();
    expect((await waiting(admin)).map(({ isOwn }) => isOwn)).toEqual([true]);
    expect((await waiting(colleague)).map(({ isOwn }) => isOwn)).toEqual([false]);
    const own = await server.call('appeals.decide', { id, isAccepted: false, answer }, admin.headers);
    expect(own.problem.code).toBe('own_decision');
    const { pool } = server.database;
    await pool.query('update users set suspended_at = now() where id = $1', [colleague.id]);
    const alone = await server.call('appeals.decide', { id, isAccepted: false, answer }, admin.headers);
    await pool.query('update users set suspended_at = null where id = $1', [colleague.id]);
    expect(alone.status).toBe(204);
  });

  test('that is accepted undoes the decision, once, and tells the person', async () => {
    const { headers, id } = await appealSuspension();
    const decide = () => server.call('appeals.decide', { id, isAccepted: true, answer }, colleague.headers);
    const answers = await Promise.all([decide(), decide()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect((await server.call('account.get', undefined, headers)).output?.status).toBe('active');
    const [decision] = await list(headers);
    expect(decision).toMatchObject({
      endedAt: expect.any(Number),
      appeal: { state: 'accepted', answer }
    });
    expect(await toldOf()).toEqual(['decision', 'decision_ended', 'appeal_decided']);
    const log = await server.call('auditEntries.list', { subjectId: person.id, limit: 10 }, admin.headers);
    expect(log.output.items.map(({ action, reason: why }) => [action, why])).toEqual([
      ['appeal.accept', answer],
      ['account.lift_suspension', answer],
      ['account.suspend', reason]
    ]);
  });

  test.each(['limited', 'suspended'] as const)(
    'that is accepted makes a seller who was %s active again',
    async (state) => {
      await makeSeller();
      const change = { userId: person.id, until: null, reason, actorId: admin.id };
      await changeSellerState(server.context, { ...change, state });
      await appealAndAccept(`seller_${state}`);
      const { rows } = await server.database.pool.query('select state from sellers where user_id = $1', [
        person.id
      ]);
      expect(rows).toEqual([{ state: 'active' }]);
      expect((await list(person.headers))[0]?.endedAt).toEqual(expect.any(Number));
    }
  );

  test('that is accepted lets a rejected listing be changed and submitted again', async () => {
    await makeSeller();
    const draft = buildPromptDraft({ title: 'Rejected by mistake', priceCents: 0 });
    const submit = async (listingId: string | null) =>
      (await server.call('sellers.submit', { draft, listingId, notes: '' }, person.headers)).output.id;
    const decide = async (listingId: string, outcome: 'rejected' | 'approved') => {
      const { rows } = await server.database.pool.query<{ id: string }>(
        "select id from listing_submissions where listing_id = $1 and state = 'pending'",
        [listingId]
      );
      const item = { kind: 'submission', id: rows[0]?.id ?? '', outcome } as const;
      await server.call('content.decide', { ...item, reason: { code: null, text: reason } }, admin.headers);
    };
    const stateOf = async (listingId: string) =>
      (await server.database.pool.query('select state from listings where id = $1', [listingId])).rows[0];
    const listingId = await submit(null);
    await decide(listingId, 'rejected');
    expect(await stateOf(listingId)).toEqual({ state: 'rejected' });
    await appealAndAccept('listing_rejected');
    expect(await stateOf(listingId)).toEqual({ state: 'changes_requested' });
    expect(await submit(listingId)).toBe(listingId);
    await decide(listingId, 'approved');
    expect(await stateOf(listingId)).toEqual({ state: 'published' });
  });

  test('that is rejected leaves the decision as it is', async () => {
    const { headers, id } = await appealSuspension();
    await server.call('appeals.decide', { id, isAccepted: false, answer }, colleague.headers);
    expect((await server.call('account.get', undefined, headers)).output?.status).toBe('suspended');
    expect((await list(headers))[0]).toMatchObject({ endedAt: null, appeal: { state: 'rejected', answer } });
  });
});
