import type { Operations } from '#shared/contract/cloud/admin/overview.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/administration.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { AdminFailure } from '../frame/admin-failure.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { EventsSection } from './events-section.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FailuresSection } from './failures-section.tsx';
import { InvariantsSection } from './invariants-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { useOperations } from './operations-queries.ts';
import { QueuesSection } from './queues-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { TransfersSection } from './transfers-section.tsx';

/** How the server runs, and what failed with a way to try it again. */
export function OperationsPage() {
  return (
    <AdminPage name="adminOperations">
      <Sections />
    </AdminPage>
  );
}

function Sections() {
  const { data, error, isPending, isFetching, refetch } = useOperations();
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'administration.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <AdminFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <Loaded operations={data} />;
}

function Loaded({ operations }: { readonly operations: Operations }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 lg:grid-cols-2">
      <InvariantsSection operations={operations} />
      <StorageSection operations={operations} />
      <QueuesSection operations={operations} />
      <FailedJobs />
      <MailsSection operations={operations} />
      <EventsSection operations={operations} />
      <TransfersSection operations={operations} />
      <FailuresSection operations={operations} />
    </div>
  );
}
