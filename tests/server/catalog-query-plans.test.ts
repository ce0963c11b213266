// The query plans of the most frequent queries: an index that ends where the page ends, never a full scan.
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedCatalog } from '../../bench/server/seed-catalog.ts';
import { schema } from '#server/db/schema.ts';
import { readSearch } from '#server/services/listing/search/read-search.ts';
import { searchListings, buildSearchQuery } from '#server/services/listing/search/search-listings.ts';
import { getListing, listSimilar } from '#server/services/listing/read/get-listing.ts';
import { listReviews } from '#server/services/listing/read/list-reviews.ts';
import { suggestListings } from '#server/services/listing/search/suggest-listings.ts';
import { ListingSearch, type ListingSort, listingSorts } from '#shared/domain/market/listing-search.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;
let title = '';

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 1 });
  await seedCatalog(database.owner.db, 6000);
  const { rows } = await database.db.execute<{ title: string }>(
    sql`select title from listing_search limit 1`
  );
  title = rows[0]?.title ?? '';
});
afterAll(() => database.drop());

async function explain(statement: SQL): Promise<string> {
  const { rows } = await database.db.execute<Record<string, string>>(sql`explain ${statement}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The plan of a statement that a service prepared on the one connection there is. */
async function explainPrepared(name: string, ...values: readonly string[]): Promise<string> {
  const given = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return explain(sql.raw(`execute ${name}${given === '' ? '' : `(${given})`}`));
}

/** The plans of every statement that a service runs. */
async function explainService(run: (context: PlanTestContext) => Promise<unknown>): Promise<string> {
  const statements: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await run({ db: drizzle(database.pool, { schema, casing: 'snake_case', logger }) });
  const plans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await database.pool.query<Record<string, string>>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
  }
  return plans.join('\n');
}

type PlanTestContext = Pick<TestDatabase, 'db'>;

const ask = (fields: Partial<ListingSearch>) => ListingSearch.parse(fields);

describe('a page of the catalog', () => {
  const indexes: Readonly<Record<Exclude<ListingSort, 'relevance'>, string>> = {
    trending: 'listing_search_trending',
    newest: 'listing_search_newest',
    'best-selling': 'listing_search_selling',
    'best-rated': 'listing_search_rated',
    'price-low': 'listing_search_price',
    'price-high': 'listing_search_price'
  };

  test.each(Object.entries(indexes))('by %s is read from %s', async (sort, index) => {
    const plan = await explain(buildSearchQuery(ask({}), sort as ListingSort, null));
    expect(plan).toContain(`using ${index} on listing_search`);
    expect(plan).not.toMatch(/Seq Scan on listing_search|Sort Key: s\./);
  });

  test.each(listingSorts.filter((sort) => sort !== 'relevance'))(
    'after the first, by %s, starts where that ended',
    async (sort) => {
      const { nextCursor } = await searchListings({ ...database, now: Date.now }, ask({ sort, limit: 20 }));
      const plan = await explain(buildSearchQuery(ask({ sort, cursor: nextCursor ?? '' }), sort, null));
      expect(plan).toMatch(/Index Cond: \(ROW\(|Index Cond:.*ROW/);
      expect(plan).not.toContain('Seq Scan on listing_search');
    }
  );

  test('of what was searched for is read from the index of words', async () => {
    const words = await readSearch(database.db, title);
    const plan = await explain(buildSearchQuery(ask({}), 'relevance', words));
    expect(plan).toContain('Bitmap Index Scan on listing_search_document');
    expect(plan).not.toContain('Seq Scan on listing_search');
  });

  test('of the commonest words ends after those that are wanted most', async () => {
    const { rows } = await database.db.execute<{ word: string }>(
      sql`select word from search_words order by uses desc limit 1`
    );
    const plan = await explain(buildSearchQuery(ask({}), 'relevance', `'${rows[0]?.word}'`));
    expect(plan).toMatch(/Limit {2}\(.*rows=500 /);
  });

  test('of one category is read from its own order', async () => {
    const plan = await explain(buildSearchQuery(ask({ category: ['Anime'] }), 'trending', null));
    expect(plan).toMatch(/listing_search_(category|trending)/);
    expect(plan).not.toContain('Seq Scan on listing_search');
  });
});

describe('what is asked of one listing', () => {
  const wholeRead = /Seq Scan on (listing_search|listings|listing_versions)/;

  test('its page is found by its slug', async () => {
    await getListing({ ...database, now: Date.now }, { slug: 'listing-7' });
    const plan = await explainPrepared('get_listing', '2026-11-26', 'listing-7');
    expect(plan).toContain('listing_search_current_slug');
    expect(plan).not.toMatch(wholeRead);
  });

  test.each([
    [
      'its reviews',
      'reviews_newest',
      (context: PlanTestContext) => listReviews(context, { slug: 'listing-7', limit: 5 })
    ],
    [
      'what is like it',
      'listing_search_category',
      (context: PlanTestContext) => listSimilar({ ...context, now: Date.now }, { slug: 'listing-7' })
    ]
  ] as const)('%s: by %s', async (_what, index, run) => {
    const plan = await explainService(run);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(wholeRead);
  });
});

describe('what is prepared', () => {
  test('reads a first page by its order, planned for its limit', async () => {
    await searchListings({ ...database, now: Date.now }, ask({ limit: 20 }));
    const plan = await explainPrepared('search_trending_20');
    expect(plan).toContain('using listing_search_trending on listing_search');
  });

  test('finds the cards of a page by their ids', async () => {
    await searchListings({ ...database, now: Date.now }, ask({ limit: 20 }));
    const plan = await explainPrepared('get_cards', '{lst_1,lst_2}');
    expect(plan).toContain('using listing_search_current_listing on listing_search');
    expect(plan).not.toContain('Seq Scan on listing_search');
  });

  test('keeps its plan, however many keys it is given', async () => {
    for (let count = 1; count <= 20; count++) {
      const words = Array.from({ length: count }, (_, index) => `${title} ${index}`);
      await Promise.all(words.map((word) => readSearch(database.db, word)));
      await Promise.all(
        words.map((_, index) => getListing({ ...database, now: Date.now }, { slug: `listing-${index + 1}` }))
      );
    }
    const { rows } = await database.db.execute<{ name: string; kept: boolean }>(sql`
      select name, generic_plans > 0 and custom_plans <= 5 as kept from pg_prepared_statements
      where name in ('read_words', 'get_listing') order by name`);
    expect(rows).toEqual([
      { name: 'get_listing', kept: true },
      { name: 'read_words', kept: true }
    ]);
  });

  test('looks a typing error up by how a word begins and ends', async () => {
    await readSearch(database.db, 'dokumenttary neo');
    const plan = await explainPrepared('read_likenesses', 'dok', 'yra', 'dokumenttary', '2');
    expect(plan).toContain('search_words_prefix');
    expect(plan).toContain('search_words_suffix');
    expect(plan).not.toContain('Seq Scan on search_words');
  });

  test('looks the beginning of a word up between two bounds', async () => {
    await readSearch(database.db, 'neo');
    const plan = await explainPrepared('read_words', '{neo*}');
    expect(plan).toMatch(/search_words_prefix[^]*Index Cond: \(\(word ~>=~ rtrim\(/);
    expect(plan).not.toContain('Seq Scan on search_words');
  });
});

test('a suggestion is looked up by its words', async () => {
  const plan = await explainService((context) => suggestListings(context, { search: title.slice(0, 5) }));
  expect(plan).toContain('listing_search_document');
});
