import { type SQL, sql } from 'drizzle-orm';
import type { ListingFacets, ListingFilter } from '#shared/domain/market/listing-search.ts';
import type { Context } from '../../context/context.ts';
import { all, type FacetFilter, isCurrentRow, listFacetFilters, listConditions } from './filter-listings.ts';
import { readSearch } from './build-search-query.ts';

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
  const made = listFacetFilters(filter);
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
