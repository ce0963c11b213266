import { t } from '#renderer/lib/messages/translate.ts';
import { paths } from '#shared/contract/paths.ts';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import administrationTexts from '#renderer/messages/en/administration.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { useOperations } from '../operations/operations-queries.ts';
import { describeHealth } from './health-lines.ts';

/** How the server runs, a line each; more is on the operations page. */
export function Health() {
  return (
    <section aria-labelledby="health-title" className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="health-title" className="text-lead font-semibold">
        {t(texts, 'admin-overview.health')}
      </h2>
      <Lines />
    </section>
  );
}

function Lines() {
  const { data, error, isPending, isFetching, refetch } = useOperations();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(administrationTexts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <ul className="divide-y divide-n6 rounded-panel border border-n6 bg-n2">
      {describeHealth(data).map(({ id, isFine, text }) => (
        <li key={id}>
          <Link
            to={`${paths.adminOperations.getHref()}#${id}`}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2.5 text-ui hover:bg-n3 sm:grid-cols-[12rem_1fr_auto]"
          >
            <span className="font-medium">{t(texts, `admin-overview.health.${id}`)}</span>
            <span className="text-n11 max-sm:order-last max-sm:col-span-2">{text}</span>
            <Tag tone={isFine ? 'success' : 'warning'}>
              {t(texts, isFine ? 'admin-overview.health.isFine' : 'admin-overview.health.needsAttention')}
            </Tag>
          </Link>
        </li>
      ))}
    </ul>
  );
}
