import type { StoreApi } from 'zustand/vanilla';
import { paths } from '#shared/contract/paths.ts';
import type { Platform } from '#shared/contract/platform.ts';
import type { OutboxState } from '#renderer/features/inbox/outbox-store.ts';
import type { WaitingMessages } from '#renderer/features/status/status-store.ts';
import { loadOnce } from '#renderer/lib/load-once.ts';
import type { Notify } from '#renderer/lib/notify.ts';

type Loader = () => Promise<StoreApi<OutboxState>>;

/**
 * What waits for a connection, made once, when it is first wanted; from then on it goes as soon as there is one, and
 * `tell` hears how much there is.
 */
export function outboxLoader(
  { cloud, on }: Platform,
  notify: Notify,
  tell: (waiting: WaitingMessages) => void
): Loader {
  return loadOnce(async () => {
    const { createOutbox } = await import('./create-outbox.ts');
    const outbox = createOutbox({ cloud, on, notify });
    tell(describe(outbox.getState()));
    outbox.subscribe((state, before) => {
      if (state.waiting !== before.waiting) tell(describe(state));
    });
    return outbox;
  });
}

const describe = ({ waiting }: OutboxState): WaitingMessages => ({
  count: waiting.length,
  path: paths[waiting[0]?.kind ?? 'contact'].getHref()
});
