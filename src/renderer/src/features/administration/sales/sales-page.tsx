import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-sales.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { DayRange } from '#renderer/ui/fields/day-range.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useSalesReport } from './data/sales-queries.ts';
import { salesChoices, type SalesRangeState, useSalesRange } from './range/use-sales-range.ts';
import { Breakdowns } from './sections/breakdowns.tsx';
import { Cohorts } from './sections/cohorts.tsx';
import { LedgerCheck } from './sections/ledger-check.tsx';
import { Periods } from './sections/periods.tsx';
import { SalesTiles } from './sections/sales-tiles.tsx';
import { SearchMisses } from './sections/search-misses.tsx';

export function SalesPage() {
  return (
    <AdminPage name="adminSales">
      <Sales />
    </AdminPage>
  );
}

function Sales() {
  const state = useSalesRange();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <SalesRangePicker {...state} />
      <Report range={state.range} />
      <Cohorts />
      <SearchMisses range={state.range} />
    </div>
  );
}

function Report({ range }: { readonly range: StatisticsRange }) {
  const { data, error, isPending, isFetching, refetch } = useSalesReport(range);
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-sales.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6" aria-busy={isFetching}>
      <p className="text-label text-n11">{t(texts, 'admin-sales.days')}</p>
      <SalesTiles report={data} />
      <LedgerCheck report={data} />
      <Periods report={data} />
      <Breakdowns report={data} />
    </div>
  );
}

function SalesRangePicker({ choice, range, choose, setRange }: SalesRangeState) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label={t(texts, 'admin-sales.range')}
        value={choice}
        options={salesChoices.map((value) => ({ value, label: t(texts, `admin-sales.range.${value}`) }))}
        onChange={choose}
      />
      {choice === 'own' ? (
        <DayRange
          range={range}
          words={{ from: t(texts, 'admin-sales.from'), to: t(texts, 'admin-sales.to') }}
          onChange={setRange}
        />
      ) : null}
    </div>
  );
}
