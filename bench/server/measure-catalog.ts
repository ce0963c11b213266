// The speed of the catalog as it grows.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { openEndedEpochSql } from '#server/db/schema/catalog.ts';
import { seededRandom } from '#shared/kit/random.ts';
import { sampleZipf, makeSearchQueries } from './catalog-words.ts';
import { load, type Load } from './generate-load.ts';

export type CatalogFigures = Readonly<
  Record<'constant' | 'search' | 'newSearch' | 'list' | 'page' | 'mixed', Load>
>;

type Durations = {
  /** Seconds for each route. */
  readonly each: number;
  /** Seconds of everything together, after which memory is looked at. */
  readonly mixed: number;
};

const sorts = ['trending', 'newest', 'best-selling', 'best-rated', 'price-low', 'price-high'];
const choices = [
  '',
  '&ratio=9%3A16',
  '&language=English',
  '&free=true',
  '&worksOn=veo-3.1',
  '&category=Anime'
];
const distinctSearches = 2000;

export async function measureCatalog(db: Database, url: string, seconds: Durations): Promise<CatalogFigures> {
  const random = seededRandom(3);
  const { rows } = await db.execute<{ slug: string; title: string }>(
    sql`select slug, title from listing_search where until_epoch = ${openEndedEpochSql} order by trending desc, listing_id desc`
  );
  const titles = rows.map(({ title }) => title);
  const searches = makeSearchQueries(random, titles, distinctSearches).map(searchPath);
  const unseen = makeSearchQueries(random, titles, 60_000).map(searchPath);
  const lists = sorts.flatMap((sort) => choices.map((choice) => `/api/v1/listings?sort=${sort}${choice}`));
  const slugs = rows.map(({ slug }) => `/api/v1/listings/${slug}`);
  let asked = 0;
  const any = (paths: readonly string[]) => ({ path: paths[sampleZipf(random, paths.length)] ?? '/' });
  const next = {
    constant: () => ({ path: '/api/health' }),
    search: () => any(searches),
    newSearch: () => ({ path: unseen[asked++ % unseen.length] ?? '/' }),
    list: () => any(lists),
    page: () => any(slugs)
  };
  await load(url, next.constant, 1);
  return {
    constant: await load(url, next.constant, seconds.each),
    search: await load(url, next.search, seconds.each),
    newSearch: await load(url, next.newSearch, seconds.each),
    list: await load(url, next.list, seconds.each),
    page: await load(url, next.page, seconds.each),
    mixed: await load(url, () => any([searches, lists, slugs][asked++ % 3] ?? lists), seconds.mixed)
  };
}

const searchPath = (words: string): string =>
  `/api/v1/listings?sort=relevance&search=${encodeURIComponent(words)}`;
