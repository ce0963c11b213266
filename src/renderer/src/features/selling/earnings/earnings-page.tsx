import { useSearchParams } from '#renderer/lib/router.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { type EarningsBucket, earningsBuckets } from '#shared/domain/trade/payout/earnings.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingPage } from '../frame/selling-page.tsx';
import { EarningsLines } from './earnings-lines.tsx';
import { useEarningsSummary } from './earnings-queries.ts';
import { PayoutPanel } from './payout-panel.tsx';
import { PayoutList } from './payout-list.tsx';
import { StatementList } from './statement-list.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** A seller's earnings: amounts, the lines behind them, payouts and statements. */
export function EarningsPage() {
  return (
    <SellingPage name="earnings">
      <Earnings />
    </SellingPage>
  );
}

const isBucket = (value: string | null): value is EarningsBucket =>
  earningsBuckets.some((bucket) => bucket === value);

function Earnings() {
  const { data, error, isPending, isFetching, refetch } = useEarningsSummary();
  const [query, setQuery] = useSearchParams();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.earnings.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const shown = query.get('show');
  const bucket = isBucket(shown) ? shown : null;
  const show = (next: EarningsBucket | null) =>
    setQuery(next === null ? {} : { show: next }, { replace: true });
  return (
    <>
      {data.isSandbox ? <Callout tone="info">{t(texts, 'selling.earnings.sandbox')}</Callout> : null}
      <SummaryCards summary={data} bucket={bucket} onShow={show} />
      <PayoutPanel summary={data} />
      <EarningsLines bucket={bucket} summary={data} onShowAll={() => show(null)} />
      <PayoutList />
      <StatementList summary={data} />
    </>
  );
}
