// Notices that a sale began: to the right people, and once, with several instances and interrupted runs.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import { announceSales } from '#server/services/sale/announce-sales.ts';
import { buyListing } from '../support/server/buy-listing.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { createTestProvider, type TestProvider } from '../support/server/test-provider.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const minute = 60_000;
const hour = 60 * minute;
let server: TestApp;
let provider: TestProvider;
let seller: SignedInUser;
let ann: SignedInUser;
/** When the sales of a test begin. */
let startsAt: number;

beforeAll(async () => {
  provider = createTestProvider(Date.now);
  server = await createTestApp({ context: { payments: provider } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await signUpSeller();
  ann = await signUpAs(server);
  startsAt = Date.now() + hour;
});

const sql = (text: string, ...values: readonly unknown[]) => server.database.pool.query(text, [...values]);
const signUpSeller = async (): Promise<SignedInUser> => {
  const person = await signUpAs(server);
  await sql("insert into sellers (user_id, state, created_at) values ($1, 'active', now())", person.id);
  return person;
};
type Listing = { readonly id: string; readonly slug: string };
const offer = (title = 'A lamp', priceCents = 500): Promise<Listing> =>
  seedListing(server.database.db, seller.id, buildPromptDraft({ title, priceCents }));
const wish = (slug: string, who = ann) => server.call('wishlistItems.add', { slug }, who.headers);
const putOnSale = async ({ id }: Listing, at = startsAt) => {
  const discount = { kind: 'percent', percent: 20 } as const;
  const draft = { listingId: id, discount, startsAt: at, endsAt: at + 48 * hour };
  return (await server.call('sales.create', draft, seller.headers)).output.id;
};
/** The job, so many minutes after the sales began. */
const runAfter = (minutes: number, parts: Partial<TestApp['context']> = {}) =>
  announceSales({ ...server.context, now: () => startsAt + minutes * minute, ...parts });
const listNotices = async ({ id }: Pick<SignedInUser, 'id'> = ann) => {
  const { rows } = await sql(
    "select subject, mail from notices where user_id = $1 and subject ->> 'kind' = 'wishlist_sale' order by id",
    id
  );
  return rows as { readonly subject: Record<string, unknown>; readonly mail: string }[];
};
const countTold = async (...people: readonly SignedInUser[]) =>
  Promise.all(people.map(async (person) => (await listNotices(person)).length));

describe('a sale of something on a wishlist', () => {
  test('is told once, in the app and by mail, a few minutes after it began', async () => {
    const lamp = await offer();
    await wish(lamp.slug);
    await putOnSale(lamp);
    await runAfter(-1);
    await runAfter(4);
    expect(await listNotices()).toEqual([]);
    await runAfter(5);
    await runAfter(6);
    await runAfter(60);
    const { output } = await server.call('account.get', undefined, seller.headers);
    expect(await listNotices()).toEqual([
      {
        subject: {
          kind: 'wishlist_sale',
          slug: lamp.slug,
          title: 'A lamp',
          seller: output?.profile.displayName,
          price: { cents: 400, currency: 'USD' },
          endsAt: startsAt + 48 * hour,
          others: 0
        },
        mail: 'waiting'
      }
    ]);
  });

  test('comes in one notice with the seller’s other sales that begin about then', async () => {
    const listings = [await offer('One'), await offer('Two'), await offer('Three'), await offer('Four')];
    const ben = await signUpAs(server);
    for (const { slug } of listings) await wish(slug);
    await wish(listings[2]?.slug ?? '', ben);
    for (const [place, listing] of listings.entries())
      await putOnSale(listing, startsAt + place * 4 * minute);
    await runAfter(16);
    expect(await listNotices()).toEqual([]);
    await runAfter(17);
    expect(await listNotices()).toMatchObject([{ subject: { title: 'One', others: 3 } }]);
    expect(await listNotices(ben)).toMatchObject([{ subject: { title: 'Three', others: 0 } }]);
  });

  test('waits for others no longer than half an hour', async () => {
    for (let place = 0; place < 8; place++) {
      const listing = await offer(`Lamp ${place}`);
      await wish(listing.slug);
      await putOnSale(listing, startsAt + place * 4.5 * minute);
    }
    await runAfter(29);
    expect(await listNotices()).toEqual([]);
    await runAfter(30);
    expect(await listNotices()).toMatchObject([{ subject: { others: 6 } }]);
    await runAfter(40);
    expect((await listNotices()).map(({ subject }) => subject['others'])).toEqual([6, 0]);
  });

  test('is told to those alone who wished for it before, do not own it, and want to know', async () => {
    const lamp = await offer();
    const [owner, late, unwished, suspended, quiet] = [
      await signUpAs(server),
      await signUpAs(server),
      await signUpAs(server),
      await signUpAs(server),
      await signUpAs(server)
    ];
    for (const person of [ann, owner, late, unwished, suspended, quiet]) await wish(lamp.slug, person);
    await buyListing({ server, provider }, owner, lamp.slug);
    await sql('update wishlist_items set added_at = $2 where owner_id = $1', late.id, new Date(startsAt));
    await server.call('wishlistItems.remove', { listingId: lamp.id }, unwished.headers);
    await suspendAccount(server.context, { userId: suspended.id, actorId: null, reason: 'x' });
    const settings = [{ kind: 'wishlist_sale' as const, inApp: false, byMail: false }];
    await server.call('notices.saveSettings', { settings }, quiet.headers);
    await putOnSale(lamp);
    await runAfter(5);
    expect(await countTold(ann, owner, late, unwished, suspended, quiet)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('is told of a bundle until all of its prompts are owned', async () => {
    const [one, two] = [await offer('One'), await offer('Two')];
    const { data: _sealed, media: _media, ...about } = buildPromptDraft({ title: 'Both', priceCents: 900 });
    const bundle = await publishVersion(server.context, server.database.db, {
      draft: { ...about, kind: 'bundle', itemIds: [one.id, two.id] },
      sellerId: seller.id
    });
    const ben = await signUpAs(server);
    await wish(bundle.slug);
    await wish(bundle.slug, ben);
    await buyListing({ server, provider }, ann, one.slug);
    for (const { slug } of [one, two]) await buyListing({ server, provider }, ben, slug);
    await putOnSale(bundle);
    await runAfter(5);
    expect(await countTold(ann, ben)).toEqual([1, 0]);
  });

  test('that lowers nothing, or whose listing is not on sale, is not told', async () => {
    const [cheap, archived] = [await offer('Cheap'), await offer('Archived')];
    for (const { slug } of [cheap, archived]) await wish(slug);
    for (const listing of [cheap, archived]) await putOnSale(listing);
    await seedListing(server.database.db, seller.id, buildPromptDraft({ title: 'Cheap', priceCents: 99 }), {
      listingId: cheap.id
    });
    const setOnSale = (isOnSale: boolean) =>
      server.call('sellers.setOnSale', { id: archived.id, isOnSale }, seller.headers);
    await setOnSale(false);
    await runAfter(5);
    expect(await listNotices()).toEqual([]);
    await setOnSale(true);
    await runAfter(6);
    expect(await listNotices()).toMatchObject([{ subject: { title: 'Archived' } }]);
  });

  test('that was canceled before it began is not told, and one in its place at its own time', async () => {
    const lamp = await offer();
    await wish(lamp.slug);
    const id = await putOnSale(lamp);
    await server.call('sales.end', { id }, seller.headers);
    await putOnSale(lamp, startsAt + 2 * hour);
    await runAfter(119);
    expect(await listNotices()).toEqual([]);
    await runAfter(125);
    expect(await listNotices()).toMatchObject([{ subject: { endsAt: startsAt + 50 * hour } }]);
  });

  test('that ended at once is not told', async () => {
    const lamp = await offer();
    await wish(lamp.slug);
    startsAt = Date.now();
    const id = await putOnSale(lamp);
    await server.call('sales.end', { id }, seller.headers);
    await runAfter(5);
    expect(await listNotices()).toEqual([]);
  });
});

describe('announcing', () => {
  test('that was interrupted is done whole by the next run', async () => {
    const lamp = await offer();
    const ben = await signUpAs(server);
    for (const person of [ann, ben]) await wish(lamp.slug, person);
    await putOnSale(lamp);
    let calls = 0;
    await runAfter(5, {
      newId: (prefix) => {
        if (calls++ > 0) throw new Error('the instance was killed');
        return server.context.newId(prefix);
      }
    });
    expect(await countTold(ann, ben)).toEqual([0, 0]);
    await runAfter(6);
    expect(await countTold(ann, ben)).toEqual([1, 1]);
  });

  test('that fails for one seller goes on with the others', async () => {
    const lamp = await offer();
    await wish(lamp.slug);
    await putOnSale(lamp);
    seller = await signUpSeller();
    const fog = await offer('Fog');
    const ben = await signUpAs(server);
    await wish(fog.slug, ben);
    await putOnSale(fog, startsAt + 1);
    let calls = 0;
    await runAfter(6, {
      newId: (prefix) => {
        if (calls++ === 0) throw new Error('the first one fails');
        return server.context.newId(prefix);
      }
    });
    expect(await countTold(ann, ben)).toEqual([0, 1]);
    await runAfter(7);
    expect(await countTold(ann, ben)).toEqual([1, 1]);
  });

  test('by several instances at once tells everybody once', async () => {
    const lamp = await offer();
    const people = [ann, await signUpAs(server), await signUpAs(server)];
    for (const person of people) await wish(lamp.slug, person);
    await putOnSale(lamp);
    await Promise.all([runAfter(5), runAfter(5), runAfter(6), runAfter(4.9)]);
    expect(await countTold(...people)).toEqual([1, 1, 1]);
  });

  test('reaches everybody, however many they are', async () => {
    const lamp = await offer();
    await sql(
      `with people as (
        insert into users (id, email, username, display_name)
        select 'usr_many' || n, 'many' || n || '@example.com', 'many-' || n, 'Many' from generate_series(1, 1201) n returning id
      ), lists as (
        insert into wishlists (id, owner_id, created_at) select 'wsh_' || id, id, now() from people returning id, owner_id
      )
      insert into wishlist_items (owner_id, listing_id, wishlist_id, price_cents, currency, added_at)
      select owner_id, $1, id, 500, 'USD', now() from lists`,
      lamp.id
    );
    await putOnSale(lamp);
    await runAfter(5);
    const { rows } = await sql("select count(*)::int as count from notices where user_id like 'usr_many%'");
    expect(rows).toEqual([{ count: 1201 }]);
  });
});
