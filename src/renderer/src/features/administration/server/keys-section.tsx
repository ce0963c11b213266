import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/admin-server.json';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';

export function KeysSection() {
  const { serverKeys } = useAdminDependencies();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['serverKeys.list'],
    queryFn: () => unwrap(serverKeys.list()),
    staleTime: 0
  });
  if (isPending) return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="keys-title" className="text-lead font-semibold">
        {t(texts, 'admin-server.keys')}
      </h2>
      <p className="max-w-read text-ui text-n11">{t(texts, 'admin-server.keysIntro')}</p>
      <ul
        aria-labelledby="keys-title"
        className="grid grid-cols-1 divide-y divide-n6 rounded-panel border border-n6 bg-n2 px-4 text-ui lg:max-w-160"
      >
        {data.map(({ name, isPresent }) => {
          const Icon = isPresent ? CircleCheck : CircleMinus;
          return (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-40">{t(texts, `admin-server.key.${name}`)}</span>
              <span className={`flex items-center gap-2 ${isPresent ? 'text-success-11' : 'text-n11'}`}>
                <Icon aria-hidden size={16} />
                {t(texts, isPresent ? 'admin-server.present' : 'admin-server.missing')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
