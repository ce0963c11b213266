import { Check } from 'lucide-react';
import { type Comparison, compareWithLedger } from '#shared/domain/trade/sales/compare-with-ledger.ts';
import type { SalesReport } from '#shared/domain/trade/sales/sales-report.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { writeLedgerCsv } from '../data/sales-csv.ts';
import { DataTable } from '../tables/data-table.tsx';

/** The same money by orders and by ledger entries, which are counted apart. */
export function LedgerCheck({ report }: { readonly report: SalesReport }) {
  const { download } = useAdminDependencies();
  const { range, total, ledger } = report;
  const compared = compareWithLedger(total, ledger);
  const agrees = compared.every(({ orderCents, ledgerCents }) => orderCents === ledgerCents);
  return (
    <DataTable
      title={t(texts, 'admin-sales.ledger')}
      columns={[
        t(texts, 'admin-sales.figure'),
        t(texts, 'admin-sales.byOrders'),
        t(texts, 'admin-sales.byLedger'),
        t(texts, 'admin-sales.difference')
      ]}
      rows={compared.map((row) => ({
        key: row.figure,
        cells: [
          t(texts, `admin-sales.figure.${row.figure}`),
          formatMoney(row.orderCents / 100),
          formatMoney(row.ledgerCents / 100),
          <Difference key="difference" {...row} />
        ]
      }))}
      empty=""
      onSave={() => void download(`sales-ledger-${range.from}-${range.to}.csv`, writeLedgerCsv(report))}
    >
      <Callout tone={agrees ? 'success' : 'danger'}>
        {t(texts, agrees ? 'admin-sales.ledgerAgrees' : 'admin-sales.ledgerDiffers')}
      </Callout>
    </DataTable>
  );
}

const Difference = ({ orderCents, ledgerCents }: Comparison) =>
  orderCents === ledgerCents ? (
    <span className="inline-flex items-center gap-1 text-success-11">
      <Check aria-hidden size={14} />
      {t(texts, 'admin-sales.none')}
    </span>
  ) : (
    <strong className="text-danger-11">{formatMoney((orderCents - ledgerCents) / 100)}</strong>
  );
