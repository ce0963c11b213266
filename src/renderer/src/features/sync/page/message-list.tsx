import { CloudOff } from 'lucide-react';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { isMessage } from '#shared/domain/sync/messages.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { librarySync } from '../store/library-sync.ts';
import { OutboxList } from './outbox-list.tsx';
import { SyncContext } from './sync-context.ts';

const noNames: ReadonlyMap<string, string> = new Map();

/** Messages to the operators that were not sent, or were refused. */
export function MessageList() {
  const { store } = use(useServices().storeOf(librarySync));
  const outbox = useStore(store, (state) => state.outbox);
  const isBusy = useStore(store, (state) => state.round === 'running');
  useEffect(() => void store.getState().loadOutbox(), [store]);
  const messages = outbox.filter(({ mutation }) => isMessage(mutation));
  if (messages.length === 0) return null;
  return (
    <section
      aria-labelledby="waiting-messages"
      className="grid gap-3 rounded-panel border border-warning-6 bg-warning-3 p-4 text-ui"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-warning-11">
        <CloudOff aria-hidden size={16} className="shrink-0" />
        <h2 id="waiting-messages" className="min-w-0 grow basis-40 text-ui font-semibold">
          {t(texts, 'sync.messages.title')}
        </h2>
        <Button isBusy={isBusy} onClick={store.getState().syncNow}>
          {t(texts, 'sync.messages.sendNow')}
        </Button>
      </div>
      <p className="text-warning-11">{t(texts, 'sync.messages.text')}</p>
      <SyncContext value={store}>
        <OutboxList items={messages} names={noNames} />
      </SyncContext>
    </section>
  );
}
