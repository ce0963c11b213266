import type { SalesReport } from '#shared/domain/trade/sales/sales-report.ts';
import { createCountryNames } from '#renderer/lib/messages/country-names.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { FiguresTable } from '../tables/figures-table.tsx';

/** The range by the country that orders were placed from; those of which it is not known are the last row. */
export function Countries({ report: { range, countries } }: { readonly report: SalesReport }) {
  const nameCountry = createCountryNames(readLanguage().locale);
  return (
    <FiguresTable
      title={t(texts, 'admin-sales.byCountry')}
      first={t(texts, 'admin-sales.country')}
      rows={countries.map(({ country, ...row }) => ({
        ...row,
        key: country ?? '',
        label: country === null ? t(texts, 'admin-sales.countryNotKnown') : nameCountry(country)
      }))}
      fileName={`sales-countries-${range.from}-${range.to}`}
    >
      <p className="text-label text-n11">{t(texts, 'admin-sales.byCountryNote')}</p>
    </FiguresTable>
  );
}
