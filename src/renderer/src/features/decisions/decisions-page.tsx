import { CloudOff, Scale, ServerCrash } from 'lucide-react';
import type { StrikeSummary } from '#shared/domain/market/moderation/strikes.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { AsOfNote } from '#renderer/feature-api/sync/as-of-note.tsx';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { CachedQueries, readRefusal } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/decisions.json';
import { namePage, translateNoServer } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { DecisionItem } from './decision-item.tsx';
import { useDecisions } from './decision-queries.ts';

/** Decisions about the account and its listings, with reasons and appeals. */
export function DecisionsPage() {
  return (
    <CachedQueries>
      <div className="mx-auto grid w-full min-w-0 max-w-3xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
        <header className="grid gap-1">
          <h1 className="text-title font-semibold" tabIndex={-1}>
            {namePage('decisions')}
          </h1>
          <p className="text-ui text-n11">{t(texts, 'decisions.pageText')}</p>
        </header>
        <AsOfNote say={(moment) => t(texts, 'decisions.asOf', { moment })} />
        <Decisions />
      </div>
    </CachedQueries>
  );
}

function Decisions() {
  const state = useDecisions();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'decisions.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <DecisionsFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        icon={Scale}
        title={t(texts, 'decisions.none.title')}
        text={t(texts, 'decisions.none.text')}
      />
    );
  const strikes = data.pages[0]?.strikes ?? null;
  return (
    <>
      {strikes === null || strikes.points === 0 ? null : <StrikeCallout strikes={strikes} />}
      <ul aria-label={namePage('decisions')} className="grid grid-cols-1 gap-3">
        {items.map((decision) => (
          <DecisionItem key={decision.id} decision={decision} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={false}
        words={{
          more: t(texts, 'decisions.more'),
          failed: t(texts, 'decisions.moreFailed'),
          tryAgain: t(texts, 'decisions.tryAgain')
        }}
      />
    </>
  );
}

/** The seller's points, and what they may lead to. */
function StrikeCallout({ strikes }: { readonly strikes: StrikeSummary }) {
  return <Callout tone="warning">{t(texts, 'decisions.strikes', strikes)}</Callout>;
}

type FailureProps = { readonly failure: unknown; readonly isBusy: boolean; readonly onRetry: () => void };

function DecisionsFailure({ failure, isBusy, onRetry }: FailureProps) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const refusal = readRefusal(failure, isContractError);
  const isOffline = refusal !== undefined && isNetworkError(refusal);
  return (
    <EmptyState
      icon={isOffline ? CloudOff : ServerCrash}
      title={t(texts, isOffline ? 'decisions.failure.offline' : 'decisions.failure.title')}
      text={t(texts, 'decisions.failure.text')}
      action={
        <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
          {t(texts, 'decisions.tryAgain')}
        </Button>
      }
    />
  );
}
