import { Store } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import type { Seller } from '#shared/domain/market/seller.ts';
import { formatDay } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { DraftList } from '../drafts/draft-list.tsx';
import { NewTerms } from '../frame/new-terms.tsx';
import { useSeller } from '../frame/seller-queries.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingPage } from '../frame/selling-page.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { Statistics } from '../statistics/statistics.tsx';
import { OwnListings } from '../listings/own-listings.tsx';

/** The first page of the seller area: the seller's state, drafts, listings and statistics. */
export function SellerDashboard() {
  return (
    <SellingPage name="seller">
      <Dashboard />
    </SellingPage>
  );
}

function Dashboard() {
  const { data, error, isPending, isFetching, refetch } = useSeller();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined) {
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === null) return <NotSelling />;
  return (
    <>
      <StateNote seller={data} />
      <NewTerms />
      <TaskList />
      <DraftList />
      <OwnListings />
      <Statistics since={data.appliedAt} />
    </>
  );
}

function NotSelling() {
  return (
    <EmptyState
      icon={Store}
      title={t(texts, 'selling.none.title')}
      text={t(texts, 'selling.none.text')}
      action={
        <Link to={`${paths.becomeSeller.getHref()}#apply`} className={buttonClasses('primary')}>
          {t(texts, 'selling.none.apply')}
        </Link>
      }
    />
  );
}

/** Renders nothing for an active seller. */
function StateNote({ seller: { state, reason, until } }: { readonly seller: Seller }) {
  if (state !== 'limited' && state !== 'suspended') return null;
  return (
    <Callout
      tone={state === 'suspended' ? 'danger' : 'warning'}
      actions={
        <Link to={paths.decisions.getHref()} className={buttonClasses('secondary')}>
          {t(texts, 'selling.state.appeal')}
        </Link>
      }
    >
      <p className="font-semibold">{t(texts, `selling.state.${state}`)}</p>
      <p dir="auto" className="break-words">
        {t(texts, 'selling.state.reason', { reason })}
      </p>
      <p>
        {until === null
          ? t(texts, 'selling.state.noEnd')
          : t(texts, 'selling.state.until', { day: formatDay(until) })}
      </p>
    </Callout>
  );
}
