import type { FailedJob } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useFormatMoment } from '#renderer/lib/messages/use-moment.ts';
import texts from '#renderer/messages/en/admin-overview.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { useAdminDependencies } from '../frame/dependencies.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { usePages } from '../users/queries/user-queries.ts';
import { operationsKey, useOperate } from './operations-queries.ts';
import { OperationsSection } from './operations-section.tsx';

/** Jobs that failed after their last attempt, newest first. */
export function FailedJobs() {
  const { operations } = useAdminDependencies();
  const state = usePages<FailedJob>(operationsKey('failedJobs'), (page) => operations.listFailedJobs(page));
  return (
    <OperationsSection id="failed-jobs" title={t(texts, 'admin-overview.failedJobs')}>
      <PagedList
        state={state}
        label={t(texts, 'admin-overview.failedJobs')}
        empty={t(texts, 'admin-overview.failedJobs.none')}
      >
        {(job) => <JobItem key={job.id} job={job} />}
      </PagedList>
    </OperationsSection>
  );
}

function JobItem({ job }: { readonly job: FailedJob }) {
  const { id, queue, error, attempts, createdAt, failedAt } = job;
  const { operations } = useAdminDependencies();
  const { operate, isBusy } = useOperate();
  const formatMoment = useFormatMoment();
  const facts = [
    t(texts, 'admin-overview.failedJobs.attempts', { count: attempts }),
    t(texts, 'admin-overview.failedJobs.added', { moment: formatMoment(createdAt) }),
    t(texts, 'admin-overview.failedJobs.failed', { moment: formatMoment(failedAt) })
  ];
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-n6 pb-2 last:border-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-mono text-label wrap-anywhere">
          {queue} · {error ?? t(texts, 'admin-overview.failedJobs.timeout')}
        </span>
        <span className="text-label text-n10">{facts.join(' · ')}</span>
      </div>
      <Button isBusy={isBusy} onClick={() => void operate(() => operations.retryJobs({ queue, id }))}>
        {t(texts, 'admin-overview.tryAgain')}
      </Button>
    </li>
  );
}
