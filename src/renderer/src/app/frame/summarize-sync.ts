import { readOutboxAs } from '#shared/domain/sync/messages/message-writer.ts';
import { isMessage } from '#shared/domain/sync/messages/messages.ts';
import { isLibrarySynced } from '#shared/contract/sync/is-library-synced.ts';
import type { SyncSummary } from '../model/status-store.ts';
import type { SyncState } from '#renderer/features/sync/store/sync-store.ts';

type Given = {
  readonly isOnline: boolean;
  /** The signed-in account, or null. */
  readonly accountId: string | null;
  /** The page with details. */
  readonly path: string;
};

/**
 * Null while nothing waits and the device syncs with no account, or has not synced yet. Without the library, only what waits is
 * told. Messages by other users of the device are left out.
 */
export function summarizeSync(
  { replica, round, outbox: all, conflicts }: Pick<SyncState, 'replica' | 'round' | 'outbox' | 'conflicts'>,
  { isOnline, accountId, path }: Given
): SyncSummary | null {
  if (replica === undefined) return null;
  const outbox = readOutboxAs(all, accountId).items;
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
