import { sql } from 'drizzle-orm';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { RowKey } from '#shared/domain/sync/row.ts';
import type { Database } from '../../db/client.ts';
import { syncFeed } from '../../db/schema/sync.ts';

export const currentTransaction = sql<string>`pg_current_xact_id()`;

/** Tells a scope's readers which of its rows this transaction changes. It is called in that transaction, with no key twice. */
export async function recordChanges(
  tx: Database,
  userId: string,
  scope: ScopeName,
  keys: readonly RowKey[]
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(syncFeed)
    .values(
      keys.map(({ entity, id }) => ({ userId, scope, entity, rowId: id, changedIn: currentTransaction }))
    )
    .onConflictDoUpdate({
      target: [syncFeed.userId, syncFeed.scope, syncFeed.entity, syncFeed.rowId],
      set: { changedIn: currentTransaction }
    });
}
