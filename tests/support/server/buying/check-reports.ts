// The sales of the whole marketplace, as administrators see them, against the ledger and against the orders themselves.
import { isDeepStrictEqual } from 'node:util';
import { readSalesReport } from '#server/services/admin/sales/read-sales-report.ts';
import { addSales, compareWithLedger, noSales } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import type { ModelRun } from './model-run.ts';

type Sums = { readonly gross: number; readonly returned: number; readonly due: number };

/** Figures of the report that differ from what they are sums of. */
export async function findWrongReports({ market }: Pick<ModelRun, 'market'>): Promise<readonly string[]> {
  const { context, clock, database } = market;
  const range = { from: '2025-11-01', to: toIsoDate(clock.now).slice(0, 10) };
  const { total, ledger, payoutsDueCents, countries } = await readSalesReport(context, range);
  const { rows } = await database.pool.query<Sums>(`select
    (select coalesce(sum(gross_cents), 0)::int from orders where paid_at is not null) as gross,
    (select coalesce(sum(returned_cents), 0)::int from orders where paid_at is not null) as returned,
    (select coalesce(-sum(cents), 0)::int from ledger_entries where account like 'seller:%') as due`);
  const reported: Sums = {
    gross: total.grossCents,
    returned: total.refundedCents + total.disputedCents,
    due: payoutsDueCents
  };
  const placed = await database.pool.query<{ country: string | null; gross: number }>(
    'select country, sum(gross_cents)::int as gross from orders where paid_at is not null and gross_cents > 0 group by 1'
  );
  const grossOf = (country: string | null) =>
    countries.find((each) => each.country === country)?.grossCents ?? 0;
  const sumOfCountries = countries
    .map(({ country: _country, ...figures }) => figures)
    .reduce(addSales, noSales);
  return [
    ...compareWithLedger(total, ledger)
      .filter(({ orderCents, ledgerCents }) => orderCents !== ledgerCents)
      .map(
        (row) => `the report has ${row.figure} ${row.orderCents} by orders, ${row.ledgerCents} by the ledger`
      ),
    ...(isDeepStrictEqual(sumOfCountries, total) ? [] : ['the countries of the report do not add up']),
    ...placed.rows
      .filter(({ country, gross }) => grossOf(country) !== gross)
      .map(({ country, gross }) => `the report has gross ${grossOf(country)} of ${country}, not ${gross}`),
    ...(['gross', 'returned', 'due'] as const)
      .filter((name) => reported[name] !== rows[0]?.[name])
      .map((name) => `the report has ${name} ${reported[name]}, not ${rows[0]?.[name]}`)
  ];
}
