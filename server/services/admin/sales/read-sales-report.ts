import {
  findRangeBefore,
  listPeriods,
  type StatisticsRange
} from '#shared/domain/market/seller-statistics.ts';
import { addSales, netOf, noSales, subtractSales } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import type { ListingSales, SalesFigures, SalesReport } from '#shared/domain/trade/sales/sales-report.ts';
import type { Context } from '../../../context/context.ts';
import { toPerson } from '../../listing/read/listing-card.ts';
import { type SalesRow, selectSales } from './select-sales.ts';

/**
 * Reads the sales of the marketplace from daily counts, by orders and by the ledger in one statement, so that both are
 * of the same moment.
 */
export async function readSalesReport(
  { db }: Pick<Context, 'db'>,
  range: StatisticsRange
): Promise<SalesReport> {
  const periods = listPeriods(range);
  const { rows } = await db.execute<SalesRow>(selectSales(range, findRangeBefore(range), periods));
  const of = (kind: SalesRow['kind']) => rows.filter((row) => row.kind === kind);
  const figuresOf = (key: number) => {
    const row = of('period').find((each) => Number(each.key) === key);
    return row === undefined ? noSales : readFigures(row);
  };
  const shown = periods.map((from, index) => ({ from, ...figuresOf(index + 1) }));
  const [ledger] = of('ledger');
  const total = shown.map(({ from: _from, ...figures }) => figures).reduce(addSales, noSales);
  return {
    range,
    total,
    before: figuresOf(0),
    ledger: {
      netCents: Number(ledger?.net ?? 0),
      commissionCents: Number(ledger?.commission ?? 0),
      earnedCents: Number(ledger?.earned ?? 0),
      feeCents: Number(ledger?.fees ?? 0)
    },
    payoutsDueCents: Number(ledger?.due ?? 0),
    periods: shown,
    categories: of('category')
      .map((row) => ({ category: row.key, ...readFigures(row) }))
      .toSorted(byNet),
    models: of('model')
      .map((row) => ({ model: row.key, ...readFigures(row) }))
      .toSorted(byNet),
    countries: listCountries(of('country'), total),
    sellers: of('seller').map(readSeller).toSorted(byNet),
    top: of('top').map(readListing).toSorted(byNet),
    falling: of('falling').map(readListing).toSorted(byFall)
  };
}

const byNet = (one: SalesFigures, other: SalesFigures): number => netOf(other) - netOf(one);
const byFall = (one: ListingSales, other: ListingSales): number =>
  netOf(one) - one.netBeforeCents - (netOf(other) - other.netBeforeCents);

/** Those that are known, and what is left of the total. */
function listCountries(rows: readonly SalesRow[], total: SalesFigures): SalesReport['countries'] {
  const known = rows.map((row) => ({ country: row.key, ...readFigures(row) })).toSorted(byNet);
  const rest = known.reduce(subtractSales, total);
  const isKnown = Object.values(rest).every((figure) => figure === 0);
  return isKnown ? known : [...known, { country: null, ...rest }];
}

const readSeller = (row: SalesRow) => ({
  seller: {
    id: row.key,
    ...toPerson({ username: row.handle ?? '', displayName: row.name ?? '', avatarKey: row.avatarKey })
  },
  ...readFigures(row)
});

const readListing = (row: SalesRow) => ({
  slug: row.key,
  title: row.name ?? row.key,
  netBeforeCents: Number(row.netBefore ?? 0),
  ...readFigures(row)
});

const readFigures = (row: SalesRow): SalesFigures => ({
  sales: Number(row.sales),
  grossCents: Number(row.gross),
  refundedCents: Number(row.refunded),
  disputedCents: Number(row.disputed),
  commissionCents: Number(row.commission),
  feeCents: Number(row.fees)
});
