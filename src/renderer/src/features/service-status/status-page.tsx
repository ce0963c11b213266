import { useQuery } from '@tanstack/react-query';
import { ServerCrash } from 'lucide-react';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { CachedQueries, unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/service-status.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { CurrentStatus } from './current-status.tsx';
import { Incidents } from './incidents.tsx';
import { StateMeanings } from './state-meanings.tsx';

/** Asked again while the page is open. */
const refetchMs = 60_000;

/** How the server works now, and in the last 90 days. */
export function StatusPage() {
  return (
    <CachedQueries>
      <PageWithLinks>
        <div className="mx-auto grid w-full max-w-3xl content-start gap-6 p-4 py-8 min-[640px]:px-8 min-[960px]:py-12">
          <header className="grid gap-2">
            <h1 className="text-headline font-semibold" tabIndex={-1}>
              {t(texts, 'service-status.title')}
            </h1>
            <p className="text-lead text-n11">{t(texts, 'service-status.lead')}</p>
          </header>
          {/* A screen high from the first frame on, so that what comes pushes nothing in sight away. */}
          <div className="grid min-h-svh content-start gap-6">
            <StatusContent />
          </div>
          <StateMeanings />
        </div>
      </PageWithLinks>
    </CachedQueries>
  );
}

function StatusContent() {
  const { platform } = useServices();
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['status.get'],
    queryFn: () => unwrap(platform.cloud.status.get()),
    staleTime: 0,
    refetchInterval: refetchMs
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'service-status.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return (
      <EmptyState
        icon={ServerCrash}
        title={t(texts, 'service-status.failure.title')}
        text={t(texts, 'service-status.failure.text')}
        action={
          <Button variant="primary" isBusy={isFetching} onClick={() => void refetch()}>
            {t(texts, 'service-status.tryAgain')}
          </Button>
        }
      />
    );
  return (
    <>
      <CurrentStatus status={data} />
      <Incidents status={data} />
    </>
  );
}
