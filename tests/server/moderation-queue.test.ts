// The moderation queue: what waits in which order, who may decide it, and what the people concerned are told.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QueueItem } from '#shared/contract/cloud/admin/content.ts';
import { cannedReasons } from '#shared/domain/market/moderation/canned-reasons.ts';
import { claimMs, type QueueKind, type QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { canaries, findCanaries } from '../support/server/canaries.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { expectInvariants } from '../support/server/expect-invariants.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
let moment: number;
let admin: SignedInUser;
let colleague: SignedInUser;
let seller: SignedInUser;

const makeSeller = async (): Promise<SignedInUser> => {
  const person = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [person.id]
  );
  return person;
};
beforeAll(async () => {
  moment = Date.now();
  server = await createTestApp({ context: { now: () => moment } });
  [admin, colleague] = [await signUpAs(server), await signUpAs(server)];
  for (const one of [admin, colleague]) await makeAdmin(server, one);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { pool } = server.database;
  await pool.query("update listing_submissions set state = 'withdrawn' where state = 'pending'");
  await pool.query("update reports set state = 'unactioned' where state = 'pending'");
  await pool.query(
    "update showcase_entries set state = 'refused', decided_at = now() where state = 'pending'"
  );
  seller = await makeSeller();
});

const buildDraft = (title: string, secret = `${seller.id} counts ${title}`) =>
  buildPromptDraft({ title, priceCents: 0, data: { ...defaultPromptData, concept: secret, duration: 8 } });

async function submit(title: string, by = seller, secret?: string): Promise<string> {
  const draft = buildDraft(title, secret);
  const { output } = await server.call('sellers.submit', { draft, listingId: null, notes: '' }, by.headers);
  return findSubmission(output.id);
}
async function findSubmission(listingId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from listing_submissions where listing_id = $1 and state = 'pending'",
    [listingId]
  );
  return rows[0]?.id ?? '';
}
const list = async (more: { kind?: QueueKind; cursor?: string; limit?: number } = {}, by = admin) =>
  (await server.call('content.list', { limit: 20, ...more }, by.headers)).output;
const get = (kind: QueueKind, id: string, by = admin) => server.call('content.get', { kind, id }, by.headers);
const claim = (id: string, by = admin, kind: QueueKind = 'submission') =>
  server.call('content.claim', { kind, id }, by.headers);
type Decision = { kind?: QueueKind; outcome?: QueueOutcome; by?: SignedInUser; text?: string };
const decide = (
  id: string,
  { kind = 'submission', outcome = 'approved', by = admin, text = '' }: Decision = {}
) =>
  server.call(
    'content.decide',
    { kind, id, outcome, reason: { code: outcome === 'approved' ? 'no_objection' : 'not_allowed', text } },
    by.headers
  );
const noticesOf = async (userId: string) => {
  const { rows } = await server.database.pool.query<{ subject: Record<string, unknown> }>(
    'select subject from notices where user_id = $1 order by id',
    [userId]
  );
  return rows.map(({ subject }) => subject);
};
const ask = async (text: string, by: SignedInUser) => {
  const { slug } = await seedListing(server.database.db, seller.id, buildDraft(`Listing of ${text}`));
  return { slug, id: (await server.call('questions.ask', { slug, text }, by.headers)).output.id };
};
const report = async (id: string, by: SignedInUser) =>
  server.call('questions.report', { id, reason: 'spam', note: 'Look at the link.' }, by.headers);
const namesOf = (items: readonly QueueItem[]) => items.map(({ title }) => title);

describe('the queue', () => {
  test('has every kind, the most urgent first, in pages and by kind', async () => {
    await submit('Oldest');
    moment += 60_000;
    await submit('Younger');
    const reporters = [await signUpAs(server), await signUpAs(server), await signUpAs(server)];
    const once = await ask('Asked and reported once', reporters[0] ?? admin);
    const twice = await ask('Asked and reported twice', reporters[0] ?? admin);
    for (const [id, by] of [
      [once.id, 1],
      [twice.id, 1],
      [twice.id, 2]
    ] as const)
      await report(id, reporters[by] ?? admin);
    const entry = { title: 'A video', creator: 'Ann', model: 'Veo 3.1', note: '', data: defaultPromptData };
    const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const guard = { website: '', openSeconds: 60 };
    await server.call('showcase.submit', { entry: { ...entry, videoUrl }, guard });
    const { items } = await list();
    expect(namesOf(items)).toEqual([
      'Asked and reported twice',
      'Asked and reported once',
      'Oldest',
      'Younger',
      'A video'
    ]);
    expect(items.map(({ reportCount }) => reportCount)).toEqual([2, 1, 0, 0, 0]);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      paged.push(...namesOf(page.items));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(namesOf(items));
    expect(namesOf((await list({ kind: 'showcase' })).items)).toEqual(['A video']);
  });

  test('shows a change beside what is on sale, the near duplicate by its title, and no sealed word', async () => {
    const secret = `The ${canaries[0]} counts ${canaries[1]} ships at the ${canaries[2]} pier tonight`;
    const other = await makeSeller();
    const close = await seedListing(server.database.db, other.id, buildDraft('Close to it', secret));
    const own = await seedListing(server.database.db, seller.id, buildDraft('On sale'));
    const draft = { ...buildDraft('On sale, changed', secret), tags: ['rain'] };
    const change = { draft, listingId: own.id, notes: 'Better rain' };
    await server.call('sellers.submit', change, seller.headers);
    const answer = await get('submission', await findSubmission(own.id));
    expect(answer.output).toMatchObject({
      content: {
        before: { title: 'On sale', tags: ['fog'] },
        after: { title: 'On sale, changed', tags: ['rain'] },
        notes: 'Better rain',
        nearDuplicates: [{ slug: close.slug, title: 'Close to it', percent: 100 }]
      },
      history: { published: 1, rejected: 0, sold: 0 }
    });
    expect(findCanaries(JSON.stringify([answer.output, await list()]))).toEqual([]);
  });

  test('is closed to everybody else', async () => {
    const id = await submit('Not theirs');
    expect((await server.call('content.list', { limit: 20 }, seller.headers)).problem.code).toBe('forbidden');
    expect((await decide(id, { by: seller })).problem.code).toBe('forbidden');
  });
});

describe('a decision', () => {
  test('gives the seller the canned reason in their language, then the own words', async () => {
    const insertLanguage = "insert into mail_languages (user_id, language) values ($1, 'es')";
    await server.database.pool.query(insertLanguage, [seller.id]);
    const id = await submit('Rejected');
    expect((await get('submission', id)).output.language).toBe('es');
    expect((await decide(id, { outcome: 'rejected', text: 'See section 4.' })).status).toBeLessThan(300);
    const reason = `${cannedReasons.not_allowed.es}\n\nSee section 4.`;
    expect(await noticesOf(seller.id)).toContainEqual(
      expect.objectContaining({ kind: 'listing_rejected', reason })
    );
    const { rows } = await server.database.pool.query(
      `select actor_id, action, reason from audit_entries where details ->> 'submission' = $1`,
      [id]
    );
    expect(rows).toEqual([{ actor_id: admin.id, action: 'listing.rejected', reason }]);
  });

  test('publishes, and is made once', async () => {
    const id = await submit('Approved');
    expect((await decide(id)).status).toBeLessThan(300);
    expect(await noticesOf(seller.id)).toMatchObject([{ kind: 'listing_approved' }]);
    expect((await decide(id)).problem.code).toBe('not_found');
  });

  test('needs a reason, and an outcome of its kind', async () => {
    const id = await submit('Without a reason');
    const input = {
      kind: 'submission',
      id,
      outcome: 'rejected',
      reason: { code: null, text: 'No' }
    } as const;
    expect((await server.call('content.decide', input, admin.headers)).problem.code).toBe('invalid_input');
    const { id: question } = await ask('Is it good?', admin);
    await report(question, seller);
    const wrong = await decide(question, { kind: 'report', outcome: 'changes_requested', by: colleague });
    expect(wrong.problem.code).toBe('invalid_input');
  });

  test('is never one’s own, which the list says', async () => {
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now()) on conflict do nothing",
      [admin.id]
    );
    const own = await submit('My own', admin);
    const asked = await ask('Who reported me?', await signUpAs(server));
    await report(asked.id, admin);
    for (const [id, kind] of [
      [own, 'submission'],
      [asked.id, 'report']
    ] as const) {
      expect((await claim(id, admin, kind)).problem.code).toBe('own_decision');
      expect((await decide(id, { kind })).problem.code).toBe('own_decision');
      expect((await get(kind, id)).output.isOwn).toBe(true);
      expect((await get(kind, id, colleague)).output.isOwn).toBe(false);
    }
    expect((await decide(own, { by: colleague })).status).toBeLessThan(300);
  });
});

describe('a claim', () => {
  test('keeps others from deciding for ten minutes, or until it is released', async () => {
    const id = await submit('Claimed');
    expect((await claim(id)).output.until).toBe(moment + claimMs);
    expect((await list({}, colleague)).items[0]?.claim?.person.id).toBe(admin.id);
    expect((await list()).items[0]?.claim).toBeNull();
    for (const refused of [await claim(id, colleague), await decide(id, { by: colleague })])
      expect(refused.problem.code).toBe('claimed');
    await server.call('content.release', { kind: 'submission', id }, colleague.headers);
    expect((await claim(id, colleague)).problem.code).toBe('claimed');
    await server.call('content.release', { kind: 'submission', id }, admin.headers);
    expect((await claim(id, colleague)).status).toBeLessThan(300);
    moment += claimMs;
    expect((await claim(id)).status).toBeLessThan(300);
  });

  test('is given to one of two who ask at the same time, and one of two decides', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await submit(`Round ${round}`);
      const claims = await Promise.all([claim(id), claim(id, colleague)]);
      expect(claims.filter(({ status }) => status < 300)).toHaveLength(1);
      const other = await submit(`Decided ${round}`);
      const decisions = await Promise.all([
        decide(other, { outcome: 'rejected' }),
        decide(other, { outcome: 'rejected', by: colleague })
      ]);
      expect(decisions.filter(({ status }) => status < 300)).toHaveLength(1);
    }
    expect(await noticesOf(seller.id)).toHaveLength(16);
  });
});

describe('what was reported', () => {
  test('is hidden with a statement of reasons, and shown again when an appeal is accepted', async () => {
    const author = await signUpAs(server);
    const { id, slug } = await ask('Buy cheap watches here', author);
    await report(id, seller);
    await report(id, await signUpAs(server));
    const shown = async () =>
      (await server.call('questions.list', { slug, limit: 20 })).output.items.map((question) => question.id);
    await decide(id, { kind: 'report', outcome: 'rejected' });
    expect(await shown()).toEqual([]);
    const [decision] = (await server.call('decisions.list', { limit: 20 }, author.headers)).output.items;
    expect(decision).toMatchObject({ kind: 'question_removed', reason: cannedReasons.not_allowed.en });
    const text = 'It was a question about the watch in the video.';
    await server.call('decisions.appeal', { id: decision?.id ?? '', text }, author.headers);
    expect((await list()).openAppeals).toBe(1);
    const [appeal] = (await server.call('appeals.list', { limit: 20 }, colleague.headers)).output.items;
    const answer = { id: appeal?.id ?? '', isAccepted: true, answer: 'You are right about it.' };
    await server.call('appeals.decide', answer, colleague.headers);
    expect(await shown()).toEqual([id]);
  });

  test('stays where it is kept', async () => {
    const { id, slug } = await ask('Is the lamp an LED?', await signUpAs(server));
    await report(id, seller);
    expect((await decide(id, { kind: 'report' })).status).toBeLessThan(300);
    expect((await server.call('questions.list', { slug, limit: 20 })).output.items).toHaveLength(1);
  });

  test('is a review whose stars do not count while it is hidden', async () => {
    const author = await signUpAs(server);
    const { id: listingId, slug } = await seedListing(server.database.db, seller.id, buildDraft('Reviewed'));
    await server.database.pool.query(
      `insert into reviews (id, listing_id, author_id, stars, text, created_at) values ('rev_hidden', $1, $2, 1, 'Bad.', now())`,
      [listingId, author.id]
    );
    await server.call('reviews.report', { id: 'rev_hidden', reason: 'abuse', note: '' }, seller.headers);
    const stars = async () => {
      const { rows } = await server.database.pool.query<{ stars: number[] }>(
        'select stars from listings where id = $1',
        [listingId]
      );
      return rows[0]?.stars;
    };
    expect(await stars()).toEqual([1, 0, 0, 0, 0]);
    expect((await decide('rev_hidden', { kind: 'report', outcome: 'rejected' })).status).toBeLessThan(300);
    expect(await stars()).toEqual([0, 0, 0, 0, 0]);
    expect((await server.call('listings.listReviews', { slug, limit: 20 })).output.items).toEqual([]);
    await server.database.pool.query("delete from reviews where id = 'rev_hidden'");
    expect(await stars()).toEqual([0, 0, 0, 0, 0]);
    await expectInvariants(server.context);
  });
});
