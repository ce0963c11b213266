import { compareWithLedger } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import type {
  BuyerCohort,
  SalesFigures,
  SalesReport,
  SearchMiss
} from '#shared/domain/trade/sales/sales-report.ts';
import { formatCsv } from '#shared/kit/csv.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { readFigure, shownFigures } from './figures.ts';

type Row = SalesFigures & { readonly label: string; readonly before?: number | undefined };

/** The rows of a table as it is shown, money in US dollars. */
export function writeFiguresCsv(first: string, rows: readonly Row[]): string {
  const hasBefore = rows.some(({ before }) => before !== undefined);
  return formatCsv([
    [
      first,
      ...shownFigures.map((figure) => t(texts, `admin-sales.csv.${figure}`)),
      ...(hasBefore ? [t(texts, 'admin-sales.csv.netBefore')] : [])
    ],
    ...rows.map((row) => [
      row.label,
      ...shownFigures.map((figure) => readFigure(figure, row)),
      ...(hasBefore ? [(row.before ?? 0) / 100] : [])
    ])
  ]);
}

export const writeLedgerCsv = ({ total, ledger, payoutsDueCents }: SalesReport): string =>
  formatCsv([
    [
      t(texts, 'admin-sales.figure'),
      t(texts, 'admin-sales.csv.byOrders'),
      t(texts, 'admin-sales.csv.byLedger')
    ],
    ...compareWithLedger(total, ledger).map(({ figure, orderCents, ledgerCents }) => [
      t(texts, `admin-sales.figure.${figure}`),
      orderCents / 100,
      ledgerCents / 100
    ]),
    [t(texts, 'admin-sales.figure.due'), '', payoutsDueCents / 100]
  ]);

export function writeCohortsCsv(cohorts: readonly BuyerCohort[]): string {
  const months = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
  const numbers = Array.from({ length: months }, (_, index) => index + 1);
  return formatCsv([
    [
      t(texts, 'admin-sales.cohorts.month'),
      t(texts, 'admin-sales.cohorts.buyers'),
      ...numbers.map((count) => t(texts, 'admin-sales.cohorts.after', { count }))
    ],
    ...cohorts.map(({ month, buyers, returned }) => [
      month,
      buyers,
      ...numbers.map((number) => returned[number - 1] ?? '')
    ])
  ]);
}

export const writeMissesCsv = (misses: readonly SearchMiss[]): string =>
  formatCsv([
    [t(texts, 'admin-sales.misses.phrase'), t(texts, 'admin-sales.misses.searches')],
    ...misses.map(({ phrase, searches }) => [phrase, searches])
  ]);
