import { sql, type SQL } from 'drizzle-orm';
import type { ListingFacets, ListingFilter } from '#shared/domain/market/listing-search.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { categoryOf } from '../../category/category-of.ts';
import { readSearch } from './read-search.ts';

/** Filters that have counts; each is a condition on a row `s` of the catalog. */
export type FacetFilter = 'kind' | 'category' | 'model' | 'ratio' | 'language' | 'audio' | 'free' | 'price';

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The choices that are made, each by itself, so that facets can leave one out. */
export function listFacetFilters(filter: ListingFilter): ReadonlyMap<FacetFilter, SQL> {
  const { kind, category, model, ratio, language, audio, free, minPrice, maxPrice } = filter;
  const choices: (readonly [FacetFilter, SQL | undefined])[] = [
    ['kind', kind.length === 0 ? undefined : sql`s.kind = any(${texts(kind)})`],
    ['category', category.length === 0 ? undefined : sql`s.category = any(${texts(category)})`],
    ['model', model.length === 0 ? undefined : sql`s.models && ${texts(model)}`],
    ['ratio', ratio.length === 0 ? undefined : sql`s.ratios && ${texts(ratio)}`],
    ['language', language.length === 0 ? undefined : sql`s.languages && ${texts(language)}`],
    ['audio', audio === undefined ? undefined : sql`s.has_audio = ${audio}`],
    ['free', free === undefined ? undefined : sql`(s.price_cents = 0) = ${free}`],
    ['price', between(sql`s.price_cents`, sql`s.price_cents`, minPrice, maxPrice)]
  ];
  return new Map(choices.filter((choice): choice is readonly [FacetFilter, SQL] => choice[1] !== undefined));
}

/** A filter that asks for categories by their keys, whatever texts it was given: links outlive names. */
export async function resolveCategories<Filter extends { readonly category: readonly string[] }>(
  db: Database,
  filter: Filter
): Promise<Filter> {
  if (filter.category.length === 0) return filter;
  const { rows } = await db.execute<{ readonly key: string }>(sql`
    select distinct ${categoryOf(sql`asked`)} as key
    from unnest(${sql.param([...filter.category])}::text[]) asked`);
  return { ...filter, category: rows.map(({ key }) => key) };
}

type ConditionName = 'words' | 'worksOn' | 'duration' | 'rating' | 'seller';

/** The conditions that every facet applies: the search words, and filters without counts. */
export function nameConditions(filter: ListingFilter, words: string | null): ReadonlyMap<ConditionName, SQL> {
  const { worksOn, minDuration, maxDuration, minRating, seller } = filter;
  const conditions: (readonly [ConditionName, SQL | undefined])[] = [
    ['words', words === null ? undefined : sql`s.document @@ ${words}::tsquery`],
    ['worksOn', worksOn === undefined ? undefined : sql`s.works_on @> ${texts([worksOn])}`],
    ['duration', between(sql`s.max_seconds`, sql`s.min_seconds`, minDuration, maxDuration)],
    [
      'rating',
      minRating === undefined
        ? undefined
        : sql`(s.review_count > 0 and s.star_sum >= ${minRating}::float8 * s.review_count)`
    ],
    [
      'seller',
      seller === undefined ? undefined : sql`s.seller_id = (select id from users where username = ${seller})`
    ]
  ];
  return new Map(conditions.filter((one): one is readonly [ConditionName, SQL] => one[1] !== undefined));
}

export const listConditions = (filter: ListingFilter, words: string | null): SQL[] => [
  ...nameConditions(filter, words).values()
];

/** A span that meets the asked one: a bundle runs from its shortest clip to its longest. */
function between(most: SQL, least: SQL, from: number | undefined, to: number | undefined): SQL | undefined {
  const bounds = [
    from === undefined ? undefined : sql`${most} >= ${from}::float8`,
    to === undefined ? undefined : sql`${least} <= ${to}::float8`
  ].filter((bound) => bound !== undefined);
  return bounds.length === 0 ? undefined : sql`(${all(bounds)})`;
}

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** Rows of `s` that hold now. */
export const isCurrentRow = sql`s.until_epoch = 9007199254740991`;

const choices: readonly FacetFilter[] = [
  'kind',
  'category',
  'model',
  'ratio',
  'language',
  'audio',
  'free',
  'price'
];

/** For each kind of choice, how many listings its values have among those that pass all the other choices. */
export async function countFacets(
  { db }: Pick<Context, 'db'>,
  filter: ListingFilter
): Promise<ListingFacets> {
  const words = await readSearch(db, filter.search);
  const made = listFacetFilters(await resolveCategories(db, filter));
  const { rows } = await db.execute<{ readonly facets: ListingFacets }>(sql`
    with alike as (
      select kind, category, models, ratios, languages, has_audio, price_cents, count(*) as n
      from listing_search s
      where ${all([isCurrentRow, ...listConditions(filter, words)])}
      group by kind, category, models, ratios, languages, has_audio, price_cents
    ),
    base as materialized (
      select s.*, ${sql.join(
        choices.map((choice) => sql`${made.get(choice) ?? sql`true`} as ${passes(choice)}`),
        sql`, `
      )}
      from alike s
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from base where ${passOthers()}),
      'kind', ${countValues('kind', sql`kind`)},
      'category', ${countValues('category', sql`category`)},
      'model', ${countValues('model', sql`unnest(models)`)},
      'ratio', ${countValues('ratio', sql`unnest(ratios)`)},
      'language', ${countValues('language', sql`unnest(languages)`)},
      'free', (select coalesce(sum(n), 0) from base where price_cents = 0 and ${passOthers('free')}),
      'withAudio', (select coalesce(sum(n), 0) from base where has_audio and ${passOthers('audio')}),
      'price', (select case when count(*) > 0 then jsonb_build_object('min', min(price_cents), 'max', max(price_cents)) end
        from base where ${passOthers('price')})
    ) as facets`);
  const [row] = rows;
  if (row === undefined) throw new Error('Counting gives a row');
  return row.facets;
}

const passes = (choice: FacetFilter): SQL => sql.raw(`passes_${choice}`);

const passOthers = (but?: FacetFilter): SQL => all(choices.filter((choice) => choice !== but).map(passes));

const countValues = (choice: FacetFilter, value: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', n) order by n desc, value), '[]')
  from (
    select value, sum(n) as n from (select ${value} as value, n from base where ${passOthers(choice)}) each
    group by value
  ) counted
)`;
