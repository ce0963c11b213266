import { useQuery } from '@tanstack/react-query';
import { MonitorCheck } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import type { Downloads } from '#shared/domain/release/downloads.ts';
import { LoadedContent, LoadedPage } from '#renderer/feature-api/loaded-page.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/downloads.json';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { PublishedDownloads } from './published-downloads.tsx';

/** Lists the desktop releases that this server publishes. */
export function DownloadPage() {
  const { platform } = useServices();
  return (
    <LoadedPage title={t(texts, 'downloads.title')} lead={t(texts, 'downloads.lead')}>
      {platform.capabilities.shell === null ? <DownloadContent /> : <Installed />}
    </LoadedPage>
  );
}

/** Shown in the desktop app, where a link may have opened this page. */
const Installed = () => (
  <EmptyState
    icon={MonitorCheck}
    title={t(texts, 'downloads.installed.title')}
    text={t(texts, 'downloads.installed.text')}
    action={<BuilderLink />}
  />
);

function DownloadContent() {
  const { platform, takeAnswer } = useServices();
  const query = useQuery({
    queryKey: ['downloads.get'],
    initialData: () => takeAnswer('downloads.get') as Downloads | undefined,
    queryFn: () => unwrap(platform.cloud.downloads.get())
  });
  const words = {
    loading: t(texts, 'downloads.loading'),
    failed: t(texts, 'downloads.failure.title'),
    explanation: t(texts, 'downloads.failure.text'),
    tryAgain: t(texts, 'downloads.tryAgain'),
    noServer: translateNoServer()
  };
  return (
    <LoadedContent query={query} words={words}>
      {({ stable, beta }) =>
        stable.length === 0 && beta.length === 0 ? (
          <EmptyState
            title={t(texts, 'downloads.none.title')}
            text={t(texts, 'downloads.none.text')}
            action={<BuilderLink />}
          />
        ) : (
          <PublishedDownloads stable={stable} beta={beta} />
        )
      }
    </LoadedContent>
  );
}

const BuilderLink = () => (
  <Link to={paths.builder.getHref()} className={buttonClasses('primary')}>
    {t(texts, 'downloads.openBuilder')}
  </Link>
);
