import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { AdminFailure } from '../../frame/admin-failure.tsx';
import { useAdminDependencies } from '../../frame/dependencies.tsx';
import { writeMissesCsv } from '../data/sales-csv.ts';
import { useSearchMisses } from '../data/sales-queries.ts';
import { DataTable } from '../tables/data-table.tsx';

/** Search phrases without results. */
export function SearchMisses({ range }: { readonly range: StatisticsRange }) {
  const { download } = useAdminDependencies();
  const { data, error, isFetching, refetch } = useSearchMisses(range);
  if (data === undefined)
    return error === null ? null : (
      <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <DataTable
      title={t(texts, 'admin-sales.misses')}
      columns={[t(texts, 'admin-sales.misses.phrase'), t(texts, 'admin-sales.misses.searches')]}
      rows={data.map(({ phrase, searches }) => ({
        key: phrase,
        cells: [<bdi key="phrase">{phrase}</bdi>, formatNumber(searches)]
      }))}
      empty={t(texts, 'admin-sales.misses.empty')}
      onSave={() =>
        void download(`searches-without-results-${range.from}-${range.to}.csv`, writeMissesCsv(data))
      }
    >
      <p className="text-label text-n11">{t(texts, 'admin-sales.misses.text')}</p>
    </DataTable>
  );
}
