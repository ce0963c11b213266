// The sales of the whole marketplace, as administrators see them, against the ledger and against the orders themselves.
import { readSalesReport } from '#server/services/admin/sales/read-sales-report.ts';
import { compareWithLedger } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import type { ModelRun } from './model-run.ts';

type Sums = { readonly gross: number; readonly returned: number; readonly due: number };

/** Figures of the report that differ from what they are sums of. */
export async function findWrongReports({ market }: Pick<ModelRun, 'market'>): Promise<readonly string[]> {
  const { context, clock, database } = market;
  const range = { from: '2025-11-01', to: toIsoDate(clock.now).slice(0, 10) };
  const { total, ledger, payoutsDueCents } = await readSalesReport(context, range);
  const { rows } = await database.pool.query<Sums>(`select
    (select coalesce(sum(gross_cents), 0)::int from orders where paid_at is not null) as gross,
    (select coalesce(sum(returned_cents), 0)::int from orders where paid_at is not null) as returned,
    (select coalesce(-sum(cents), 0)::int from ledger_entries where account like 'seller:%') as due`);
  const told: Sums = {
    gross: total.grossCents,
    returned: total.refundedCents + total.disputedCents,
    due: payoutsDueCents
  };
  return [
    ...compareWithLedger(total, ledger)
      .filter(({ orderCents, ledgerCents }) => orderCents !== ledgerCents)
      .map(
        (row) => `the report has ${row.figure} ${row.orderCents} by orders, ${row.ledgerCents} by the ledger`
      ),
    ...(['gross', 'returned', 'due'] as const)
      .filter((name) => told[name] !== rows[0]?.[name])
      .map((name) => `the report has ${name} ${told[name]}, not ${rows[0]?.[name]}`)
  ];
}
