import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allCommands } from '#server/commands/all-commands.ts';
import { mailNotices } from '#server/services/notice/mail-notices.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { withOrigin } from '#shared/domain/trade/prompt-origin.ts';
import { canaries, findCanaries } from '../support/server/canaries.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing, seedSeller } from '../support/server/seed-listings.ts';
import { toListingMedium, uploadImage } from '../support/server/test-media.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

type PromptDraft = Extract<ListingDraft, { kind: 'prompt' }>;

let server: TestApp;
let seller: SignedInUser;
let media: readonly ListingMedium[];
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await signUpAs(server);
  await server.call(
    'sellers.apply',
    {
      displayName: 'Ines',
      country: 'PT',
      sells: 'Weather through windows.',
      termsVersion: sellerTerms.version
    },
    seller.headers
  );
  media = [toListingMedium(await uploadImage(server, seller.headers))];
});

/** Each seller's prompt has words of its own: one close to another's is reviewed. */
const buildDraft = (changes: Partial<PromptDraft> = {}): PromptDraft => ({
  ...buildPromptDraft({ title: 'Rain on a window' }),
  data: { ...defaultPromptData, concept: `Rain ${seller.id} window ${seller.id} lamp`, duration: 8 },
  priceCents: 400,
  media: [...media],
  ...changes
});

const submit = (draft: ListingDraft, listingId: string | null = null, notes = '') =>
  server.call('sellers.submit', { draft, listingId, notes }, seller.headers);
const run = (name: string, ...words: readonly string[]) => {
  const command = allCommands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command.run(server.context, ...words);
};
const listOwn = async () =>
  (await server.call('sellers.listListings', { limit: 20 }, seller.headers)).output.items;
const getStatus = async (slug: string) => (await server.call('listings.get', { slug })).status;
const findSubmission = async (listingId: string): Promise<string> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from listing_submissions where listing_id = $1 and state = 'pending'",
    [listingId]
  );
  return rows[0]?.id ?? '';
};
const decide = async (listingId: string, outcome: string, reason = 'Looked at it.') =>
  run('decide-listing', await findSubmission(listingId), outcome, reason);
const seedPublished = async (count: number) => {
  for (let number = 1; number <= count; number += 1) {
    await seedListing(server.database.db, seller.id, buildPromptDraft({ title: `Older ${number}` }));
  }
};

describe('a new listing', () => {
  test('of an experienced seller waits where its prompt is close to another seller’s, who stays unnamed', async () => {
    const data = {
      ...defaultPromptData,
      concept: 'The lighthouse keeper counts seven ships and writes down only six of them'
    };
    const { slug } = await seedListing(
      server.database.db,
      await seedSeller(server.database.db, 'ship-counter'),
      buildPromptDraft({ title: 'Seven ships', data })
    );
    await seedPublished(3);
    const copy = { ...data, action: 'He closes the book.' };
    const { output } = await server.call(
      'listings.findNearDuplicates',
      { data: copy, slug: null },
      seller.headers
    );
    expect(output).toEqual({ own: [], isCloseToAnother: true });
    expect((await submit(buildDraft({ data: copy }))).output.isPublished).toBe(false);
    expect(
      (await submit(buildDraft({ data: { ...data, concept: 'A fox waits for the last ferry' } }))).output
    ).toMatchObject({
      isPublished: true
    });
    expect(await getStatus(slug)).toBe(200);
  });

  test('waits for review, and is on sale once approved; its seller is told', async () => {
    const { output } = await submit(buildDraft());
    expect(output).toMatchObject({ isPublished: false, version: null });
    expect(await getStatus(output.slug)).toBe(404);
    expect(await listOwn()).toMatchObject([
      { id: output.id, title: 'Rain on a window', state: 'pending', submission: { state: 'pending' } }
    ]);
    expect(await run('listing-queue')).toContain('"Rain on a window", prompt, $4.00');
    expect(await decide(output.id, 'approve')).toBe('The listing is published.');
    await vi.waitFor(async () => expect(await getStatus(output.slug)).toBe(200));
    expect(await listOwn()).toMatchObject([{ state: 'published', version: 1, submission: null }]);
    const notices = await server.call('notices.list', { limit: 5 }, seller.headers);
    expect(notices.output.items).toMatchObject([{ subject: { kind: 'listing_approved', version: 1 } }]);
    await mailNotices.run(server.context, {});
    const mail = await server.waitForMail(seller.email);
    expect(mail.subject).toBe('Your listing is on sale');
    const { rows } = await server.database.pool.query(
      'select action, reason from audit_entries where subject_id = $1',
      [output.id]
    );
    expect(rows).toEqual([{ action: 'listing.approved', reason: 'Looked at it.' }]);
  });

  test('comes back with a reason, is changed and submitted again under the same address', async () => {
    const { output } = await submit(buildDraft());
    await decide(output.id, 'request-changes', 'Say which model you tested.');
    expect(await listOwn()).toMatchObject([
      {
        state: 'changes_requested',
        submission: { state: 'changes_requested', reason: 'Say which model you tested.' }
      }
    ]);
    const again = await submit(buildDraft({ description: 'Tested on Veo 3.1.' }), output.id);
    expect(again.output).toEqual(output);
    await decide(output.id, 'approve');
    await vi.waitFor(async () =>
      expect((await server.call('listings.get', { slug: output.slug })).output.description).toBe(
        'Tested on Veo 3.1.'
      )
    );
  });

  test('that was rejected stays so', async () => {
    const { output } = await submit(buildDraft());
    await decide(output.id, 'reject', 'It names a brand.');
    expect((await submit(buildDraft(), output.id)).problem.code).toBe('conflict');
    await expect(decide(output.id, 'approve')).rejects.toThrow('No submission');
  });

  test('is published at once from the fourth on', async () => {
    await seedPublished(3);
    const { output } = await submit(buildDraft());
    expect(output).toMatchObject({ isPublished: true, version: 1 });
    expect(await getStatus(output.slug)).toBe(200);
  });

  test('is refused where it was bought, and where a public text repeats the prompt', async () => {
    const data = { ...defaultPromptData, concept: 'One two three four five six seven eight' };
    const origin = {
      purchaseId: 'ent_1',
      slug: 'rain',
      title: 'Rain',
      seller: 'Ada',
      version: 1,
      licence: 'personal' as const,
      licenceVersion: '2026-11'
    };
    expect((await submit(buildDraft({ data: withOrigin(data, origin) }))).problem.code).toBe(
      'resale_not_allowed'
    );
    const description = 'It begins: two, three four five six SEVEN.';
    expect((await submit(buildDraft({ data, description }))).problem.code).toBe('listing_reveals_prompt');
    const leak = 'One two three four five six';
    for (const changes of [{ title: leak }, { category: leak }, { tags: ['fog', leak] }])
      expect((await submit(buildDraft({ data, ...changes }))).problem.code).toBe('listing_reveals_prompt');
    expect((await submit(buildDraft({ data }), null, leak)).problem.code).toBe('listing_reveals_prompt');
  });

  test('is not taken from a limited seller, nor approved for one', async () => {
    const { output } = await submit(buildDraft());
    await run('seller-state', seller.email, 'limited', 'always', 'Three refunds');
    expect((await submit(buildDraft())).problem.code).toBe('not_selling');
    await expect(decide(output.id, 'approve')).rejects.toThrow('not active');
  });
});

describe('a change of a published listing', () => {
  const publish = async (draft: ListingDraft) => seedListing(server.database.db, seller.id, draft);

  test('of text and tags is a new version at once, with its notes', async () => {
    const before = buildDraft();
    const { id, slug } = await publish(before);
    const { output } = await submit({ ...before, tags: ['fog'], priceCents: 500 }, id, 'More fog.');
    expect(output).toMatchObject({ id, slug, isPublished: true, version: 2 });
    const { rows } = await server.database.pool.query(
      'select version, notes from listing_versions where listing_id = $1 order by version',
      [id]
    );
    expect(rows).toEqual([
      { version: 1, notes: '' },
      { version: 2, notes: 'More fog.' }
    ]);
  });

  test.each([
    ['another prompt', { data: { ...defaultPromptData, concept: 'Hail' } }],
    ['a price beyond a quarter', { priceCents: 501 }]
  ])('of %s waits, while the version before stays on sale', async (_, changes) => {
    const before = buildDraft();
    const { id, slug } = await publish(before);
    const { output } = await submit({ ...before, ...changes }, id);
    expect(output).toMatchObject({ isPublished: false, version: 1 });
    expect((await server.call('listings.get', { slug })).output).toMatchObject({ version: 1 });
    expect(await listOwn()).toMatchObject([{ state: 'published', submission: { state: 'pending' } }]);
    await decide(id, 'approve');
    await vi.waitFor(async () =>
      expect((await server.call('listings.get', { slug })).output).toMatchObject({ version: 2 })
    );
  });

  test('that is submitted again replaces the one that waits', async () => {
    const before = buildDraft();
    const { id } = await publish(before);
    await submit({ ...before, priceCents: 900 }, id);
    const first = await findSubmission(id);
    await submit({ ...before, priceCents: 1900 }, id);
    await expect(run('decide-listing', first, 'approve', 'x')).rejects.toThrow('replaced it');
    expect((await server.call('sellers.getDraft', { id }, seller.headers)).output).toMatchObject({
      priceCents: 1900
    });
  });

  test('is nobody else’s to make, read, or take off the market', async () => {
    const { id } = await publish(buildDraft());
    const owner = seller;
    seller = await signUpAs(server);
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
      [seller.id]
    );
    expect((await submit(buildDraft(), id)).problem.code).toBe('not_found');
    const read = await server.call('sellers.getDraft', { id }, seller.headers);
    expect(read.problem.code).toBe('not_found');
    const off = await server.call('sellers.setOnSale', { id, isOnSale: false }, seller.headers);
    expect(off.problem.code).toBe('not_found');
    seller = owner;
  });
});

test('a listing is taken off the market at once and brought back as it was', async () => {
  const { id, slug } = await seedListing(server.database.db, seller.id, buildDraft());
  const setOnSale = (isOnSale: boolean) => server.call('sellers.setOnSale', { id, isOnSale }, seller.headers);
  expect((await setOnSale(false)).status).toBe(204);
  expect((await setOnSale(false)).status).toBe(204);
  await vi.waitFor(async () => expect(await getStatus(slug)).toBe(404));
  expect((await setOnSale(true)).status).toBe(204);
  await vi.waitFor(async () => expect(await getStatus(slug)).toBe(200));
});

test('a prompt that waits for review is in no answer but its seller’s own, and goes once it is decided', async () => {
  const [secret = ''] = canaries;
  const data = { ...defaultPromptData, concept: `The ${secret} of the fog` };
  const { output } = await submit(buildDraft({ title: 'A lamp', data }));
  const readable = [
    output,
    await listOwn(),
    await run('listing-queue'),
    (await server.call('notices.list', { limit: 5 }, seller.headers)).output,
    (await server.call('account.export', undefined, seller.headers)).output.tables['listing_submissions']
  ];
  expect(findCanaries(JSON.stringify(readable))).toEqual([]);
  const own = await server.call('sellers.getDraft', { id: output.id }, seller.headers);
  expect(findCanaries(JSON.stringify(own.output))).toEqual([secret]);
  expect(findCanaries(server.logLines.join('\n'))).toEqual([]);
  await decide(output.id, 'reject');
  const { rows } = await server.database.pool.query(
    'select 1 from sealed.submissions s join listing_submissions l on l.id = s.submission_id where l.listing_id = $1',
    [output.id]
  );
  expect(rows).toEqual([]);
});
