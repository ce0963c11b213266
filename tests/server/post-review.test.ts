// Listings that are published at once stand in the moderation queue afterwards, until a person kept them or took them down.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishScheduled } from '#server/services/listing/submit/publish-scheduled.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
let admin: SignedInUser;
let seller: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUpAs(server);
  await makeAdmin(server, admin);
});
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
});

const buildDraft = (title: string, concept = `${seller.id} counts ${title}`) =>
  buildPromptDraft({ title, priceCents: 0, data: { ...defaultPromptData, concept, duration: 8 } });
const seedPublished = async (count: number) => {
  for (let number = 0; number < count; number += 1)
    await seedListing(server.database.db, seller.id, buildDraft(`Older ${number}`));
};
const submit = async (
  title: string,
  more: { listingId?: string; publishAt?: number; concept?: string } = {}
) => {
  const { concept, listingId = null, ...rest } = more;
  const input = { draft: buildDraft(title, concept), listingId, notes: '', ...rest };
  return (await server.call('sellers.submit', input, seller.headers)).output;
};
const queued = async () =>
  (await server.call('content.list', { limit: 50 }, admin.headers)).output.items
    .filter(({ person }) => person?.id === seller.id)
    .map(({ kind, title }) => [kind, title]);
const keep = (id: string, by = admin) => {
  const reason = { code: 'no_objection', text: '' } as const;
  return server.call('content.decide', { kind: 'post_review', id, outcome: 'approved', reason }, by.headers);
};
const auditOf = async (id: string) => {
  const { rows } = await server.database.pool.query(
    'select actor_id as actor, action from audit_entries where subject_id = $1 order by id',
    [id]
  );
  return rows;
};

const pastDecisions = async (id: string) =>
  (await server.call('adminListings.get', { id }, admin.headers)).output.decisions;

test('the third listing waits for its review; the fourth is on sale at once, and is kept', async () => {
  await seedPublished(2);
  const third = await submit('The third');
  expect(third.isPublished).toBe(false);
  expect(await queued()).toEqual([['submission', 'The third']]);
  await server.database.pool.query('delete from listing_submissions where listing_id = $1', [third.id]);

  await seedPublished(1);
  const fourth = await submit('The fourth');
  expect(fourth).toMatchObject({ isPublished: true, version: 1 });
  expect(await queued()).toEqual([['post_review', 'The fourth']]);
  const item = { kind: 'post_review', id: fourth.id } as const;
  expect((await server.call('content.get', item, admin.headers)).output.content).toMatchObject({
    slug: fourth.slug,
    state: 'published',
    current: { title: 'The fourth' }
  });
  expect((await keep(fourth.id)).status).toBeLessThan(300);
  expect(await queued()).toEqual([]);
  expect((await server.call('listings.get', { slug: fourth.slug })).status).toBe(200);
  expect((await keep(fourth.id)).problem.code).toBe('not_found');
  expect(await auditOf(fourth.id)).toEqual([{ actor: admin.id, action: 'listing.kept' }]);
});

test('taking it down ends its post-review, and removing it from the queue otherwise is refused', async () => {
  await seedPublished(3);
  const { id, slug } = await submit('Taken down');
  const reason = { code: 'not_allowed', text: '' } as const;
  const reject = { kind: 'post_review', id, outcome: 'rejected', reason } as const;
  expect((await server.call('content.decide', reject, admin.headers)).problem.code).toBe('invalid_input');
  const takeDown = { id, reason: 'It is a copy of a film.', hasRefunds: true };
  expect((await server.call('adminListings.takeDown', takeDown, admin.headers)).status).toBeLessThan(300);
  expect(await queued()).toEqual([]);
  expect((await server.call('listings.get', { slug })).status).toBe(404);
  const { items } = (await server.call('decisions.list', { limit: 5 }, seller.headers)).output;
  expect(items).toMatchObject([{ kind: 'listing_taken_down', reason: takeDown.reason }]);

  const decisionId = items[0]?.id ?? '';
  const text = 'I filmed and wrote all of it.';
  await server.call('decisions.appeal', { id: decisionId, text }, seller.headers);
  const open = (await server.call('appeals.list', { limit: 60 }, admin.headers)).output.items;
  const appeal = open.find(({ decision }) => decision.id === decisionId);
  const answer = { id: appeal?.id ?? '', isAccepted: false, answer: 'The film is older.' };
  expect((await server.call('appeals.decide', answer, admin.headers)).status).toBeLessThan(300);
  expect(await pastDecisions(id)).toMatchObject([
    {
      action: 'listing.take_down',
      actor: { id: admin.id },
      reason: takeDown.reason,
      appeal: { state: 'rejected', answer: answer.answer }
    }
  ]);
});

test('a small edit asks for no second look; an approved change is one', async () => {
  await seedPublished(3);
  const { id } = await submit('Edited', { concept: 'A gull' });
  expect((await keep(id)).status).toBeLessThan(300);
  expect(await submit('Edited twice', { listingId: id, concept: 'A gull' })).toMatchObject({ version: 2 });
  expect(await queued()).toEqual([]);

  const changed = await submit('Changed', { concept: 'A heron' });
  expect(await submit('Changed', { listingId: changed.id, concept: 'Two herons' })).toMatchObject({
    isPublished: false
  });
  expect(await queued()).toEqual([
    ['submission', 'Changed'],
    ['post_review', 'Changed']
  ]);
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from listing_submissions where listing_id = $1 and state = 'pending'",
    [changed.id]
  );
  const approve = { kind: 'submission', id: rows[0]?.id ?? '', outcome: 'approved' } as const;
  await server.call(
    'content.decide',
    { ...approve, reason: { code: 'no_objection', text: '' } },
    admin.headers
  );
  expect(await queued()).toEqual([]);
  expect(await pastDecisions(changed.id)).toMatchObject([{ action: 'listing.approved', appeal: null }]);
});

test('a scheduled listing is looked at once it is on sale, and nobody decides about their own', async () => {
  await seedPublished(3);
  const publishAt = Date.now() + 3_600_000;
  const { id } = await submit('Scheduled', { publishAt });
  expect(await queued()).toEqual([]);
  await publishScheduled({ ...server.context, now: () => publishAt });
  expect(await queued()).toEqual([['post_review', 'Scheduled']]);
  await makeAdmin(server, seller);
  expect((await keep(id, seller)).problem.code).toBe('own_decision');
});
