import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshListings } from '#server/services/listing/publish/refresh-listings.ts';
import { countFacets } from '#server/services/listing/search/filter-listings.ts';
import { searchListings } from '#server/services/listing/search/search-listings.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import {
  type ListingFacets,
  ListingFilter,
  ListingSearch,
  listingSorts
} from '#shared/domain/market/listing-search.ts';
import { countShelfFacets, searchShelf } from '#shared/domain/market/shelf/search-shelf.ts';
import { seededRandom, pickOne } from '#shared/kit/random.ts';
import { buildPromptDraft, seedListing, seedUser, seedSeller } from '#tests/support/server/seed-listings.ts';
import { readWholeShelf } from '#tests/support/server/read-whole-shelf.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

/** A listing as the brute force sees it: read from the tables that the catalog is made from. */
type Plain = {
  readonly id: string;
  readonly kind: 'prompt' | 'bundle';
  readonly title: string;
  readonly category: string;
  readonly models: readonly string[];
  readonly works_on: readonly string[];
  readonly ratios: readonly string[];
  readonly languages: readonly string[];
  readonly min_seconds: number;
  readonly max_seconds: number;
  readonly has_audio: boolean;
  readonly price_cents: number;
  readonly stars: readonly number[];
  readonly username: string;
};

let database: TestDatabase;
let all: readonly Plain[] = [];

const models = ['veo-3.1', 'kling-4', 'runway-gen4.5', 'made-up-model'];
const ratios = ['16:9', '9:16', '1:1', 'wide'];
const languages = ['English', 'Spanish', 'Japanese', 'Klingon'];
const durations = [5, 8, 10, 12.5];
const categories = ['Anime', 'Documentary', 'Film noir'];
const prices = [0, 99, 500, 1200];

beforeAll(async () => {
  database = await startTestDatabase();
  const { db } = database;
  const random = seededRandom(7);
  const sellers = [await seedSeller(db, 'one-seller'), await seedSeller(db, 'other-seller')];
  const buyers = await Promise.all(['ann', 'ben', 'cem'].map((name) => seedUser(db, name)));
  const ids: (readonly [string, string, number])[] = [];
  for (let number = 0; number < 90; number++) {
    const data = {
      ...defaultPromptData,
      concept: 'x',
      model: pickOne(random, models),
      aspectRatio: pickOne(random, ratios),
      language: pickOne(random, languages),
      duration: pickOne(random, durations),
      musicStyle: pickOne(random, ['', 'jazz'])
    };
    const priceCents = pickOne(random, prices);
    const title = `${pickOne(random, ['Red', 'Blue'])} lamp ${number}`;
    const sellerId = pickOne(random, sellers);
    const draft = buildPromptDraft({
      title,
      category: pickOne(random, categories),
      data,
      priceCents,
      tags: []
    });
    const { id } = await seedListing(db, sellerId, draft);
    ids.push([id, sellerId, priceCents]);
    for (const buyer of buyers.slice(0, number % 4)) {
      const stars = 1 + Math.floor(random() * 5);
      await db.execute(sql`insert into reviews (id, listing_id, author_id, stars, text, created_at)
        values (${`rev_${number}_${buyer}`}, ${id}, ${buyer}, ${stars}, 'x', now())`);
    }
  }
  for (const sellerId of sellers) {
    const items = ids.filter(([, owner]) => owner === sellerId);
    for (let start = 0; start + 3 <= 15; start += 3) {
      const itemIds = items.slice(start, start + 3).map(([id]) => id);
      await seedListing(db, sellerId, {
        ...buildPromptDraft({
          title: `Red bundle ${start}`,
          category: pickOne(random, categories),
          priceCents: 0
        }),
        kind: 'bundle',
        itemIds
      });
    }
  }
  await readAll();
});
afterAll(() => database.drop());

async function readAll(): Promise<void> {
  const { db } = database;
  const { rows } = await db.execute<Plain & Record<string, unknown>>(sql`
    select l.id, l.kind, v.title, v.category, v.models, v.works_on, v.ratios, v.languages, v.min_seconds,
      v.max_seconds, v.has_audio, v.price_cents, l.stars, u.username
    from listings l join listing_versions v on v.listing_id = l.id join users u on u.id = l.seller_id`);
  await db.transaction((tx) =>
    refreshListings(
      tx,
      rows.map(({ id }) => id),
      Date.now()
    )
  );
  all = rows;
}

const some = <T>(values: readonly T[], max = 2) => fc.subarray([...values], { maxLength: max });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const anyFilter = fc
  .record(
    {
      search: fc.constantFrom('', 'red', 'blue lamp', 'lmap red', 'nothing at all'),
      kind: some(['prompt', 'bundle'] as const),
      category: some(categories),
      model: some(models),
      worksOn: maybe(fc.constantFrom(...models)),
      ratio: some(ratios),
      language: some(languages),
      minDuration: maybe(fc.constantFrom(...durations)),
      maxDuration: maybe(fc.constantFrom(...durations)),
      audio: maybe(fc.boolean()),
      free: maybe(fc.boolean()),
      minPrice: maybe(fc.constantFrom(...prices)),
      maxPrice: maybe(fc.constantFrom(...prices)),
      minRating: maybe(fc.constantFrom(2, 3.5, 5)),
      seller: maybe(fc.constantFrom('one-seller', 'other-seller', 'nobody-here'))
    },
    { requiredKeys: [] }
  )
  .map((filter) => ListingFilter.parse(filter));

type Tests = Readonly<Record<string, (listing: Plain) => boolean>>;
const meets = (asked: readonly string[], has: readonly string[]): boolean =>
  asked.length === 0 || asked.some((value) => has.includes(value));

function testsOf(filter: ListingFilter): Tests {
  const words: Readonly<Record<string, RegExp>> = {
    red: /red/i,
    'lmap red': /red/i,
    'blue lamp': /blue.*lamp/i,
    'nothing at all': /nothing/
  };
  return {
    search: ({ title }) => words[filter.search]?.test(title) ?? true,
    kind: ({ kind }) => meets(filter.kind, [kind]),
    category: ({ category }) => meets(filter.category, [category]),
    model: (listing) => meets(filter.model, listing.models),
    ratio: (listing) => meets(filter.ratio, listing.ratios),
    language: (listing) => meets(filter.language, listing.languages),
    audio: ({ has_audio }) => filter.audio === undefined || has_audio === filter.audio,
    free: ({ price_cents }) => filter.free === undefined || (price_cents === 0) === filter.free,
    price: ({ price_cents }) =>
      price_cents >= (filter.minPrice ?? 0) && price_cents <= (filter.maxPrice ?? Number.POSITIVE_INFINITY),
    rest: (listing) => {
      const count = listing.stars.reduce((sum, stars) => sum + stars, 0);
      const sum = listing.stars.reduce((total, stars, index) => total + stars * (index + 1), 0);
      return (
        (filter.worksOn === undefined || listing.works_on.includes(filter.worksOn)) &&
        listing.max_seconds >= (filter.minDuration ?? 0) &&
        listing.min_seconds <= (filter.maxDuration ?? Number.POSITIVE_INFINITY) &&
        (filter.minRating === undefined || (count > 0 && sum / count >= filter.minRating)) &&
        (filter.seller === undefined || listing.username === filter.seller)
      );
    }
  };
}

const passing = (tests: Tests, but?: string): readonly Plain[] =>
  all.filter((listing) => Object.entries(tests).every(([name, isMet]) => name === but || isMet(listing)));

function countValues(listings: readonly Plain[], valuesOf: (listing: Plain) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of listings.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const toMap = (counts: readonly { readonly value: string; readonly count: number }[]) =>
  new Map(counts.map(({ value, count }) => [value, count]));

/** The server ranks words by itself. */
const exactSorts = listingSorts.filter((sort) => sort !== 'relevance');

/** Values that are as common as each other come in any order. */
const sortCounts = (facets: ListingFacets) =>
  Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [name, Array.isArray(counts) ? toMap(counts) : counts])
  );

describe('the catalog under any filter', () => {
  test('has facets that a count by hand gives', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const tests = testsOf(filter);
        const facets = await countFacets(database, filter);
        expect(facets.total).toBe(passing(tests).length);
        expect(toMap(facets.kind)).toEqual(countValues(passing(tests, 'kind'), ({ kind }) => [kind]));
        expect(toMap(facets.category)).toEqual(
          countValues(passing(tests, 'category'), ({ category }) => [category])
        );
        expect(toMap(facets.model)).toEqual(countValues(passing(tests, 'model'), (each) => each.models));
        expect(toMap(facets.ratio)).toEqual(countValues(passing(tests, 'ratio'), (each) => each.ratios));
        expect(toMap(facets.language)).toEqual(
          countValues(passing(tests, 'language'), (each) => each.languages)
        );
        expect(facets.free).toBe(
          passing(tests, 'free').filter(({ price_cents }) => price_cents === 0).length
        );
        expect(facets.withAudio).toBe(passing(tests, 'audio').filter(({ has_audio }) => has_audio).length);
        const cents = passing(tests, 'price').map(({ price_cents }) => price_cents);
        expect(facets.price).toEqual(
          cents.length === 0 ? null : { min: Math.min(...cents), max: Math.max(...cents) }
        );
      }),
      { numRuns: 150 }
    );
  });

  test('shows exactly the listings that pass', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await searchListings(
            { ...database, now: Date.now },
            ListingSearch.parse({ ...filter, limit: 25, cursor })
          );
          found.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        const wanted = passing(testsOf(filter)).map(({ id }) => id);
        expect(found.toSorted()).toEqual(wanted.toSorted());
      }),
      { numRuns: 150 }
    );
  });

  test('finds, orders and counts the same on the shelf of a device', async () => {
    const shelf = await readWholeShelf(database.db);
    await fc.assert(
      fc.asyncProperty(anyFilter, fc.constantFrom(...exactSorts), async (filter, sort) => {
        const search = ListingSearch.parse({ ...filter, sort, limit: 60 });
        const onServer = (await searchListings({ ...database, now: Date.now }, search)).items;
        const found = searchShelf(shelf, { ...filter, sort });
        expect(found.slice(0, 60).map(({ id }) => id)).toEqual(onServer.map(({ id }) => id));
        expect(sortCounts(countShelfFacets(shelf, filter))).toEqual(
          sortCounts(await countFacets(database, filter))
        );
      }),
      { numRuns: 80 }
    );
  });

  test('tells of no value that the product does not know', () => {
    const notified = all.flatMap((each) => [...each.models, ...each.ratios, ...each.languages]);
    for (const unknown of ['made-up-model', 'wide', 'Klingon', '']) expect(notified).not.toContain(unknown);
  });
});
