import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxDailyQuestions } from '#shared/domain/market/community/question.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
let seller: SignedInUser;
let ann: SignedInUser;
let listing: { readonly id: string; readonly slug: string };

const makeSeller = async (): Promise<SignedInUser> => {
  const person = await signUpAs(server);
  await server.database.pool.query(
    `insert into sellers (user_id, state, created_at) values ($1, 'active', now())`,
    [person.id]
  );
  return person;
};
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await makeSeller();
  ann = await signUpAs(server);
  listing = await seedListing(server.database.db, seller.id, buildPromptDraft());
});

const ask = (who: SignedInUser, text = 'Does the fog move?') =>
  server.call('questions.ask', { slug: listing.slug, text }, who.headers);
const answer = (who: SignedInUser, id: string, text = 'Slowly, to the left.') =>
  server.call('questions.answer', { id, text }, who.headers);
const list = async (limit = 20, cursor?: string) =>
  server.call('questions.list', { slug: listing.slug, limit, ...(cursor === undefined ? {} : { cursor }) });
const mine = async (who: SignedInUser) =>
  (await server.call('questions.getMine', { slug: listing.slug }, who.headers)).output;
const unanswered = async (who: SignedInUser) =>
  (await server.call('questions.listUnanswered', { limit: 20 }, who.headers)).output.items.map(
    ({ id }) => id
  );
const listNotices = async (who: SignedInUser) => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    `select subject ->> 'kind' as kind from notices where user_id = $1 order by id`,
    [who.id]
  );
  return rows.map(({ kind }) => kind);
};

describe('a question', () => {
  test('is public, newest first, and told to the seller', async () => {
    const first = (await ask(ann)).output;
    const second = (await ask(ann, '  And the lamp, does it flicker?  ')).output;
    expect(second).toEqual({
      id: expect.stringMatching(/^qst_/),
      author: { username: ann.username, displayName: expect.any(String), avatarUrl: null },
      text: 'And the lamp, does it flicker?',
      createdAt: expect.any(Number),
      answer: null
    });
    const page = (await list(1)).output;
    expect(page.items).toEqual([second]);
    expect((await list(1, page.nextCursor ?? '')).output).toEqual({ items: [first], nextCursor: null });
    expect(await listNotices(seller)).toEqual(['question_asked', 'question_asked']);
    expect(await unanswered(seller)).toEqual([first.id, second.id]);
    expect(await mine(ann)).toEqual({
      isSeller: false,
      ownIds: expect.arrayContaining([first.id, second.id]),
      reportedIds: []
    });
  });

  test('is not asked by the seller, about nothing, or about what is not on sale', async () => {
    expect((await ask(seller)).problem.code).toBe('forbidden');
    expect((await mine(seller)).isSeller).toBe(true);
    for (const text of ['Why?', '   ', 'x'.repeat(1001)])
      expect((await ask(ann, text)).problem.code).toBe('invalid_input');
    await server.call('sellers.setOnSale', { id: listing.id, isOnSale: false }, seller.headers);
    expect((await ask(ann)).problem.code).toBe('not_found');
    expect((await list()).problem.code).toBe('not_found');
  });

  test('is limited to a few a person and day, also when they are asked at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxDailyQuestions + 3 }, (_, number) => ask(ann, `Is this question ${number}?`))
    );
    const refused = answers.flatMap((each) => (each.status === 200 ? [] : [each.problem.code]));
    expect(refused).toEqual(['question_limit_reached', 'question_limit_reached', 'question_limit_reached']);
    const ben = await signUpAs(server);
    expect((await ask(ben)).status).toBe(200);
    await server.database.pool.query(
      `update questions set created_at = created_at - interval '25 hours' where author_id = $1`,
      [ann.id]
    );
    expect((await ask(ann)).status).toBe(200);
  });

  test('is removed by who asked it, with its answer, and by nobody else', async () => {
    const { id } = (await ask(ann)).output;
    await answer(seller, id);
    const remove = (who: SignedInUser) => server.call('questions.remove', { id }, who.headers);
    expect((await remove(seller)).problem.code).toBe('not_found');
    expect((await remove(ann)).status).toBe(204);
    expect((await list()).output.items).toEqual([]);
    expect((await remove(ann)).problem.code).toBe('not_found');
  });

  test('is reported once a person, and hidden once an administrator acted on a report', async () => {
    const { id } = (await ask(ann)).output;
    const ben = await signUpAs(server);
    const report = () => server.call('questions.report', { id, reason: 'spam', note: '' }, ben.headers);
    for (let time = 0; time < 2; time++) expect((await report()).status).toBe(204);
    expect((await mine(ben)).reportedIds).toEqual([id]);
    expect((await list()).output.items).toHaveLength(1);
    const { rowCount } = await server.database.pool.query(
      `update reports set state = 'actioned' where subject_kind = 'question' and subject_id = $1`,
      [id]
    );
    expect(rowCount).toBe(1);
    expect((await list()).output.items).toEqual([]);
    expect(await unanswered(seller)).toEqual([]);
    expect((await answer(seller, id)).problem.code).toBe('not_found');
  });
});

describe('an answer', () => {
  test('is the seller’s alone, can be reworded, and is told to the asker once', async () => {
    const { id } = (await ask(ann)).output;
    const other = await makeSeller();
    expect((await answer(other, id)).problem.code).toBe('forbidden');
    expect((await answer(ann, id)).problem.code).toBe('forbidden');
    expect((await answer(seller, id)).output.answer?.text).toBe('Slowly, to the left.');
    expect((await answer(seller, id, 'To the right.')).output.answer?.text).toBe('To the right.');
    expect((await list()).output.items.map((each) => each.answer?.text)).toEqual(['To the right.']);
    expect(await listNotices(ann)).toEqual(['question_answered']);
    expect(await unanswered(seller)).toEqual([]);
    expect(await unanswered(other)).toEqual([]);
  });

  test('goes with the account of its seller, and the question with the account of who asked', async () => {
    const { id } = (await ask(ann)).output;
    await answer(seller, id);
    const count = async (table: string) =>
      (await server.database.pool.query(`select * from ${table}`)).rows.filter(
        (row) => row.id === id || row.question_id === id
      ).length;
    const remove = (who: SignedInUser) =>
      server.call('account.remove', { confirmation: who.password }, who.headers);
    expect((await remove(seller)).status).toBe(204);
    expect([await count('questions'), await count('question_answers')]).toEqual([1, 0]);
    expect((await remove(ann)).status).toBe(204);
    expect(await count('questions')).toBe(0);
  });
});
