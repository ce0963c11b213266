import type { BuyerCohort } from '#shared/domain/trade/sales/sales-report.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { readLanguage } from '#renderer/lib/messages/locale.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { AdminFailure } from '../../frame/admin-failure.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { writeCohortsCsv } from '../data/sales-csv.ts';
import { useBuyerCohorts } from '../data/sales-queries.ts';
import { DataTable } from '../tables/data-table.tsx';

const formatShare = (share: number): string =>
  new Intl.NumberFormat(readLanguage().locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(readLanguage().locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(month)
  );

/** Buyers by the month of their first purchase, and the share of them who bought again in each month after it. */
export function Cohorts() {
  const { data, error, isFetching, refetch } = useBuyerCohorts();
  if (data !== undefined) return <CohortTable cohorts={data} />;
  return error === null ? null : (
    <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
  );
}

function CohortTable({ cohorts }: { readonly cohorts: readonly BuyerCohort[] }) {
  const { download } = useAdminDependencies();
  const months = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
  const numbers = Array.from({ length: months }, (_, index) => index + 1);
  return (
    <DataTable
      title={t(texts, 'admin-sales.cohorts')}
      columns={[
        t(texts, 'admin-sales.cohorts.month'),
        t(texts, 'admin-sales.cohorts.buyers'),
        ...numbers.map((count) => t(texts, 'admin-sales.cohorts.after', { count }))
      ]}
      rows={cohorts.toReversed().map(({ month, buyers, returned }) => ({
        key: month,
        cells: [
          formatMonth(month),
          formatNumber(buyers),
          ...numbers.map((number) => {
            const count = returned[number - 1];
            return count === undefined || buyers === 0 ? '' : formatShare(count / buyers);
          })
        ]
      }))}
      empty={t(texts, 'admin-sales.cohorts.empty')}
      onSave={() => void download('buyer-cohorts.csv', writeCohortsCsv(cohorts))}
    >
      <p className="text-label text-n11">{t(texts, 'admin-sales.cohorts.text')}</p>
    </DataTable>
  );
}
