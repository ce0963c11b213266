import { useQuery } from '@tanstack/react-query';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { LoadedContent, LoadedPage } from '#renderer/feature-api/loaded-page.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { queryWithOfflineCache, refetchStale } from '#renderer/lib/query/offline-cache.ts';
import texts from '#renderer/messages/en/terms.json';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { TextSection } from './text-section.tsx';

/** Every license and all terms: in force, announced, and earlier. */
export const TermsPage = () => (
  <LoadedPage title={t(texts, 'terms.title')} lead={t(texts, 'terms.lead')}>
    <p className="text-read">{t(texts, 'terms.about')}</p>
    <TermsContent />
  </LoadedPage>
);

/** With zod, which only what is read back from the device needs. */
const loadSchema = async () => (await import('./cached-texts.ts')).publicLegalTexts;

function TermsContent() {
  const { platform, now } = useServices();
  const query = useQuery({
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
  const words = {
    loading: t(texts, 'terms.loading'),
    failed: t(texts, 'terms.failure.title'),
    explanation: t(texts, 'terms.failure.text'),
    tryAgain: t(texts, 'terms.tryAgain'),
    noServer: translateNoServer()
  };
  return (
    <LoadedContent query={query} words={words}>
      {({ value, cachedAt }) => (
        <>
          {cachedAt === null ? null : (
            <Callout tone="info">{t(texts, 'terms.cached', { moment: formatMoment(cachedAt) })}</Callout>
          )}
          {value.map((text) => (
            <TextSection key={text.name} text={text} />
          ))}
        </>
      )}
    </LoadedContent>
  );
}
