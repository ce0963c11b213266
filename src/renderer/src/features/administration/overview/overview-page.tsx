import { useQuery } from '@tanstack/react-query';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { Health } from './health.tsx';
import { TodayTiles } from './today-tiles.tsx';
import { WaitingList } from './waiting-list.tsx';

const refetchMs = 60_000;

/** Waiting work, today's numbers and the server's health; each links to the page where one acts. */
export function OverviewPage() {
  return (
    <AdminPage name="admin">
      <Overview />
      <Health />
    </AdminPage>
  );
}

function Overview() {
  const { overview } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['overview.get'],
    queryFn: () => unwrap(overview.get()),
    staleTime: 0,
    refetchInterval: refetchMs
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <WaitingList overview={data} />
      <TodayTiles overview={data} />
    </>
  );
}
