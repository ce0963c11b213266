import type { StoreApi } from 'zustand/vanilla';
import { paths } from '#shared/contract/paths.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import texts from '#renderer/messages/en/inbox.json';
import { createOutboxStore, type OutboxState } from './outbox-store.ts';

type Given = Pick<Services, 'platform' | 'notify' | 'showWaiting' | 'now'>;

/** The outbox of this device. It sends as soon as there is a connection, and the status bar shows what waits. */
export function createOutbox({ platform, notify, showWaiting, now }: Given): StoreApi<OutboxState> {
  const outbox = createOutboxStore({
    cloud: platform.cloud,
    memory: createLocalStore('reelwright'),
    oneAtATime: sendAlone,
    createId: () => crypto.randomUUID(),
    now,
    onSent: () => notify({ type: 'success', title: t(texts, 'inbox.laterSent') })
  });
  platform.on('connection.changed', ({ isOnline }) => {
    if (isOnline && outbox.getState().waiting.length > 0) void outbox.getState().sendAll();
  });
  const show = ({ waiting }: OutboxState) =>
    showWaiting({ count: waiting.length, path: paths[waiting[0]?.kind ?? 'contact'].getHref() });
  show(outbox.getState());
  outbox.subscribe((state, before) => {
    if (state.waiting !== before.waiting) show(state);
  });
  return outbox;
}

/** One window at a time, where the browser has locks. */
async function sendAlone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (locks === undefined) return work();
  await locks.request('reelwright outbox', work);
}
