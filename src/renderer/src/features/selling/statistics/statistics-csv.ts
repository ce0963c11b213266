import { formatCsv } from '#shared/kit/csv.ts';
import type { SellerStatistics, StatisticsFigures } from '#shared/domain/market/seller-statistics.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { readConversion } from './conversion.ts';
import type { CountryCount } from './list-country-views.ts';

const columns = (first: string): readonly string[] => [
  first,
  t(texts, 'selling.statistics.views'),
  t(texts, 'selling.statistics.wishlistAdds'),
  t(texts, 'selling.statistics.sales'),
  t(texts, 'selling.statistics.conversion'),
  t(texts, 'selling.statistics.earnedInCsv')
];

/** To a tenth of a per cent; empty without views. */
const roundShare = (share: number | null): number | string =>
  share === null ? '' : Math.round(share * 1000) / 1000;

const write = (first: string, rows: readonly (readonly [string, StatisticsFigures])[]): string =>
  formatCsv([
    columns(first),
    ...rows.map(([name, figures]) => [
      name,
      figures.views,
      figures.wishlistAdds,
      figures.sales,
      roundShare(readConversion(figures)),
      figures.earnedCents / 100
    ])
  ]);

export const writePeriodsCsv = ({ periods }: SellerStatistics): string =>
  write(
    t(texts, 'selling.statistics.from'),
    periods.map((period) => [period.from, period])
  );

/** `nameModel` gives the label of a model. */
export const writeModelsCsv = ({ models }: SellerStatistics, nameModel: (id: string) => string): string =>
  write(
    t(texts, 'selling.statistics.model'),
    models.map((row) => [nameModel(row.model), row])
  );

export const writeListingsCsv = ({ listings }: SellerStatistics): string =>
  write(
    t(texts, 'selling.statistics.listing'),
    listings.map((listing) => [listing.title, listing])
  );

export const writeSourcesCsv = ({ sources }: Pick<SellerStatistics, 'sources'>): string =>
  formatCsv([
    [t(texts, 'selling.statistics.sources'), t(texts, 'selling.statistics.views')],
    ...sources.map(({ source, views }) => [t(texts, `selling.statistics.source.${source}`), views])
  ]);

/** `title` says what is counted, and `nameCountry` gives the name of a country by its code. */
export const writeCountriesCsv = (
  title: string,
  counts: readonly CountryCount[],
  nameCountry: (code: string | null) => string
): string =>
  formatCsv([
    [t(texts, 'selling.statistics.country'), title],
    ...counts.map(({ country, count }) => [nameCountry(country), count])
  ]);

export const writePhrasesCsv = ({ phrases }: Pick<SellerStatistics, 'phrases'>): string =>
  formatCsv([
    [t(texts, 'selling.statistics.phrases'), t(texts, 'selling.statistics.visitors')],
    ...phrases.map(({ phrase, visitors }) => [phrase, visitors])
  ]);
