import { isMessage } from '#shared/domain/sync/messages.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import type { SyncSummary } from '../model/status-store.ts';
import type { SyncState } from '#renderer/features/sync/store/sync-store.ts';

/**
 * Null while nothing waits and the device syncs with no account, or has not synced yet. Without the library, only what waits is
 * told.
 */
export function summarizeSync(
  { replica, round, outbox, conflicts }: SyncState,
  isOnline: boolean,
  path: string
): SyncSummary | null {
  if (replica === undefined) return null;
  const refused = outbox.filter(({ state }) => state === 'refused').length;
  const attention = refused + conflicts.reduce((sum, row) => sum + row.conflicts.length, 0);
  if (attention > 0) return { kind: 'attention', count: attention, path };
  if (round === 'failed') return { kind: 'failed', count: 0, path };
  const unsent = outbox.filter(({ state }) => state !== 'refused');
  const waiting = unsent.length;
  if (waiting > 0 && unsent.every(({ mutation }) => isMessage(mutation)))
    return { kind: 'messages', count: waiting, path };
  if (waiting === 0 && !isLibrarySynced(replica)) return null;
  if (!isOnline || round === 'unreachable') return { kind: 'offline', count: waiting, path };
  if (waiting > 0) return { kind: 'waiting', count: waiting, path };
  return round === 'none' ? null : { kind: 'synced', count: 0, path };
}
