// Words that administrators do not allow: refused where they are written, with the field and the word.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedField } from '#shared/domain/market/moderation/forbidden-words.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import { type BuyingFixture, createBuyingFixture } from '../support/server/buying-fixture.ts';
import { toListingMedium, uploadImage } from '../support/server/test-media.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const reason = 'Gambling is not advertised here';

let fixture: BuyingFixture;
let admin: SignedInUser;
beforeAll(async () => {
  fixture = await createBuyingFixture();
  admin = await signUpAs(fixture.server);
  await makeAdmin(fixture.server, admin);
  expect((await change('add', 'Casino')).status).toBe(204);
});
afterAll(() => fixture.server.stop());

const change = (kind: 'add' | 'remove', word: string) =>
  fixture.server.call(`forbiddenWords.${kind}`, { word, reason }, admin.headers);
const list = async () => (await fixture.server.call('forbiddenWords.list', undefined, admin.headers)).output;
const refusal = (field: CheckedField) => ({
  code: 'word_not_allowed',
  status: 422,
  forbiddenUse: { field, word: 'Casino' }
});

test('a listing is refused by its title, description and tags', async () => {
  const { server, buyer } = fixture;
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [buyer.id]
  );
  const submit = async (fields: {
    title: string;
    description?: string;
    tags?: string[];
    media?: ListingMedium[];
  }) => {
    const draft = { ...buildPromptDraft({ title: fields.title, priceCents: 0 }), ...fields };
    const input = { draft, listingId: null, notes: '' };
    return (await server.call('sellers.submit', input, buyer.headers)).problem;
  };
  expect(await submit({ title: 'A CASÍNO at night' })).toMatchObject(refusal('title'));
  expect(await submit({ title: 'Rain', description: 'Rain. Casino!' })).toMatchObject(refusal('description'));
  expect(await submit({ title: 'Rain', tags: ['casino'] })).toMatchObject(refusal('tags'));
  const image = toListingMedium(await uploadImage(server, buyer.headers));
  const media = [{ ...image, alt: 'A casino at night' }];
  expect(await submit({ title: 'Rain', media })).toMatchObject(refusal('alt'));
  expect(await submit({ title: 'Casinos in the rain' })).toHaveProperty('isPublished');
});

test('a name is refused in a profile and in an application to sell', async () => {
  const { server } = fixture;
  await fixture.signUpBuyer();
  const { buyer } = fixture;
  const { username } = buyer;
  const profile = { username, displayName: 'Casino Royal', bio: '', links: [] };
  const save = (fields: object) => server.call('profiles.save', { ...profile, ...fields }, buyer.headers);
  expect((await save({})).problem).toMatchObject(refusal('name'));
  expect((await save({ displayName: 'Ada', username: 'casino-royal' })).problem).toMatchObject(
    refusal('username')
  );
  expect((await save({ displayName: 'Ada', bio: 'I own a casino.' })).problem).toMatchObject(refusal('bio'));
  const apply = await server.call(
    'sellers.apply',
    {
      displayName: 'Casino',
      country: 'PT',
      sells: 'Rain on windows, as it looks on film.',
      termsVersion: sellerTerms.version
    },
    buyer.headers
  );
  expect(apply.problem).toMatchObject(refusal('name'));
});

test('a review and a question are refused, and written without the word', async () => {
  const { server } = fixture;
  const { slug } = await fixture.sell(1000);
  const order = await fixture.buy(slug, 1000);
  await fixture.open(order.purchases[0]?.id ?? '');
  const review = (text: string) =>
    server.call('reviews.save', { slug, stars: 5, text }, fixture.buyer.headers);
  const ask = (text: string) => server.call('questions.ask', { slug, text }, fixture.buyer.headers);
  expect((await review('Better than any casino.')).problem).toMatchObject(refusal('review'));
  expect((await review('Better than any other.')).status).toBe(200);
  expect((await ask('Does it show a casino?')).problem).toMatchObject(refusal('question'));
  expect((await ask('Does it show a house?')).status).toBe(200);
});

test('a name is refused at sign-up', async () => {
  const signUp = (names: { displayName: string; username: string }) =>
    fixture.server.call('account.signUp', { email: 'ann@example.com', ...names });
  expect((await signUp({ displayName: 'Casino Ann', username: 'ann-sells' })).problem).toMatchObject(
    refusal('name')
  );
  expect((await signUp({ displayName: 'Ann', username: 'casino-ann' })).problem).toMatchObject(
    refusal('username')
  );
  expect((await signUp({ displayName: 'Ann', username: 'ann-sells' })).status).toBeLessThan(300);
});

test('a result and a message to buyers are refused', async () => {
  const { server } = fixture;
  await fixture.signUpBuyer();
  const { slug } = await fixture.sell(1000);
  const order = await fixture.buy(slug, 1000);
  await fixture.open(order.purchases[0]?.id ?? '');
  const video = { kind: 'hosted', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } as const;
  const result = { slug, video, model: 'Veo 3.1', settings: '', takes: 1 };
  const add = (changes: string) => server.call('results.save', { ...result, changes }, fixture.buyer.headers);
  expect((await add('I added a casino.')).problem).toMatchObject(refusal('result'));
  expect((await add('I added a lamp.')).status).toBe(200);

  const { db, pool } = server.database;
  await pool.query("insert into sellers (user_id, state, created_at) values ($1, 'active', now())", [
    fixture.buyer.id
  ]);
  const { id: listingId } = await seedListing(db, fixture.buyer.id, buildPromptDraft({ priceCents: 0 }));
  const send = (text: string) =>
    server.call('sellerMessages.send', { listingId, clientId: randomUUID(), text }, fixture.buyer.headers);
  expect((await send('Come to my casino, all of you.')).problem).toMatchObject(refusal('message'));
  expect((await send('A new version is on sale now.')).problem.code).toBe('no_recipients');
});

test('a word is listed once, with who added it and why, and is allowed again once it is removed', async () => {
  expect((await change('add', 'CASINÓ')).problem.code).toBe('conflict');
  expect(await list()).toMatchObject([{ word: 'Casino', reason, actor: { username: admin.username } }]);
  expect((await change('remove', 'casino')).status).toBe(204);
  expect((await change('remove', 'casino')).problem.code).toBe('not_found');
  expect(await list()).toEqual([]);
  for (const action of ['word.forbid', 'word.allow'] as const) {
    const log = await fixture.server.call('auditEntries.list', { limit: 20, action }, admin.headers);
    expect(log.output.items).toMatchObject([{ actor: { id: admin.id }, reason }]);
  }
});
