import { useMemo } from 'react';
import { useStore } from 'zustand';
import { readOutboxAs, type VisibleOutbox } from '#shared/domain/sync/messages/message-writer.ts';
import { useAccountId } from '#renderer/lib/signed-in-hint.ts';
import type { SyncStore } from '../store/sync-store.ts';

/** The outbox of this device as its present user may see it. */
export function useOutbox(store: SyncStore): VisibleOutbox {
  const outbox = useStore(store, (state) => state.outbox);
  const accountId = useAccountId();
  return useMemo(() => readOutboxAs(outbox, accountId), [outbox, accountId]);
}
