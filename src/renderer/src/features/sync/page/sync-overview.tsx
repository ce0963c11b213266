import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ReplicaStatus } from '#shared/contract/device-sync.ts';
import { useConflicts } from '#renderer/feature-api/sync/conflict-choice.tsx';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import { useIsOnline } from '#renderer/feature-api/services.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/sync.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { ConflictList } from './conflict-list.tsx';
import { DeviceList } from './device-list.tsx';
import { HiddenMessagesNote } from './hidden-messages.tsx';
import { OutboxList } from './outbox-list.tsx';
import { useSync } from './sync-context.ts';
import { RemoveLibrary } from './remove-library.tsx';
import { ShelfSetting } from './shelf-setting.tsx';
import { ThisDevice } from './this-device.tsx';
import { useNames } from './use-names.ts';
import { useOutbox } from './use-outbox.ts';

export function SyncOverview({ replica }: { readonly replica: ReplicaStatus }) {
  const store = useSync();
  const { items, hidden } = useOutbox(store);
  const conflicts = useConflicts();
  const names = useNames([...items.map(({ mutation }) => mutation.rowId), ...conflicts.map(({ id }) => id)]);
  const refused = items.filter(({ state }) => state === 'refused');
  const waiting = items.filter(({ state }) => state !== 'refused');
  return (
    <>
      <RoundStatus />
      {conflicts.length === 0 ? null : (
        <SyncSection title={t(texts, 'sync.conflicts.title')} text={t(texts, 'sync.conflicts.text')}>
          <ConflictList names={names} />
        </SyncSection>
      )}
      {refused.length === 0 ? null : (
        <SyncSection title={t(texts, 'sync.refused.title')} text={t(texts, 'sync.refused.text')}>
          <OutboxList items={refused} names={names} />
        </SyncSection>
      )}
      {waiting.length === 0 ? null : (
        <SyncSection title={t(texts, 'sync.waiting.title')} text={t(texts, 'sync.waiting.text')}>
          <OutboxList items={waiting} names={names} />
        </SyncSection>
      )}
      <HiddenMessagesNote hidden={hidden} />
      <SyncSection title={t(texts, 'sync.shelf.title')}>
        <ShelfSetting replica={replica} />
      </SyncSection>
      <SyncSection title={t(texts, 'sync.devices.title')}>
        <DeviceList ownId={replica.deviceId} />
      </SyncSection>
      {isLibrarySynced(replica) ? (
        <>
          <SyncSection title={t(texts, 'sync.thisDevice.title')}>
            <ThisDevice replica={replica} />
          </SyncSection>
          <SyncSection title={t(texts, 'sync.remove.title')} text={t(texts, 'sync.remove.hint')}>
            <RemoveLibrary />
          </SyncSection>
        </>
      ) : null}
    </>
  );
}

type SectionProps = { readonly title: string; readonly text?: string; readonly children: ReactNode };

function SyncSection({ title, text, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4">
      <div className="grid gap-1">
        <h2 className="text-read font-semibold">{title}</h2>
        {text === undefined ? null : <p className="text-ui text-n11">{text}</p>}
      </div>
      {children}
    </section>
  );
}

function RoundStatus() {
  const store = useSync();
  const round = useStore(store, (state) => state.round);
  const lastSyncedAt = useStore(store, (state) => state.lastSyncedAt);
  const failure = useStore(store, (state) => state.failure);
  const isOnline = useIsOnline();
  if (round === 'refused') return <Callout tone="warning">{t(texts, 'sync.status.refused')}</Callout>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ui text-n11">
        {round === 'failed' && failure !== null
          ? t(texts, 'sync.status.failed', { reason: translateError(failure) })
          : describeRound(round, lastSyncedAt, isOnline)}
      </p>
      <Button
        icon={RefreshCw}
        isBusy={round === 'running'}
        reason={isOnline ? undefined : t(texts, 'sync.status.offline')}
        onClick={store.getState().syncNow}
      >
        {t(texts, 'sync.now')}
      </Button>
    </div>
  );
}

function describeRound(round: string, lastSyncedAt: number | null, isOnline: boolean): string {
  if (!isOnline) return t(texts, 'sync.status.offline');
  if (round === 'unreachable') return t(texts, 'sync.status.unreachable');
  return lastSyncedAt === null
    ? t(texts, 'sync.status.running')
    : t(texts, 'sync.status.done', { moment: formatMoment(lastSyncedAt) });
}
