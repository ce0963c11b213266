import { expect, test } from 'vitest';
import { noSales } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import { writeCohortsCsv, writeFiguresCsv, writeLedgerCsv, writeMissesCsv } from './sales-csv.ts';

const figures = {
  sales: 2,
  grossCents: 5000,
  refundedCents: 1001,
  disputedCents: 0,
  commissionCents: 799,
  feeCents: 175
};
const rowsOf = (text: string): readonly string[] => text.trim().split('\r\n');

test('a table writes money in dollars, and the net before where it is compared', () => {
  const rows = [
    { label: '=Rain', ...figures, before: 1250 },
    { label: 'Fog', ...noSales, before: 5 }
  ];
  expect(rowsOf(writeFiguresCsv('Listing', rows)).slice(1)).toEqual([
    "'=Rain,50,10.01,0,39.99,7.99,32,1.75,2,12.5",
    'Fog,0,0,0,0,0,0,0,0,0.05'
  ]);
  expect(rowsOf(writeFiguresCsv('Day', [{ label: '2026-11-01', ...figures }]))[1]).toBe(
    '2026-11-01,50,10.01,0,39.99,7.99,32,1.75,2'
  );
});

test('the comparison with the ledger has both figures', () => {
  const ledger = { netCents: 3999, commissionCents: 800, earnedCents: 3200, feeCents: 175 };
  const range = { from: '2026-11-01', to: '2026-11-02' };
  const none = { periods: [], categories: [], models: [], countries: [], sellers: [], top: [], falling: [] };
  const report = { range, total: figures, before: noSales, ledger, payoutsDueCents: 3200, ...none };
  expect(
    rowsOf(writeLedgerCsv(report))
      .slice(1)
      .map((row) => row.replace(/^[^,]+/, ''))
  ).toEqual([',39.99,39.99', ',7.99,8', ',32,32', ',1.75,1.75', ',,32']);
});

test('cohorts have a column for each month of the oldest one, and phrases their count', () => {
  const cohorts = [
    { month: '2026-09-01', buyers: 10, returned: [3, 1] },
    { month: '2026-10-01', buyers: 4, returned: [2] }
  ];
  expect(rowsOf(writeCohortsCsv(cohorts)).slice(1)).toEqual(['2026-09-01,10,3,1', '2026-10-01,4,2,']);
  expect(rowsOf(writeMissesCsv([{ phrase: 'zeppelin', searches: 3 }]))[1]).toBe('zeppelin,3');
});
