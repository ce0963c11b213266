import type { OwnListing } from '#shared/domain/market/seller.ts';
import { formatCsv } from '#shared/kit/csv.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';

/** The listings as a table for spreadsheets. Text that a spreadsheet would run as a formula is kept as text. */
export const writeListingsCsv = (listings: readonly OwnListing[]): string =>
  formatCsv([
    [
      t(texts, 'selling.many.csv.title'),
      t(texts, 'selling.many.csv.kind'),
      t(texts, 'selling.many.csv.state'),
      t(texts, 'selling.many.csv.price'),
      t(texts, 'selling.many.csv.tags'),
      t(texts, 'selling.many.csv.version'),
      t(texts, 'selling.many.csv.sales'),
      t(texts, 'selling.many.csv.updated')
    ],
    ...listings.map(({ title, kind, state, price, tags, version, salesCount, updatedAt }) => [
      title,
      t(texts, kind === 'bundle' ? 'selling.bundle' : 'selling.many.csv.prompt'),
      t(texts, `selling.listing.${state}`),
      price.cents / 100,
      tags.join(', '),
      version ?? '',
      salesCount,
      toIsoDate(updatedAt).slice(0, 10)
    ])
  ]);
