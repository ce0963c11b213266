import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '#shared/contract/platform.ts';
import { createOutboxStore, type OutboxState } from '#renderer/features/inbox/outbox-store.ts';
import { say } from '#renderer/lib/messages/say.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createMemory } from '#renderer/lib/remembered.ts';
import texts from '#renderer/messages/en/inbox.json';

type Surroundings = Pick<Platform, 'cloud' | 'on'> & { readonly notify: Notify };

/** The outbox of this device, which sends what waits as soon as there is a connection. */
export function createOutbox({ cloud, on, notify }: Surroundings): StoreApi<OutboxState> {
  const outbox = createOutboxStore({
    cloud,
    memory: createMemory('reelwright'),
    oneAtATime: sendAlone,
    createId: () => crypto.randomUUID(),
    now: () => Date.now(),
    onSent: () => notify({ type: 'success', title: say(texts, 'inbox.laterSent') })
  });
  on('connection.changed', ({ isOnline }) => {
    if (isOnline && outbox.getState().waiting.length > 0) void outbox.getState().sendAll();
  });
  return outbox;
}

/** One window at a time, where the browser can tell. */
async function sendAlone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (locks === undefined) return work();
  await locks.request('reelwright outbox', work);
}
