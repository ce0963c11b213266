import { useQuery } from '@tanstack/react-query';
import { LoadedContent, LoadedPage } from '#renderer/feature-api/loaded-page.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/service-status.json';
import { CurrentStatus } from './current-status.tsx';
import { Incidents } from './incidents.tsx';
import { serviceStates } from '#shared/domain/activity/service-status.ts';

/** Asked again while the page is open. */
const refetchMs = 60_000;

/** How the server works now, and in the last 90 days. */
export const StatusPage = () => (
  <LoadedPage title={t(texts, 'service-status.title')} lead={t(texts, 'service-status.lead')}>
    <StatusContent />
    <StateMeanings />
  </LoadedPage>
);

function StatusContent() {
  const { platform } = useServices();
  const query = useQuery({
    queryKey: ['status.get'],
    queryFn: () => unwrap(platform.cloud.status.get()),
    staleTime: 0,
    refetchInterval: refetchMs
  });
  const words = {
    loading: t(texts, 'service-status.loading'),
    failed: t(texts, 'service-status.failure.title'),
    explanation: t(texts, 'service-status.failure.text'),
    tryAgain: t(texts, 'service-status.tryAgain'),
    noServer: translateNoServer()
  };
  return (
    <LoadedContent query={query} words={words}>
      {(status) => (
        <>
          <CurrentStatus status={status} />
          <Incidents status={status} />
        </>
      )}
    </LoadedContent>
  );
}

/** Explains each state and how it is measured. */
function StateMeanings() {
  return (
    <section aria-labelledby="meanings-title" className="grid gap-3 border-t border-n6 pt-6 text-ui">
      <h2 id="meanings-title" className="text-lead font-semibold">
        {t(texts, 'service-status.meanings')}
      </h2>
      <dl className="grid gap-2">
        {serviceStates.map((state) => (
          <div key={state}>
            <dt className="font-medium">{t(texts, `service-status.state.${state}`)}</dt>
            <dd className="text-n11">{t(texts, `service-status.meaning.${state}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-n11">{t(texts, 'service-status.measured')}</p>
    </section>
  );
}
