import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change, NumberedMutation } from '#shared/domain/sync/mutation.ts';
import {
  buyListing,
  type BuyingTarget,
  openPurchases,
  refundPurchase
} from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { createTestProvider } from '#tests/support/server/test-provider.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';

let server: TestApp;
let target: BuyingTarget;
let seller: SignedInUser;
let ann: SignedInUser;
let listing: { readonly id: string; readonly slug: string };
beforeAll(async () => {
  const provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
  target = { server, provider };
  seller = await signUpAs(server);
  await server.database.pool.query(
    `insert into sellers (user_id, state, created_at) values ($1, 'active', now())`,
    [seller.id]
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  ann = await signUpAs(server);
  listing = await seedListing(server.database.db, seller.id, buildPromptDraft());
});

async function buy(who: SignedInUser, slug = listing.slug): Promise<string> {
  const { orderId, purchaseIds } = await buyListing(target, who, slug);
  await openPurchases(target, who, purchaseIds);
  return orderId;
}

const sequences = new Map<string, number>();
let ids = 0;
type Draft = readonly [entity: string, rowId: string, change: Change, basedOn?: number | undefined];

/** Pushes as one device; answers the refusals. */
async function push(drafts: readonly Draft[], who = ann, deviceId = 'laptop-1'): Promise<(string | null)[]> {
  const mutations = drafts.map(([entity, rowId, change, basedOn = null]): NumberedMutation => {
    const sequence = (sequences.get(deviceId + who.id) ?? 0) + 1;
    sequences.set(deviceId + who.id, sequence);
    return { id: `r${(ids += 1)}`, sequence, entity, rowId, change, basedOn, version: 1, madeAt: 1 };
  });
  const { output, status } = await server.call('sync.push', { deviceId, mutations }, who.headers);
  expect(status).toBe(200);
  return output.outcome === 'answered' ? output.answers.map(({ refusal }) => refusal) : ['unknown device'];
}

/** The rows of an entity since the cursor, and the next cursor. */
async function pull(entity: string, who = ann, cursor: string | null = null) {
  await waitForFeed(server.database.pool);
  const rows = [];
  for (let next = cursor; ; ) {
    const scopes = [{ name: 'buyer' as const, cursor: next }];
    const { output } = await server.call('sync.pull', { deviceId: 'laptop-1', scopes }, who.headers);
    const [page] = output;
    if (page === undefined) throw new Error('There is no page');
    rows.push(...page.rows.filter((row) => row.entity === entity));
    next = page.cursor;
    if (!page.hasMore) return { rows, cursor: next };
  }
}

const write = (stars: number, text: string, listingId = listing.id): Draft => [
  'reviews',
  listingId,
  { kind: 'create', value: { slug: 'any', stars, text, createdAt: 1 } }
];
type Field = readonly [field: string, from: unknown, to: unknown];
const edit = (basedOn: number, ...fields: readonly Field[]): Draft => [
  'reviews',
  listing.id,
  {
    kind: 'edit',
    edits: fields.map(([field, from, to]) => ({ path: [field], from, to })) as never,
    settled: []
  },
  basedOn
];
const remove = (basedOn: number): Draft => ['reviews', listing.id, { kind: 'delete' }, basedOn];
const shown = async () =>
  (await server.call('reviews.getMine', { slug: listing.slug }, ann.headers)).output.review;

describe('a review written on a device', () => {
  test('is published as one written by the route, and on its author’s devices with the reply', async () => {
    await buy(ann);
    expect(await push([write(4, 'It held together.')])).toEqual([null]);
    const review = await shown();
    expect(review).toMatchObject({ stars: 4, text: 'It held together.', editedAt: null });
    const first = await pull('reviews');
    const value = {
      slug: listing.slug,
      stars: 4,
      text: 'It held together.',
      reviewId: review?.id,
      reply: null
    };
    expect(first.rows).toMatchObject([{ id: listing.id, revision: 1, writtenBy: 'laptop-1', value }]);
    expect((await pull('reviews', seller)).rows).toEqual([]);
    await server.call('reviews.reply', { id: review?.id ?? '', text: 'Thank you.' }, seller.headers);
    const replied = await pull('reviews', ann, first.cursor);
    expect(replied.rows).toMatchObject([{ revision: 1, value: { reply: { text: 'Thank you.' } } }]);
    expect(await push([remove(1)])).toEqual([null]);
    expect(await shown()).toBeNull();
    expect((await pull('reviews', ann, replied.cursor)).rows).toMatchObject([{ isDeleted: true }]);
  });

  test('is refused where the route would refuse, and what follows is applied', async () => {
    const other = await seedListing(server.database.db, seller.id, buildPromptDraft({ title: 'Neon' }));
    await buyListing(target, ann, other.slug);
    await buy(ann);
    const own: Draft = ['reviews', listing.id, { kind: 'create', value: { stars: 5, text: 'Mine.' } }];
    expect(await push([own], seller)).toEqual(['own_listing']);
    expect(
      await push([
        write(5, 'Unopened.', other.id),
        write(6, 'Six stars.'),
        write(5, 'x'.repeat(2001)),
        write(5, 'None.', 'lst_none'),
        write(5, 'It stands.')
      ])
    ).toEqual(['purchase_not_opened', 'invalid_input', 'invalid_input', 'not_found', null]);
    expect(await shown()).toMatchObject({ stars: 5, text: 'It stands.' });
  });

  test('merges with what another device wrote, which is offered where both changed the same field', async () => {
    await buy(ann);
    await push([write(4, 'One\ntwo\nthree')]);
    await push([edit(1, ['text', 'One\ntwo\nthree', 'One\ntwo\n3'])], ann, 'tablet-1');
    await push([edit(1, ['text', 'One\ntwo\nthree', '1\ntwo\nthree'], ['stars', 4, 2])]);
    await push([edit(1, ['stars', 4, 5])], ann, 'tablet-1');
    const { rows } = await pull('reviews');
    expect(rows).toMatchObject([{ value: { text: '1\ntwo\n3', stars: 5 } }]);
    const [row] = rows;
    expect(row?.conflicts).toMatchObject([
      { path: ['stars'], value: 2, writtenBy: { deviceId: 'laptop-1' } }
    ]);
    expect(await shown()).toMatchObject({ text: '1\ntwo\n3', stars: 5 });
    const settled = row?.conflicts.map(({ path, writtenBy }) => ({ path, writtenBy })) ?? [];
    const decision: Change = { kind: 'edit', edits: [], settled };
    expect(await push([['reviews', listing.id, decision, row?.revision]])).toEqual([null]);
    expect((await pull('reviews')).rows).toMatchObject([{ conflicts: [], value: { stars: 5 } }]);
  });

  test('offers what the route wrote meanwhile, as of a device that nobody knows', async () => {
    await buy(ann);
    await push([write(4, 'Before.')]);
    await server.call('reviews.save', { slug: listing.slug, stars: 3, text: 'On the site.' }, ann.headers);
    await push([edit(1, ['text', 'Before.', 'On the plane.'])]);
    expect((await pull('reviews')).rows).toMatchObject([
      {
        value: { stars: 3, text: 'On the plane.' },
        conflicts: [{ path: ['text'], value: 'On the site.', writtenBy: { deviceId: '' } }]
      }
    ]);
  });

  test('comes back by an edit that did not know of its deletion, and not once it was refunded', async () => {
    const orderId = await buy(ann);
    await push([write(4, 'Before.')]);
    await push([remove(1)]);
    expect(await shown()).toBeNull();
    await push([edit(1, ['text', 'Before.', 'After.'])], ann, 'tablet-1');
    expect(await shown()).toMatchObject({ stars: 4, text: 'After.' });
    await refundPurchase(target, ann, orderId);
    expect(await shown().catch(() => null)).toBeFalsy();
    expect(await push([edit(1, ['text', 'After.', 'Too late.'])], ann, 'phone-12')).not.toEqual([null]);
  });
});

describe('votes on reviews', () => {
  test('are elements that two devices agree on, and follow the rules of the route', async () => {
    const ben = await signUpAs(server);
    await buy(ben);
    const { id } = (
      await server.call('reviews.save', { slug: listing.slug, stars: 5, text: 'Rain.' }, ben.headers)
    ).output;
    const vote: Draft = ['reviewVotes', id, { kind: 'add', value: {} }];
    expect(await push([vote], ben)).toEqual(['forbidden']);
    expect(await push([vote, ['reviewVotes', 'rev_none', { kind: 'add', value: {} }]])).toEqual([
      null,
      'not_found'
    ]);
    expect(await push([vote], ann, 'tablet-1')).toEqual([null]);
    const helpful = async () =>
      (await server.call('reviews.getMine', { slug: listing.slug }, ann.headers)).output.helpfulIds;
    expect(await helpful()).toEqual([id]);
    const { rows } = await pull('reviewVotes');
    expect(rows).toMatchObject([{ id, value: {} }]);
    expect(await push([['reviewVotes', id, { kind: 'remove' }, rows[0]?.revision]])).toEqual([null]);
    expect(await helpful()).toEqual([]);
  });

  test('of two users on each other’s reviews, with their own, do not wait for each other', async () => {
    const ben = await signUpAs(server);
    const other = await seedListing(server.database.db, seller.id, buildPromptDraft({ title: 'Neon' }));
    for (const who of [ann, ben]) for (const { slug } of [listing, other]) await buy(who, slug);
    const reviewBy = async (who: SignedInUser) =>
      (await server.call('reviews.save', { slug: listing.slug, stars: 5, text: '' }, who.headers)).output.id;
    const [ofAnn, ofBen] = [await reviewBy(ann), await reviewBy(ben)];
    const vote = (id: string): Draft => ['reviewVotes', id, { kind: 'add', value: {} }];
    const [one, two] = [write(4, 'One.'), write(4, 'Two.', other.id)];
    expect(await Promise.all([push([vote(ofBen), one, two]), push([two, one, vote(ofAnn)], ben)])).toEqual([
      [null, null, null],
      [null, null, null]
    ]);
  });
});

describe('a profile', () => {
  const profile = async () => (await server.call('account.get', undefined, ann.headers)).output?.profile;
  const change = (edits: readonly Field[], id = ann.id): Draft => [
    'profiles',
    id,
    {
      kind: 'edit',
      edits: edits.map(([field, from, to]) => ({ path: [field], from, to })) as never,
      settled: []
    },
    1
  ];

  test('is on its user’s devices, and written by them as by the route, but for the username', async () => {
    const before = await profile();
    const first = await pull('profiles');
    expect(first.rows).toMatchObject([{ id: ann.id, value: { ...before } }]);
    const link = { label: 'Site', url: 'https://ann.example/' };
    const edits: Field[] = [
      ['bio', before?.bio, 'Films rain.'],
      ['links', [], [link]]
    ];
    expect(await push([change(edits), change([['username', before?.username, 'other-name']])])).toEqual([
      null,
      null
    ]);
    expect(await profile()).toEqual({ ...before, bio: 'Films rain.', links: [link] });
    const { username = '' } = before ?? {};
    const draft = { username, displayName: 'Ann', bio: '', links: [] };
    await server.call('profiles.save', draft, ann.headers);
    expect((await pull('profiles', ann, first.cursor)).rows).toMatchObject([
      { value: { displayName: 'Ann', bio: '', links: [] } }
    ]);
  });

  test('merges by field, and offers what another device wrote into the same one', async () => {
    const name = (await profile())?.displayName;
    await push([change([['bio', '', 'From the laptop.']])]);
    expect(
      await push(
        [
          change([
            ['displayName', name, 'Ann B.'],
            ['bio', '', 'From the tablet.']
          ])
        ],
        ann,
        'tablet-1'
      )
    ).toEqual([null]);
    expect(await profile()).toMatchObject({ displayName: 'Ann B.', bio: 'From the tablet.' });
    expect((await pull('profiles')).rows).toMatchObject([
      { conflicts: [{ path: ['bio'], value: 'From the laptop.', writtenBy: { deviceId: 'laptop-1' } }] }
    ]);
  });

  test('is nobody else’s to write, cannot be deleted, and follows the rules of the route', async () => {
    const ben = await signUpAs(server);
    expect(
      await push([
        change([['bio', '', 'Mine now.']], ben.id),
        ['profiles', ben.id, { kind: 'create', value: { displayName: 'Ann', bio: '', links: [] } }],
        ['profiles', ann.id, { kind: 'delete' }, 1],
        change([['displayName', 'x', '']]),
        change([['links', [], [{ label: 'Bad', url: 'javascript:alert(1)' }]]])
      ])
    ).toEqual(['gone', 'forbidden', 'forbidden', 'invalid_input', 'invalid_input']);
    expect((await pull('profiles', ben)).rows).toMatchObject([{ revision: 1, value: { bio: '' } }]);
  });
});
