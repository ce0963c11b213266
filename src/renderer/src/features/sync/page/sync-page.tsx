import { use } from 'react';
import { useStore } from 'zustand';
import { NoServer } from '#renderer/feature-api/no-server.tsx';
import { useHasServer, useServices } from '#renderer/feature-api/services.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { useAccountId } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/sync.json';
import { namePage, translateError, translateNoServer } from '#renderer/messages/translated-names.ts';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { librarySync } from '../store/library-sync.ts';
import { SyncContext, useSync } from './sync-context.ts';
import { TurnOn } from './turn-on.tsx';
import { SyncOverview } from './sync-overview.tsx';

/** The rows that sync with the account, the changes that wait to be sent, and those that need a decision. */
export function SyncPage() {
  const services = useServices();
  const { store } = use(services.storeOf(librarySync));
  return (
    <CachedQueries>
      <SyncContext value={store}>
        <div className="mx-auto grid w-full min-w-0 max-w-3xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
          <header className="grid gap-1">
            <h1 className="text-title font-semibold" tabIndex={-1}>
              {namePage('sync')}
            </h1>
            <p className="text-ui text-n11">{t(texts, 'sync.intro')}</p>
          </header>
          <Content />
        </div>
      </SyncContext>
    </CachedQueries>
  );
}

function Content() {
  const store = useSync();
  const accountId = useAccountId();
  // Until the next round, the device may still sync with the account of the user before.
  const replica = useStore(
    store,
    ({ replica: stored }) => stored && (stored.userId === accountId ? stored : null)
  );
  const failure = useStore(store, (state) => state.failure);
  const problem = useStore(store, (state) => state.problem);
  const hasServer = useHasServer();
  if (!hasServer && !replica) return <NoServer texts={translateNoServer()} />;
  return (
    <>
      {problem === null ? null : (
        <Callout tone="danger" isLive>
          {translateError(problem)}
        </Callout>
      )}
      {replica === undefined && failure !== null ? (
        <Callout tone="danger" isLive>
          {t(texts, 'sync.status.failed', { reason: translateError(failure) })}
        </Callout>
      ) : null}
      {replica === undefined && failure === null ? <Skeleton className="h-40 rounded-card" /> : null}
      {replica === undefined || isLibrarySynced(replica) ? null : <TurnOn />}
      {replica === null || replica === undefined ? null : <SyncOverview replica={replica} />}
    </>
  );
}
