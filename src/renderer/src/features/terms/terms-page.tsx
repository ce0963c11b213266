import { useQuery } from '@tanstack/react-query';
import { ServerCrash } from 'lucide-react';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { queryWithOfflineCache, refetchStale } from '#renderer/lib/query/offline-cache.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/terms.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { TextSection } from './text-section.tsx';

/** Every license and all terms: in force, announced, and earlier. */
export function TermsPage() {
  return (
    <CachedQueries>
      <PageWithLinks>
        <div className="mx-auto grid w-full max-w-3xl content-start gap-6 p-4 py-8 min-[640px]:px-8 min-[960px]:py-12">
          <header className="grid gap-2">
            <h1 className="text-headline font-semibold" tabIndex={-1}>
              {t(texts, 'terms.title')}
            </h1>
            <p className="text-lead text-n11">{t(texts, 'terms.lead')}</p>
            <p className="text-read">{t(texts, 'terms.about')}</p>
          </header>
          {/* A screen high from the first frame on, so that what comes pushes nothing in sight away. */}
          <div className="grid min-h-svh content-start gap-8">
            <TermsContent />
          </div>
        </div>
      </PageWithLinks>
    </CachedQueries>
  );
}

/** With zod, which only what is read back from the device needs. */
const loadSchema = async () => (await import('./cached-texts.ts')).publicLegalTexts;

function TermsContent() {
  const { platform, now } = useServices();
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['legalTexts.list', 'kept'],
    queryFn: () =>
      queryWithOfflineCache({
        cache: platform.device.offlineCache,
        now,
        key: 'legalTexts.list',
        call: () => platform.cloud.legalTexts.list(),
        isNetworkError,
        loadSchema
      }),
    ...refetchStale,
    staleTime: 0
  });
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'terms.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return (
      <EmptyState
        icon={ServerCrash}
        title={t(texts, 'terms.failure.title')}
        text={t(texts, 'terms.failure.text')}
        action={
          <Button variant="primary" isBusy={isFetching} onClick={() => void refetch()}>
            {t(texts, 'terms.tryAgain')}
          </Button>
        }
      />
    );
  return (
    <>
      {data.cachedAt === null ? null : (
        <Callout tone="info">{t(texts, 'terms.cached', { moment: formatMoment(data.cachedAt) })}</Callout>
      )}
      {data.value.map((text) => (
        <TextSection key={text.name} text={text} />
      ))}
    </>
  );
}
