import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import {
  leastBuyersOfCountry,
  leastVisitorsOfCountry
} from '#shared/domain/market/dashboard/visitor-country.ts';
import type { SellerStatistics } from '#shared/domain/market/seller-statistics.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { createCountryNames } from '#renderer/lib/messages/country-names.ts';
import { Bar } from './figures-table.tsx';
import { type CountryCount, listCountryViews } from './list-country-views.ts';
import { writeCountriesCsv } from './statistics-csv.ts';

type Props = {
  readonly title: string;
  /** The largest first; without any the note says why. */
  readonly shares: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  readonly note: string;
  readonly onSave: () => void;
};

/** How a figure divides, e.g. views by page or by country. */
export function Shares({ title, shares, note, onSave }: Props) {
  const most = Math.max(...shares.map(({ count }) => count));
  return (
    <section className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-read font-semibold">{title}</h3>
        {shares.length === 0 ? null : (
          <Button variant="ghost" onClick={onSave}>
            {t(texts, 'selling.statistics.saveCsv')}
          </Button>
        )}
      </div>
      {shares.length === 0 ? null : (
        <ul aria-label={title} className="grid gap-2 text-ui">
          {shares.map(({ key, name, count }) => (
            <li key={key} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>{name}</span>
                <span className="text-n11 tabular-nums">{formatNumber(count)}</span>
              </span>
              <Bar share={count / most} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-label text-n11">{note}</p>
    </section>
  );
}

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
