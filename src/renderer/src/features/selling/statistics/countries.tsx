import {
  leastBuyersOfCountry,
  leastVisitorsOfCountry
} from '#shared/domain/market/dashboard/visitor-country.ts';
import type { SellerStatistics } from '#shared/domain/market/seller-statistics.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { createCountryNames } from '#renderer/lib/messages/country-names.ts';
import { type CountryCount, listCountryViews } from './list-country-views.ts';
import { Shares } from './shares.tsx';
import { writeCountriesCsv } from './statistics-csv.ts';

export type SectionProps = {
  readonly statistics: SellerStatistics;
  readonly save: (name: string, text: string) => Promise<void>;
};

/** From where listings were opened and bought; nothing where the operator's proxy names no countries. */
export function Countries({ statistics, save }: SectionProps) {
  const nameCountry = createCountryNames(readLanguage().locale);
  const { range, countries, salesByCountry } = statistics;
  if (countries.length === 0 && salesByCountry.length === 0) return null;
  const name = (country: string | null): string =>
    country === null ? t(texts, 'selling.statistics.countries.other') : nameCountry(country);
  const toShares = (counts: readonly CountryCount[]) =>
    counts.map(({ country, count }) => ({ key: country ?? '', name: name(country), count }));
  const views = listCountryViews(statistics);
  const sales = salesByCountry.map(({ country, sales: count }) => ({ country, count }));
  const saveAs = (file: string, title: string, counts: readonly CountryCount[]) => () =>
    void save(`${file}-${range.from}-${range.to}.csv`, writeCountriesCsv(title, counts, name));
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Shares
        title={t(texts, 'selling.statistics.countries')}
        shares={toShares(views)}
        note={t(texts, 'selling.statistics.countries.about', { count: leastVisitorsOfCountry })}
        onSave={saveAs('countries', t(texts, 'selling.statistics.views'), views)}
      />
      <Shares
        title={t(texts, 'selling.statistics.buyerCountries')}
        shares={toShares(sales)}
        note={t(texts, 'selling.statistics.buyerCountries.about', { count: leastBuyersOfCountry })}
        onSave={saveAs('sales-by-country', t(texts, 'selling.statistics.sales'), sales)}
      />
    </div>
  );
}
