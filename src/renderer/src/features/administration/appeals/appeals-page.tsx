import { useInfiniteQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { AppealItem } from './appeal-item.tsx';

/** Appeals that wait for a decision, oldest first. */
export function AppealsPage() {
  return (
    <AdminPage name="adminAppeals">
      <OpenAppeals />
    </AdminPage>
  );
}

const partSize = 20;

function useOpenAppeals() {
  const { appeals } = useAdminDependencies();
  return useInfiniteQuery({
    queryKey: ['appeals.list'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(appeals.list({ limit: partSize, ...(cursor === null ? {} : { cursor }) })),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0
  });
}

function OpenAppeals() {
  const state = useOpenAppeals();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const appeals = data.pages.flatMap(({ items }) => items);
  if (appeals.length === 0)
    return (
      <EmptyState
        icon={Scale}
        title={t(texts, 'administration.appeals.none.title')}
        text={t(texts, 'administration.appeals.none.text')}
      />
    );
  return (
    <>
      <ul aria-label={t(texts, 'administration.appeals.list')} className="grid gap-3">
        {appeals.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={false}
        words={{
          more: t(texts, 'administration.more'),
          failed: t(texts, 'administration.moreFailed'),
          tryAgain: t(texts, 'administration.tryAgain')
        }}
      />
    </>
  );
}
