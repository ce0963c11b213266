import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Part } from '#renderer/feature-api/parts.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { SellingPage } from '../frame/selling-page.tsx';

/** How many follow the seller, and who: no more of each than their public profile. */
export function FollowersPage() {
  return (
    <SellingPage name="followers">
      <Followers />
    </SellingPage>
  );
}

const partSize = 30;

function useFollowers() {
  const { followers } = useSellingDependencies();
  return useInfiniteQuery({
    queryKey: ['followers.list'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(followers.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

function Followers() {
  const state = useFollowers();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.followers.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const people = data.pages.flatMap(({ items }) => items);
  if (people.length === 0) return <NoFollowers />;
  return (
    <>
      <p className="text-read">
        {t(texts, 'selling.followers.count', { count: data.pages[0]?.count ?? people.length })}{' '}
        <span className="text-ui text-n11">{t(texts, 'selling.followers.text')}</span>
      </p>
      <ul aria-label={t(texts, 'selling.followers.list')} className="grid gap-2 sm:grid-cols-2">
        {people.map((person) => (
          <li
            key={person.username}
            className="flex min-w-0 rounded-panel border border-n6 bg-n2 px-3 py-2 text-ui"
          >
            <Part part="PersonLink" person={person} />
          </li>
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={false}
        words={{
          more: t(texts, 'selling.followers.more'),
          failed: t(texts, 'selling.followers.moreFailed'),
          tryAgain: t(texts, 'selling.tryAgain')
        }}
      />
    </>
  );
}

const NoFollowers = () => (
  <EmptyState
    icon={Users}
    title={t(texts, 'selling.followers.none.title')}
    text={t(texts, 'selling.followers.none.text')}
  />
);
