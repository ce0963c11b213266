import type { SellerStatistics } from '#shared/domain/market/seller-statistics.ts';

/** The country is an ISO 3166-1 code; null for all that are not named. */
export type CountryCount = { readonly country: string | null; readonly count: number };

/** Views of the countries that are named, and the others in one row; none where no country is named. */
export function listCountryViews({
  countries,
  total
}: Pick<SellerStatistics, 'countries' | 'total'>): readonly CountryCount[] {
  if (countries.length === 0) return [];
  const others = countries.reduce((rest, { views }) => rest - views, total.views);
  const named = countries.map(({ country, views }) => ({ country, count: views }));
  return others > 0 ? [...named, { country: null, count: others }] : named;
}
