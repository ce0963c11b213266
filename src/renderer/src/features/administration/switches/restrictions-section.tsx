import { useQuery } from '@tanstack/react-query';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-switches.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { RestrictionItem, restrictionsKey } from './restriction-item.tsx';

export function RestrictionsSection() {
  const { platformRestrictions } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: restrictionsKey,
    queryFn: () => unwrap(platformRestrictions.list()),
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'admin-switches.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="text-lead font-semibold">{t(texts, 'admin-switches.restrictions')}</h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-switches.intro')}</p>
      <ul
        aria-label={t(texts, 'admin-switches.restrictions')}
        className="grid grid-cols-1 gap-2 lg:grid-cols-2"
      >
        {data.map((restriction) => (
          <RestrictionItem key={restriction.name} restriction={restriction} />
        ))}
      </ul>
    </section>
  );
}
