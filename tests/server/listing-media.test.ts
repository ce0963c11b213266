// Media of listings: what is submitted, reviewed, published and shown with them.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeUnusedMedia } from '#server/services/media/remove-unused-media.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { ExplainedSearch } from '#shared/domain/market/dashboard/search-explanation.ts';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import type { Medium } from '#shared/domain/market/media/preview-media.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { clips, toListingMedium, uploadFile, uploadImage } from '../support/server/test-media.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

type PromptDraft = Extract<ListingDraft, { kind: 'prompt' }>;

let server: TestApp;
let seller: SignedInUser;
let moment = Date.now();
beforeAll(async () => (server = await createTestApp({ context: { now: () => moment } })));
afterAll(() => server.stop());
beforeEach(async () => {
  moment = Date.now();
  seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  for (let number = 1; number <= 3; number += 1) {
    await seedListing(server.database.db, seller.id, buildPromptDraft({ title: `Older ${number}` }));
  }
});

const buildDraft = (changes: Partial<PromptDraft> = {}): PromptDraft => ({
  ...buildPromptDraft({ title: 'Rain on a window', priceCents: 400 }),
  data: { ...defaultPromptData, concept: `Rain ${seller.id} window ${seller.id} lamp`, duration: 8 },
  ...changes
});
const submit = (draft: ListingDraft, listingId: string | null = null) =>
  server.call('sellers.submit', { draft, listingId, notes: '' }, seller.headers);
const upload = async (kind: 'image' | 'video', bytes: Uint8Array<ArrayBuffer>) =>
  (await uploadFile(server, seller.headers, kind, bytes)).output;

const thumbnailOf = ({ url }: Medium): string => url.replace('/listings/', '/thumbnails/');

describe('a listing', () => {
  test('with a price needs a medium; a free one does not', async () => {
    expect((await submit(buildDraft())).problem.code).toBe('media_required');
    expect((await submit(buildDraft({ priceCents: 0 }))).status).toBe(200);
    const media = [toListingMedium(await uploadImage(server, seller.headers))];
    expect((await submit(buildDraft({ media }))).output.isPublished).toBe(true);
  });

  test('shows its media in their order, with poster, model and date, and the first on its card', async () => {
    const [poster, image, video] = [
      await uploadImage(server, seller.headers, '#753'),
      await uploadImage(server, seller.headers, '#357'),
      await upload('video', clips.webm)
    ];
    const media = [
      toListingMedium(video, { posterId: poster.id, alt: 'Rain falls' }),
      toListingMedium(image, { model: '', madeOn: null })
    ];
    const { slug, id } = (await submit(buildDraft({ media }))).output;
    const page = (await server.call('listings.get', { slug })).output;
    const film = {
      kind: 'video',
      url: video.url,
      alt: 'Rain falls',
      width: 160,
      height: 90,
      posterUrl: poster.url,
      thumbnailUrl: thumbnailOf(poster),
      model: 'veo-3.1',
      madeOn: '2026-11-20'
    };
    expect(page.media).toEqual([
      film,
      expect.objectContaining({ kind: 'image', url: image.url, model: '', madeOn: null, posterUrl: null })
    ]);
    const found = await server.app.request('/api/v1/listings?sort=newest&limit=1');
    expect(await found.json()).toMatchObject({
      items: [{ cover: { url: video.url, posterUrl: poster.url, thumbnailUrl: thumbnailOf(poster) } }]
    });
    const draft = await server.call('sellers.getDraft', { id }, seller.headers);
    expect(draft.output).toMatchObject({ media });
  });

  test('without media stands below one with them, and its seller is told so', async () => {
    const media = [toListingMedium(await uploadImage(server, seller.headers, '#573'))];
    const shown = (await submit(buildDraft({ priceCents: 0, media }))).output;
    // Of two equal scores the newer listing is first.
    moment += 1000;
    const bare = (await submit(buildDraft({ priceCents: 0 }))).output;
    const explain = async (id: string) =>
      (await server.call('sellers.explainSearch', ExplainedSearch.parse({ id }), seller.headers)).output;
    const [first, second] = [await explain(shown.id), await explain(bare.id)];
    expect(first.position).toBeLessThan(second.position ?? 0);
    expect(first.trending).toMatchObject({ hasMedia: true, score: 0 });
    expect(second.trending).toMatchObject({ hasMedia: false, score: -1 });
  });

  test('is reviewed for a new medium, and not for another order, text or fewer of them', async () => {
    const [one, two] = [
      toListingMedium(await uploadImage(server, seller.headers, '#111')),
      toListingMedium(await uploadImage(server, seller.headers, '#222'))
    ];
    const { id, slug } = (await submit(buildDraft({ media: [one, two] }))).output;
    const reordered = [two, { ...one, alt: 'Another text' }];
    expect((await submit(buildDraft({ media: reordered }), id)).output).toMatchObject({
      isPublished: true,
      version: 2
    });
    expect((await submit(buildDraft({ media: [one] }), id)).output.isPublished).toBe(true);
    const three = toListingMedium(await uploadImage(server, seller.headers, '#333'));
    expect((await submit(buildDraft({ media: [one, three] }), id)).output.isPublished).toBe(false);
    expect((await server.call('listings.get', { slug })).output.media).toHaveLength(1);
  });

  test('takes no medium of another seller, none twice, no ninth image and no poster of an image', async () => {
    const mine = await uploadImage(server, seller.headers);
    const other = await signUpAs(server);
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
      [other.id]
    );
    const theirs = await uploadImage(server, other.headers);
    const codeOf = async (media: PromptDraft['media']) => (await submit(buildDraft({ media }))).problem?.code;
    expect(await codeOf([toListingMedium(theirs)])).toBe('media_missing');
    expect(await codeOf([toListingMedium(mine), toListingMedium(mine)])).toBe('invalid_input');
    expect(await codeOf([toListingMedium(mine, { posterId: mine.id })])).toBe('invalid_input');
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into media (id, owner_id, kind, media_key, width, height, size, used_at)
      select id || n, owner_id, kind, media_key || n, width, height, size, used_at
      from media, generate_series(1, 9) n where id = $1 returning id`,
      [mine.id]
    );
    const many = rows.map((row) => toListingMedium(row));
    expect(await codeOf(many.slice(0, 8))).toBeUndefined();
    expect(await codeOf(many)).toBe('invalid_input');
    expect(await codeOf([toListingMedium(mine, { alt: buildDraft().data.concept.repeat(2) })])).toBe(
      'listing_reveals_prompt'
    );
  });
});

test('six listings with a file of each format show it on their cards and pages', async () => {
  const draw = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
    sharp({ create: { width: 90, height: 60, channels: 3, background: '#6a2' } })
      .toFormat(format)
      .toBuffer();
  const files = [
    ['image', await draw('jpeg'), 'image/webp'],
    ['image', await draw('png'), 'image/webp'],
    ['image', await draw('webp'), 'image/webp'],
    ['image', await draw('avif'), 'image/webp'],
    ['video', clips.webm, 'video/webm'],
    ['video', clips.mp4, 'video/mp4']
  ] as const;
  const slugs: string[] = [];
  for (const [index, [kind, bytes]] of files.entries()) {
    moment += 1000;
    const medium = toListingMedium(await upload(kind, new Uint8Array(bytes)));
    slugs.push((await submit(buildDraft({ title: `Window ${index}`, media: [medium] }))).output.slug);
  }
  const found = (await server.call('listings.search', ListingSearch.parse({ sort: 'newest', limit: 6 })))
    .output;
  expect(found.items.map(({ slug }) => slug)).toEqual(slugs.toReversed());
  for (const [index, [kind, , type]] of files.entries()) {
    const page = (await server.call('listings.get', { slug: slugs[index] ?? '' })).output;
    const url = page.media[0]?.url ?? '';
    expect(page.media).toMatchObject([{ kind }]);
    expect(found.items.at(-1 - index)?.cover).toMatchObject({ kind, url });
    const answer = await server.app.request(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  }
});

describe('media that nothing uses', () => {
  const runJob = () => removeUnusedMedia.run(server.context, {});
  const isStored = async (url: string) => (await server.app.request(url)).status === 200;
  const afterDays = (days: number) => (moment = Date.now() + days * 24 * 60 * 60 * 1000);

  test('are removed after ninety days; those of listings and submissions are kept', async () => {
    const [unused, shown, waiting, canceled] = [
      await uploadImage(server, seller.headers, '#a11'),
      await uploadImage(server, seller.headers, '#b22'),
      await uploadImage(server, seller.headers, '#c33'),
      await uploadImage(server, seller.headers, '#f66')
    ];
    const { id } = (await submit(buildDraft({ media: [toListingMedium(shown)] }))).output;
    const later = { draft: buildDraft({ media: [toListingMedium(canceled)] }), listingId: null, notes: '' };
    const publishAt = Date.now() + 60 * 60_000;
    const scheduled = await server.call('sellers.submit', { ...later, publishAt }, seller.headers);
    await server.call('sellers.cancelPublication', { id: scheduled.output.id }, seller.headers);
    await submit(buildDraft({ media: [toListingMedium(waiting)] }), id);
    const areStored = async (medium: Medium) => [
      await isStored(medium.url),
      await isStored(thumbnailOf(medium))
    ];
    afterDays(89);
    await runJob();
    expect(await areStored(unused)).toEqual([true, true]);
    afterDays(91);
    await runJob();
    expect(await areStored(unused)).toEqual([false, false]);
    for (const kept of [shown, waiting, canceled]) expect(await areStored(kept)).toEqual([true, true]);
    moment = Date.now();
    const { output } = await server.call(
      'media.list',
      { ids: [waiting.id, unused.id, shown.id] },
      seller.headers
    );
    expect(output.map(({ id: found }) => found)).toEqual([waiting.id, shown.id]);
  });

  test('go with their owner’s account, and those of listings stay for their buyers', async () => {
    const [unused, shown] = [
      await uploadImage(server, seller.headers, '#d44'),
      await uploadImage(server, seller.headers, '#e55')
    ];
    await submit(buildDraft({ media: [toListingMedium(shown)] }));
    const open = { kind: 'image', size: 3, sha256: 'a'.repeat(64) } as const;
    const { id } = (await server.call('mediaUploads.start', open, seller.headers)).output;
    await server.call('mediaUploads.append', { id, offset: 0, bytes: new Uint8Array([1]) }, seller.headers);
    const exported = await server.call('account.export', undefined, seller.headers);
    expect(exported.output.tables['media']).toHaveLength(2);
    expect(exported.output.tables['media_uploads']).toHaveLength(1);
    await server.call('account.remove', { confirmation: seller.password }, seller.headers);
    expect([await isStored(unused.url), await isStored(shown.url)]).toEqual([false, true]);
    const { rows } = await server.database.pool.query(
      'select id from media where owner_id = $1 union all select id from media_uploads where owner_id = $1',
      [seller.id]
    );
    expect(rows).toEqual([]);
  });
});
