import { CloudOff, ServerCrash, UserPlus } from 'lucide-react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { paths } from '#shared/contract/paths.ts';
import type { PublicPerson } from '#shared/domain/people/account.ts';
import { Part } from '#renderer/feature-api/parts.ts';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/follows.json';
import { namePage, translateNoServer } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { FollowProvider, useFollowDependencies } from './dependencies.tsx';
import { useFollowed, useSetFollow } from './follow-queries.ts';

/** The sellers that the account follows. */
export function FollowingPage() {
  return (
    <FollowProvider>
      <div className="mx-auto grid w-full min-w-0 max-w-3xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
        <header className="grid gap-1">
          <h1 className="text-title font-semibold" tabIndex={-1}>
            {namePage('following')}
          </h1>
          <p className="text-ui text-n11">
            {t(texts, 'follows.pageText')}{' '}
            <Link to={paths.myProfile.getHref()} className="text-daylight-11 underline">
              {t(texts, 'follows.chooseNotices')}
            </Link>
          </p>
        </header>
        <FollowedSellers />
      </div>
    </FollowProvider>
  );
}

function FollowedSellers() {
  const state = useFollowed();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'follows.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <FollowsFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const people = data.pages.flatMap(({ items }) => items);
  return (
    <>
      {people.length === 0 ? <NobodyFollowed /> : null}
      <ul aria-label={namePage('following')} className="grid gap-2 empty:hidden">
        {people.map((person) => (
          <FollowedSeller key={person.username} person={person} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={people.length === 0}
        words={{
          more: t(texts, 'follows.more'),
          failed: t(texts, 'follows.moreFailed'),
          tryAgain: t(texts, 'follows.tryAgain')
        }}
      />
    </>
  );
}

function FollowedSeller({ person }: { readonly person: PublicPerson }) {
  const { isOnline } = useFollowDependencies();
  const { isBusy, setFollow } = useSetFollow(person.username);
  return (
    <li className="flex min-w-0 items-center justify-between gap-3 rounded-panel border border-n6 bg-n2 px-3 py-2 text-ui">
      <Part part="PersonLink" person={person} />
      <Button
        variant="ghost"
        aria-label={t(texts, 'follows.unfollowNamed', { name: person.displayName })}
        isBusy={isBusy}
        reason={isOnline ? undefined : t(texts, 'follows.offline')}
        onClick={() => void setFollow(false)}
      >
        {t(texts, 'follows.unfollow')}
      </Button>
    </li>
  );
}

function NobodyFollowed() {
  return (
    <EmptyState
      icon={UserPlus}
      title={t(texts, 'follows.none.title')}
      text={t(texts, 'follows.none.text')}
      action={
        <Link to={paths.marketplace.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'follows.goToMarketplace')}
        </Link>
      }
    />
  );
}

type FailureProps = { readonly failure: unknown; readonly isBusy: boolean; readonly onRetry: () => void };

function FollowsFailure({ failure, isBusy, onRetry }: FailureProps) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const refusal = readRefusal(failure, isContractError);
  const isOffline = refusal !== undefined && isNetworkError(refusal);
  return (
    <EmptyState
      icon={isOffline ? CloudOff : ServerCrash}
      title={t(texts, isOffline ? 'follows.failure.offline' : 'follows.failure.title')}
      text={t(texts, 'follows.failure.text')}
      action={
        <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
          {t(texts, 'follows.tryAgain')}
        </Button>
      }
    />
  );
}
