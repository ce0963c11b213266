import { CloudOff, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, use, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { isMessage } from '#shared/domain/sync/messages/messages.ts';
import type { OutboxItem } from '#shared/domain/sync/outbox.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { librarySync } from '../store/library-sync.ts';
import { HiddenMessagesNote } from './hidden-messages.tsx';
import { OutboxList } from './outbox-list.tsx';
import { SyncContext } from './sync-context.ts';
import { useOutbox } from './use-outbox.ts';

const noNames: ReadonlyMap<string, string> = new Map();

/** The user's messages to the operators that were not sent, and those that the server refused. */
export function MessageList() {
  const { store } = use(useServices().storeOf(librarySync));
  const { items, hidden } = useOutbox(store);
  const isBusy = useStore(store, (state) => state.round === 'running');
  useEffect(() => void store.getState().loadOutbox(), [store]);
  const messages = items.filter(({ mutation }) => isMessage(mutation));
  const refused = messages.filter(({ state }) => state === 'refused');
  const waiting = messages.filter(({ state }) => state !== 'refused');
  return (
    <SyncContext value={store}>
      {waiting.length === 0 ? null : (
        <MessageSection
          icon={CloudOff}
          title={t(texts, 'sync.messages.title')}
          text={t(texts, 'sync.messages.text')}
          items={waiting}
        >
          <Button isBusy={isBusy} onClick={store.getState().syncNow}>
            {t(texts, 'sync.messages.sendNow')}
          </Button>
        </MessageSection>
      )}
      {refused.length === 0 ? null : (
        <MessageSection
          icon={TriangleAlert}
          title={t(texts, 'sync.messages.refused.title')}
          text={t(texts, 'sync.messages.refused.text')}
          items={refused}
        />
      )}
      <HiddenMessagesNote hidden={hidden} />
    </SyncContext>
  );
}

type SectionProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly items: readonly OutboxItem[];
  readonly children?: ReactNode;
};

function MessageSection({ icon: Icon, title, text, items, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-panel border border-warning-6 bg-warning-3 p-4 text-ui"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-warning-11">
        <Icon aria-hidden size={16} className="shrink-0" />
        <h2 id={titleId} className="min-w-0 grow basis-40 text-ui font-semibold">
          {title}
        </h2>
        {children}
      </div>
      <p className="text-warning-11">{text}</p>
      <OutboxList items={items} names={noNames} />
    </section>
  );
}
