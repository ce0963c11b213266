import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeUnusedMedia } from '#server/services/media/remove-unused-media.ts';
import type { ResultDraft } from '#shared/domain/market/community/buyer-result.ts';
import { minRateBuyers } from '#shared/domain/market/community/usable-rate.ts';
import {
  buyListing,
  type BuyingTarget,
  openPurchases,
  refundPurchase
} from '#tests/support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { createTestProvider } from '#tests/support/server/test-provider.ts';
import { clips, uploadFile, uploadImage } from '#tests/support/server/test-media.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
let counter: BuyingTarget;
let seller: SignedInUser;
/** They buy and open the listing of each test. */
let buyers: SignedInUser[];
let ann: SignedInUser;
let listing: { readonly id: string; readonly slug: string };

const sealed = 'A keeper climbs the narrow iron stairs of the lighthouse at dawn';

beforeAll(async () => {
  const provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
  counter = { server, provider };
  const people = await Promise.all(Array.from({ length: minRateBuyers + 1 }, () => signUpAs(server)));
  [seller, ...buyers] = people as [SignedInUser, ...SignedInUser[]];
  [ann] = buyers as [SignedInUser, ...SignedInUser[]];
  await server.database.pool.query(
    `insert into sellers (user_id, state, created_at) values ($1, 'active', now())`,
    [seller.id]
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  const draft = buildPromptDraft();
  listing = await seedListing(server.database.db, seller.id, {
    ...draft,
    data: { ...draft.data, concept: sealed }
  });
});

/** The order's id. */
async function buy(who: SignedInUser, slug = listing.slug): Promise<string> {
  const { orderId, purchaseIds } = await buyListing(counter, who, slug);
  await openPurchases(counter, who, purchaseIds);
  return orderId;
}
const draft: ResultDraft = {
  video: { kind: 'hosted', url: 'https://youtu.be/dQw4w9WgXcQ?t=3' },
  model: 'veo-3.1',
  settings: 'Flow, 8 s, 1080p',
  changes: '',
  takes: 1
};
const save = (who: SignedInUser, changed: Partial<ResultDraft> = {}, slug = listing.slug) =>
  server.call('results.save', { slug, ...draft, ...changed }, who.headers);
const list = async (limit = 20, cursor?: string) =>
  (
    await server.call('results.list', {
      slug: listing.slug,
      limit,
      ...(cursor === undefined ? {} : { cursor })
    })
  ).output;
/** As if nobody had used them for a year. */
const ageMedia = ({ id }: SignedInUser) =>
  server.database.pool.query(`update media set used_at = used_at - interval '1 year' where owner_id = $1`, [
    id
  ]);
const rates = async () => (await server.call('results.getRates', { slug: listing.slug })).output;
const mine = async (who: SignedInUser) =>
  (await server.call('results.getMine', { slug: listing.slug }, who.headers)).output;
const noticesOfSeller = async () => {
  const { rows } = await server.database.pool.query(
    `select 1 from notices where user_id = $1 and subject ->> 'kind' = 'result_added' and subject ->> 'slug' = $2`,
    [seller.id, listing.slug]
  );
  return rows.length;
};

describe('a result', () => {
  test('is added by who opened what they bought, and by nobody else', async () => {
    expect((await save(ann)).problem.code).toBe('purchase_not_opened');
    const { purchaseIds } = await buyListing(counter, ann, listing.slug);
    expect((await mine(ann)).refusal).toBe('unopened');
    expect((await save(ann)).problem.code).toBe('purchase_not_opened');
    await openPurchases(counter, ann, purchaseIds);
    const { output } = await save(ann, { model: 'Veo 3.1', settings: '  Flow, 8 s  ' });
    expect(output).toEqual({
      id: expect.stringMatching(/^res_/),
      author: { username: ann.username, displayName: expect.any(String), avatarUrl: null },
      video: {
        kind: 'hosted',
        host: 'youtube',
        id: 'dQw4w9WgXcQ',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
      },
      model: 'veo-3.1',
      settings: 'Flow, 8 s',
      changes: '',
      takes: 1,
      createdAt: expect.any(Number),
      editedAt: null
    });
    expect(await mine(ann)).toEqual({ result: output, refusal: null, reportedIds: [] });
    expect((await list()).items).toEqual([output]);
    expect((await save(seller)).problem.code).toBe('own_listing');
    expect((await mine(seller)).refusal).toBe('own');
    await expect(
      server.database.owner.pool.query('update buyer_results set author_id = $1', [seller.id])
    ).rejects.toThrow('sellers do not add results');
  });

  test('is one per buyer, however often it is sent at once, edited and removed by its author', async () => {
    await buy(ann);
    const answers = await Promise.all([1, 2, 3, 4].map((takes) => save(ann, { takes })));
    expect(new Set(answers.map(({ output }) => output.id)).size).toBe(1);
    const { output } = await save(ann, {
      takes: 7,
      video: { kind: 'hosted', url: 'https://vimeo.com/123456789' }
    });
    expect(output).toMatchObject({ takes: 7, video: { host: 'vimeo' }, editedAt: expect.any(Number) });
    expect((await list()).items).toEqual([output]);
    expect(await noticesOfSeller()).toBe(1);
    const remove = (who: SignedInUser) => server.call('results.remove', { slug: listing.slug }, who.headers);
    expect((await remove(seller)).problem.code).toBe('not_found');
    expect((await remove(ann)).status).toBe(204);
    expect((await list()).items).toEqual([]);
    expect((await remove(ann)).problem.code).toBe('not_found');
  });

  test('has a video of a known host, a known model and a possible number of takes', async () => {
    await buy(ann);
    const wrong: Partial<ResultDraft>[] = [
      { video: { kind: 'hosted', url: 'https://example.com/watch?v=dQw4w9WgXcQ' } },
      { video: { kind: 'hosted', url: 'javascript:alert(1)' } },
      { model: 'no such model' },
      { takes: 0 },
      { takes: 21 },
      { settings: 'x'.repeat(121) }
    ];
    for (const each of wrong) expect((await save(ann, each)).problem.code).toBe('invalid_input');
  });

  test('shows a clip that its author uploaded, and gives the file up once another video replaces it', async () => {
    const orderId = await buy(ann);
    const upload = async (who: SignedInUser) =>
      (await uploadFile(server, who.headers, 'video', new Uint8Array(clips.mp4))).output;
    const saveClip = (who: SignedInUser, mediumId: string) =>
      save(who, { video: { kind: 'clip', mediumId } });
    const clip = await upload(ann);
    const { width, height, url } = clip;
    const image = await uploadImage(server, ann.headers);
    const foreign = await upload(buyers[1] as SignedInUser);
    for (const { id } of [image, foreign])
      expect((await saveClip(ann, id)).problem.code).toBe('media_missing');
    const { output } = await saveClip(ann, clip.id);
    expect(output.video).toEqual({ kind: 'clip', mediumId: clip.id, url, width, height });
    expect((await list()).items).toEqual([output]);

    await ageMedia(ann);
    const isStored = async (): Promise<boolean> => {
      await removeUnusedMedia.run(server.context, {});
      return (await server.app.request(url)).ok;
    };
    expect(await isStored()).toBe(true);
    await save(ann);
    expect(await isStored()).toBe(false);

    const again = await upload(ann);
    await saveClip(ann, again.id);
    await refundPurchase(counter, ann, orderId);
    expect((await list()).items).toEqual([]);
    expect(await isStored()).toBe(false);
  });

  test('with a clip is gone with its file once its author removes their account', async () => {
    const guest = await signUpAs(server);
    await buy(guest);
    const clip = (await uploadFile(server, guest.headers, 'video', new Uint8Array(clips.webm))).output;
    expect((await save(guest, { video: { kind: 'clip', mediumId: clip.id } })).status).toBe(200);
    const removal = { confirmation: guest.password };
    expect((await server.call('account.remove', removal, guest.headers)).status).toBe(204);
    expect((await list()).items).toEqual([]);
    expect((await server.app.request(clip.url)).status).toBe(404);
  });

  test('does not repeat the words of the sealed prompt', async () => {
    await buy(ann);
    const changes = `I left out “${sealed.toUpperCase()}”.`;
    expect((await save(ann, { changes })).problem.code).toBe('result_reveals_prompt');
    expect((await save(ann, { changes: 'The keeper climbs slower.' })).status).toBe(200);
  });

  test('is of a prompt: a buyer of the bundle adds it to each prompt, not to the bundle', async () => {
    const bundle = await seedListing(server.database.db, seller.id, {
      ...buildPromptDraft({ title: 'Two lamps' }),
      kind: 'bundle',
      itemIds: [listing.id, (await seedListing(server.database.db, seller.id, buildPromptDraft())).id]
    });
    await buy(ann, bundle.slug);
    expect((await save(ann, {}, bundle.slug)).problem.code).toBe('not_found');
    expect((await save(ann)).status).toBe(200);
  });

  test('is listed in pages, reported once a person, and hidden once an administrator acted', async () => {
    const ben = buyers[1] as SignedInUser;
    await buy(ann);
    await buy(ben);
    const first = (await save(ann)).output;
    const second = (await save(ben)).output;
    const page = await list(1);
    expect(page.items).toEqual([second]);
    expect(await list(1, page.nextCursor ?? '')).toEqual({ items: [first], nextCursor: null });
    const report = () =>
      server.call('results.report', { id: first.id, reason: 'spam', note: '' }, seller.headers);
    for (let time = 0; time < 2; time++) expect((await report()).status).toBe(204);
    expect((await mine(seller)).reportedIds).toEqual([first.id]);
    const { rowCount } = await server.database.pool.query(
      `update reports set state = 'actioned' where subject_kind = 'result' and subject_id = $1`,
      [first.id]
    );
    expect(rowCount).toBe(1);
    expect((await list()).items).toEqual([second]);
    expect((await report()).problem.code).toBe('not_found');
  });
});

test('rates are of models that five buyers used, and lose who was refunded, hidden or removed', async () => {
  const takes = [1, 3, 1, 2, 5];
  const orders: string[] = [];
  for (const [at, buyer] of buyers.entries()) {
    expect(await rates()).toEqual([]);
    orders.push(await buy(buyer));
    await save(buyer, { takes: takes[at] ?? 1 });
  }
  expect(await rates()).toEqual([
    {
      model: 'veo-3.1',
      buyers: 5,
      usable: 5,
      takes: 12,
      low: expect.closeTo(0.1933, 3),
      high: expect.closeTo(0.6805, 3)
    }
  ]);
  const last = buyers[4] as SignedInUser;
  await save(last, { model: 'sora-2' });
  expect(await rates()).toEqual([]);
  await save(last);
  expect(await rates()).toHaveLength(1);
  const dispute = (state: string) =>
    server.database.pool.query(
      'update entitlements set state = $1 where holder_id = $2 and listing_id = $3',
      [state, last.id, listing.id]
    );
  await dispute('revoked');
  expect([await rates(), (await list()).items.length]).toEqual([[], 4]);
  await dispute('opened');
  expect((await rates())[0]?.buyers).toBe(5);
  await refundPurchase(counter, last, orders[4] ?? '');
  expect(await rates()).toEqual([]);
  expect((await mine(last)).result).toBeNull();
  const { rows } = await server.database.pool.query('select 1 from buyer_results where author_id = $1', [
    last.id
  ]);
  expect(rows).toEqual([]);
});
