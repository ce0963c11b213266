// Publication at a time: by the server's clock, once, however many instances and restarts there are.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allCommands } from '#server/commands/all-commands.ts';
import { publishScheduled } from '#server/services/listing/submit/publish-scheduled.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import type { PublicationFailure } from '#shared/domain/market/states.ts';
import { canaries, findCanaries } from '../support/server/canaries.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { toListingMedium, uploadImage } from '../support/server/test-media.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const hourMs = 3_600_000;
const clock = { ahead: 0 };
const now = () => Date.now() + clock.ahead;

let server: TestApp;
let seller: SignedInUser;
let media: readonly ListingMedium[];
beforeAll(async () => (server = await createTestApp({ context: { now } })));
afterAll(() => server.stop());
beforeEach(async () => {
  clock.ahead = 0;
  seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  media = [toListingMedium(await uploadImage(server, seller.headers))];
});

const buildOwn = (fields: Parameters<typeof buildPromptDraft>[0]) =>
  buildPromptDraft({ media: [...media], ...fields });
const buildDraft = (concept = `Rain ${seller.id}`): ListingDraft =>
  buildOwn({ title: 'Rain on a window', data: { ...defaultPromptData, concept } });
const schedule = (publishAt: number, draft = buildDraft(), listingId: string | null = null) =>
  server.call('sellers.submit', { draft, listingId, notes: '', publishAt }, seller.headers);
const cancel = (id: string, headers = seller.headers) =>
  server.call('sellers.cancelPublication', { id }, headers);
const seedPublished = async () => {
  const older: string[] = [];
  for (const number of [1, 2, 3]) {
    const { db } = server.database;
    older.push((await seedListing(db, seller.id, buildOwn({ title: `Older ${number}` }))).id);
  }
  return older;
};
const findOwn = async (id: string) =>
  (await server.call('sellers.listListings', { limit: 20 }, seller.headers)).output.items.find(
    (listing) => listing.id === id
  );
const getVersion = async (slug: string) => (await server.call('listings.get', { slug })).output.version;
const isShown = async (slug: string) => (await server.call('listings.get', { slug })).status === 200;
/** The job of an instance whose clock differs from ours. */
const runAt = (moment: number) => publishScheduled({ ...server.context, now: () => moment });
const runCommand = (name: string, ...parts: readonly string[]) =>
  allCommands.find((command) => command.name === name)?.run(server.context, ...parts);
const countVersions = async (id: string) => {
  const { rows } = await server.database.pool.query('select 1 from listing_versions where listing_id = $1', [
    id
  ]);
  return rows.length;
};

describe('a listing with a time', () => {
  test('goes on sale at it, once, and its seller is told', async () => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const { output } = await schedule(publishAt);
    expect(output).toMatchObject({ isPublished: false, version: null, publishAt });
    expect(await findOwn(output.id)).toMatchObject({ submission: { state: 'scheduled', publishAt } });
    await runAt(publishAt - 1);
    expect(await isShown(output.slug)).toBe(false);
    await runAt(publishAt);
    expect(await isShown(output.slug)).toBe(true);
    await runAt(publishAt + hourMs);
    expect(await countVersions(output.id)).toBe(1);
    expect(await findOwn(output.id)).toMatchObject({ state: 'published', submission: null });
    const notices = await server.call('notices.list', { limit: 5 }, seller.headers);
    expect(notices.output.items).toMatchObject([{ subject: { kind: 'listing_approved', version: 1 } }]);
  });

  test('waits while selling is closed or in maintenance, and is published afterwards', async () => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const { output } = await schedule(publishAt);
    const { pool } = server.database;
    for (const name of ['selling_closed', 'maintenance']) {
      await pool.query(`insert into platform_restrictions values ($1, true, 'a test', $2, now())`, [
        name,
        seller.id
      ]);
      await runAt(publishAt);
      expect(await isShown(output.slug)).toBe(false);
      await pool.query('update platform_restrictions set is_in_force = false');
    }
    await runAt(publishAt);
    expect(await isShown(output.slug)).toBe(true);
  });

  test('that passed while no instance ran is published by the first run, and by one of several', async () => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const { output } = await schedule(publishAt);
    const late = publishAt + 48 * hourMs;
    // One clock is a minute behind, one two minutes ahead: whichever run is first publishes.
    await Promise.all([runAt(late - 60_000), runAt(late), runAt(late + 120_000), runAt(late)]);
    expect(await countVersions(output.id)).toBe(1);
    expect(await isShown(output.slug)).toBe(true);
  });

  test('is refused where that has passed by the server’s clock, or is more than a year ahead', async () => {
    await seedPublished();
    const code = async (at: number) => (await schedule(at)).problem.code;
    expect(await code(now() - 1)).toBe('publication_time_not_valid');
    expect(await code(now() + 367 * 24 * hourMs)).toBe('publication_time_not_valid');
  });

  test('is reviewed first where it has to be, and then waits for its time', async () => {
    const publishAt = now() + hourMs;
    const { output } = await schedule(publishAt);
    expect(await findOwn(output.id)).toMatchObject({ submission: { state: 'pending', publishAt } });
    await runAt(publishAt + 1);
    expect(await isShown(output.slug)).toBe(false);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from listing_submissions where listing_id = $1',
      [output.id]
    );
    const printed = await runCommand('decide-listing', rows[0]?.id ?? '', 'approve', 'Looked at it.');
    expect(printed).toContain('scheduled');
    expect(await isShown(output.slug)).toBe(false);
    await runAt(publishAt);
    expect(await isShown(output.slug)).toBe(true);
  });

  test('that is canceled stays its seller’s draft, and goes on sale when it is submitted again', async () => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const draft = buildDraft();
    const { id, slug } = (await schedule(publishAt, draft)).output;
    const stranger = await signUpAs(server);
    expect((await cancel(id, stranger.headers)).status).toBe(403);
    expect((await cancel(id)).status).toBe(204);
    expect((await cancel(id)).problem.code).toBe('conflict');
    await runAt(publishAt);
    expect(await isShown(slug)).toBe(false);
    expect(await findOwn(id)).toMatchObject({ state: 'draft', submission: { state: 'canceled' } });
    expect((await server.call('sellers.getDraft', { id }, seller.headers)).output).toMatchObject({
      title: draft.title,
      data: { concept: `Rain ${seller.id}` }
    });
    const again = { draft, listingId: id, notes: '' };
    expect((await server.call('sellers.submit', again, seller.headers)).output).toMatchObject({
      isPublished: true,
      version: 1
    });
  });

  test('is replaced by what is submitted after it', async () => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const { id } = (await schedule(publishAt)).output;
    await schedule(publishAt + hourMs, buildDraft(), id);
    await runAt(publishAt);
    expect(await countVersions(id)).toBe(0);
    await runAt(publishAt + hourMs);
    expect(await countVersions(id)).toBe(1);
  });
});

describe('a listing that cannot be published at its time returns to its seller', () => {
  const sql = (text: string, ...values: readonly string[]) => server.database.pool.query(text, [...values]);
  const breakDraft = (id: string, field: string, value: string) =>
    sql(
      `update listing_submissions set content = content || jsonb_build_object('${field}', $2::jsonb) where listing_id = $1`,
      id,
      value
    );

  /** The failure as shown to the seller, in all places. */
  const expectReturned = async (id: string, failure: PublicationFailure) => {
    expect(await findOwn(id)).toMatchObject({
      state: 'changes_requested',
      submission: { state: 'changes_requested', reason: '', failure }
    });
    const notices = await server.call('notices.list', { limit: 5 }, seller.headers);
    const ofListing = notices.output.items.filter(({ subject }) => subject.kind !== 'decision');
    expect(ofListing).toMatchObject([{ subject: { kind: 'listing_publication_failed', failure } }]);
    const tasks = await server.call('sellers.listTasks', undefined, seller.headers);
    expect(tasks.output[0]).toMatchObject({ kind: 'publication_failed', listingId: id, failure });
  };

  const failures: readonly (readonly [PublicationFailure, (id: string) => unknown])[] = [
    [
      'not_selling',
      () => runCommand('seller-state', seller.email, 'limited', '7', 'Three refunds in a week')
    ],
    ['price_not_valid', (id) => breakDraft(id, 'priceCents', '50')],
    ['media_missing', () => sql('delete from media where owner_id = $1', seller.id)],
    ['draft_not_valid', (id) => breakDraft(id, 'category', '""')]
  ];
  test.each(failures)('%s', async (failure, cause) => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const { id } = (await schedule(publishAt)).output;
    await cause(id);
    await runAt(publishAt);
    expect(await countVersions(id)).toBe(0);
    await expectReturned(id, failure);
    await runAt(publishAt + hourMs);
    await expectReturned(id, failure);
  });

  test('bundle_not_valid', async () => {
    const [first = '', second = ''] = await seedPublished();
    const publishAt = now() + hourMs;
    const { data: _sealed, ...about } = buildPromptDraft({ title: 'Both', priceCents: 900 });
    const bundle: ListingDraft = { ...about, kind: 'bundle', itemIds: [first, second] };
    const { id } = (await schedule(publishAt, bundle)).output;
    await server.call('sellers.setOnSale', { id: second, isOnSale: false }, seller.headers);
    await runAt(publishAt);
    await expectReturned(id, 'bundle_not_valid');
  });

  test('with the nearest price that is allowed, and goes on sale once it is submitted again', async () => {
    await seedPublished();
    const publishAt = now() + hourMs;
    const { id } = (await schedule(publishAt)).output;
    await breakDraft(id, 'priceCents', '50');
    await runAt(publishAt);
    const draft = (await server.call('sellers.getDraft', { id }, seller.headers)).output;
    expect(draft).toMatchObject({ priceCents: 99, data: { concept: `Rain ${seller.id}` } });
    await schedule(publishAt + hourMs, draft, id);
    expect(await findOwn(id)).toMatchObject({ submission: { state: 'scheduled', failure: null } });
    await runAt(publishAt + hourMs);
    expect(await countVersions(id)).toBe(1);
    const tasks = (await server.call('sellers.listTasks', undefined, seller.headers)).output;
    expect(tasks.map(({ kind }) => kind)).not.toContain('publication_failed');
  });
});

test('a scheduled change leaves the version on sale until then, and archiving cancels it', async () => {
  const [id = ''] = await seedPublished();
  const own = await findOwn(id);
  const publishAt = now() + hourMs;
  const draft = buildOwn({ title: 'Older 1', description: 'Better.' });
  expect((await schedule(publishAt, draft, id)).output).toMatchObject({ version: 1, publishAt });
  expect(await getVersion(own?.slug ?? '')).toBe(1);
  await server.call('sellers.setOnSale', { id, isOnSale: false }, seller.headers);
  await runAt(publishAt);
  expect(await findOwn(id)).toMatchObject({ state: 'archived', submission: { state: 'canceled' } });
  await server.call('sellers.setOnSale', { id, isOnSale: true }, seller.headers);
  await schedule(publishAt + hourMs, draft, id);
  await runAt(publishAt + hourMs);
  // Responses are cached until the instance hears of the change.
  await vi.waitFor(async () => expect(await getVersion(own?.slug ?? '')).toBe(2));
});

test('a scheduled prompt is in no answer but its seller’s own', async () => {
  await seedPublished();
  const [secret = ''] = canaries;
  const { output } = await schedule(now() + hourMs, buildDraft(`The ${secret} of the fog`));
  const readable = [
    output,
    await findOwn(output.id),
    (await server.call('account.export', undefined, seller.headers)).output.tables['listing_submissions']
  ];
  expect(findCanaries(JSON.stringify(readable))).toEqual([]);
  await runAt(now() + 2 * hourMs);
  expect(findCanaries(server.logLines.join('\n'))).toEqual([]);
});
