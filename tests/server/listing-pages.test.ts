import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContractFailure } from '#shared/contract/errors.ts';
import { encodeCursor } from '#server/services/cursor.ts';
import { refreshCatalog, refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { searchListings } from '#server/services/listing/search/search-listings.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import { ListingSearch, listingSorts } from '#shared/domain/market/listing-search.ts';
import { trendingScore } from '#shared/domain/market/ranking.ts';
import { listWrongCatalogCounts } from '#tests/support/server/recount-catalog.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import {
  buildPromptDraft,
  nextTimestamp,
  seedListing,
  seedUser,
  seedSeller
} from '#tests/support/server/seed-listings.ts';
import type { Database } from '#server/db/client.ts';

let server: TestApp;
let db: Database;
let sellerId: string;
let reviewers: string[];
const ids: string[] = [];

beforeAll(async () => {
  server = await createTestApp({
    expectedViolations: [
      'reviews_are_earned',
      'sales_are_counted',
      'openings_are_counted',
      'wishlist_adds_are_counted'
    ]
  });
  db = server.database.db;
  sellerId = await seedSeller(db, 'many-prompts');
  reviewers = await Promise.all(['ann', 'ben', 'cem', 'dee'].map((name) => seedUser(db, name)));
  for (let number = 0; number < 40; number++) {
    const title = `Lamp ${number} in the ${number % 3 === 0 ? 'fog' : 'rain'}`;
    const { id } = await seedListing(
      db,
      sellerId,
      buildPromptDraft({ title, priceCents: 100 + (number % 7) * 100 })
    );
    ids.push(id);
    await signal(number, number % 5);
  }
});
afterAll(() => server.stop());

async function signal(index: number, sales: number): Promise<void> {
  const id = ids[index % ids.length] ?? '';
  const now = nextTimestamp();
  await db.execute(sql`insert into listing_daily_counts (listing_id, day, sales, wishlist_adds, opens)
    values (${id}, ${new Date(now).toISOString()}::date, ${sales}, ${index % 4}, ${index})
    on conflict (listing_id, day) do update set sales = excluded.sales`);
  await db.execute(sql`update listings set sales_count = sales_count + ${sales} where id = ${id}`);
  await db.transaction((tx) => refreshListings(tx, [id], now));
}

async function review(index: number, stars: number): Promise<void> {
  const id = ids[index % ids.length] ?? '';
  const author = reviewers[index % reviewers.length] ?? '';
  await db.execute(sql`insert into reviews (id, listing_id, author_id, stars, text, created_at)
    values (${`rev_${nextTimestamp()}`}, ${id}, ${author}, ${stars}, 'x', now())
    on conflict (listing_id, author_id) do update set stars = excluded.stars`);
  await db.transaction((tx) => refreshListings(tx, [id], nextTimestamp()));
}

async function reprice(index: number, priceCents: number): Promise<void> {
  const listingId = ids[index % ids.length] ?? '';
  await db.execute(sql`update listings set state = 'pending' where id = ${listingId}`);
  const draft = buildPromptDraft({ title: `Lamp ${index} again in the rain`, priceCents });
  await seedListing(db, sellerId, draft, { listingId });
}

const publish = async (priceCents: number): Promise<void> =>
  void (await seedListing(db, sellerId, buildPromptDraft({ title: 'A new lamp in the rain', priceCents })));

async function takeDown(index: number): Promise<string> {
  const id = ids[index % ids.length] ?? '';
  await db.execute(sql`update listings set state = 'archived' where id = ${id}`);
  await db.transaction((tx) => refreshListings(tx, [id], nextTimestamp()));
  return id;
}

async function putBack(id: string): Promise<void> {
  await db.execute(sql`update listings set state = 'published' where id = ${id}`);
  await db.transaction((tx) => refreshListings(tx, [id], nextTimestamp()));
}

const search = (fields: Partial<ListingSearch>) =>
  searchListings({ db, now: Date.now }, ListingSearch.parse(fields));

async function readAll(fields: Partial<ListingSearch>, between: () => Promise<void> = async () => {}) {
  const cards: ListingCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ ...fields, ...(cursor === undefined ? {} : { cursor }) });
    cards.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    if (cursor !== undefined) await between();
  } while (cursor !== undefined);
  return cards;
}

const change = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), value: fc.integer({ min: 99, max: 900 }) }),
  fc.record({
    kind: fc.constant('reprice' as const),
    at: fc.nat(100),
    value: fc.integer({ min: 99, max: 900 })
  }),
  fc.record({ kind: fc.constant('review' as const), at: fc.nat(100), value: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('signal' as const), at: fc.nat(100), value: fc.nat(9) }),
  fc.record({ kind: fc.constant('take-down' as const), at: fc.nat(100), value: fc.constant(0) })
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

async function apply(made: Change, gone: Set<string>): Promise<void> {
  if (made.kind === 'publish') return publish(made.value);
  if (gone.has(ids[made.at % ids.length] ?? '')) return;
  if (made.kind === 'reprice') return reprice(made.at, made.value);
  if (made.kind === 'review') return review(made.at, made.value);
  if (made.kind === 'signal') return signal(made.at, made.value);
  gone.add(await takeDown(made.at));
}

describe('turning pages', () => {
  test.each(listingSorts.flatMap((sort) => [[sort, ''] as const, [sort, 'lamp rain'] as const]))(
    'by %s (searching "%s") neither repeats nor skips what stood there, whatever changes meanwhile',
    async (sort, words) => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), async (rounds) => {
          const gone = new Set<string>();
          const rest = [...rounds];
          const before = (await search({ sort, search: words, limit: 60 })).items.map(({ id }) => id);
          const read = await readAll({ sort, search: words, limit: 7 }, async () => {
            for (const made of rest.shift() ?? []) await apply(made, gone);
          });
          const seen = read.map(({ id }) => id);
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => !gone.has(id)).slice(0, 40)).toEqual(
            before.filter((id) => !gone.has(id)).slice(0, 40)
          );
          for (const id of gone) await putBack(id);
        }),
        { numRuns: Number(process.env['PAGE_RUNS'] ?? 3) }
      );
    }
  );

  test('holds while others write at the same time', async () => {
    const before = await readAll({ sort: 'newest', limit: 60 });
    const reading = { isOver: false };
    const writing = Promise.all(
      [1, 2, 3].map(async (writer) => {
        for (let number = 0; !reading.isOver; number++) {
          await (number % 2 === 0 ? reprice(number * 3 + writer, 100 + number) : review(number + writer, 4));
        }
      })
    );
    const read = await readAll({ sort: 'newest', limit: 3 });
    reading.isOver = true;
    await writing;
    const seen = read.map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    // A listing that is being written anew is not to be seen for that moment, and stays out of the page of that moment.
    expect(before.map(({ id }) => id).filter((id) => seen.includes(id))).toEqual(seen);
  });

  test('goes on from a cursor that is older than the rows that are kept, without repeating', async () => {
    const first = await search({ sort: 'price-low', limit: 5 });
    for (let round = 0; round < 3; round++) {
      await reprice(round, 700);
      await refreshCatalog.run(server.context, {});
    }
    const second = await search({ sort: 'price-low', limit: 60, cursor: first.nextCursor ?? '' });
    const repeated = second.items.filter(({ id }) => first.items.some((card) => card.id === id));
    // Only what was dearer meanwhile may stand there once more.
    expect(repeated.every(({ price }) => price.cents === 700)).toBe(true);
    expect(second.items.length).toBeGreaterThan(20);
  });

  test.each(['nothing', 'e30', 'WyJuZXdlc3QiLCJ4IiwieSIsMV0', 'WzEsMiwzXQ'])(
    'refuses the cursor %s',
    async (cursor) => {
      await expect(search({ cursor })).rejects.toMatchObject({ code: 'invalid_input' });
    }
  );

  test.each(listingSorts.flatMap((sort) => [-1, 1].map((sign) => [sort, sign] as const)))(
    'refuses a key that no listing has, by %s, or finds what stands behind it (%i)',
    async (sort, sign) => {
      for (const key of [253_402_300_799_999, 253_402_300_800_000, 1e20, 1e300, 0.5]) {
        const cursor = encodeCursor([sort, sign * key, 'lst_1', 0]);
        const page = search({ sort, search: 'lamp', cursor });
        const outcome = await page.then(
          () => 'a page',
          (error: unknown) => (error instanceof ContractFailure ? error.code : 'a failure')
        );
        expect(['a page', 'invalid_input']).toContain(outcome);
      }
    }
  );

  test('refuses a cursor of another order', async () => {
    const { nextCursor } = await search({ sort: 'price-low', limit: 5 });
    const cursor = nextCursor ?? '';
    await expect(search({ sort: 'newest', cursor })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(search({ sort: 'price-high', cursor })).rejects.toMatchObject({ code: 'invalid_input' });
    // Without words there is no relevance, and its pages are those of what is trending.
    const plain = await search({ sort: 'relevance', limit: 5 });
    const second = await search({ sort: 'relevance', limit: 5, cursor: plain.nextCursor ?? '' });
    expect(second.items).toHaveLength(5);
  });

  test('keeps the catalog’s counters true after all of it', async () => {
    expect(await listWrongCatalogCounts(db)).toEqual([]);
  });
});

describe('an order', () => {
  const keys = {
    newest: ({ publishedAt }: ListingCard) => -publishedAt,
    'price-low': ({ price }: ListingCard) => price.cents,
    'price-high': ({ price }: ListingCard) => -price.cents
  } as const;

  test.each(Object.entries(keys))('%s is what it says', async (sort, key) => {
    const values = (await search({ sort: sort as keyof typeof keys, limit: 60 })).items.map(key);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  });

  test('by trending is the published formula, to the number', async () => {
    const now = nextTimestamp();
    await db.transaction((tx) => refreshListings(tx, ids, now));
    const { rows } = await db.execute<Record<string, number>>(sql`
      select s.trending, s.star_sum, s.review_count, coalesce(sum(d.sales), 0)::int as sales,
        coalesce(sum(d.wishlist_adds), 0)::int as "wishlistAdds", coalesce(sum(d.opens), 0)::int as opens,
        extract(epoch from s.published_at)::float8 * 1000 as published, (s.kind = 'bundle')::int as "isBundle"
      from listing_search s left join listing_daily_counts d using (listing_id)
      where until_epoch = 9007199254740991 group by s.listing_id, s.since_epoch`);
    expect(rows.some(({ trending }) => Number(trending) > 0)).toBe(true);
    for (const row of rows) {
      const {
        star_sum = 0,
        review_count = 0,
        sales = 0,
        wishlistAdds = 0,
        opens = 0,
        published = 0,
        isBundle,
        trending
      } = row;
      const ageDays = (now - published) / 86_400_000;
      const score = trendingScore({
        sales,
        wishlistAdds,
        opens,
        starSum: star_sum,
        reviewCount: review_count,
        ageDays,
        hasMedia: isBundle === 1
      });
      expect(trending).toBeCloseTo(score, 6);
    }
  });
});
