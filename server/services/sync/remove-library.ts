import { and, eq, inArray } from 'drizzle-orm';
import { entities, scopeOf } from '#shared/domain/sync/entities.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { syncDevices, syncedRows, syncFeed } from '../../db/schema/sync.ts';
import { pokeDevices } from './pokes/poke-devices.ts';
import { lockSync } from './sync-lock.ts';

const libraryEntities = Object.keys(entities).filter((entity) => scopeOf({ entity }) === 'library');

/** Deletes the user's library for good, without tombstones: their devices keep what they have, and no longer sync it. */
export async function removeLibrary({ db }: Pick<Context, 'db'>, request: RequestContext): Promise<void> {
  const { id: userId } = getPerson(request, 'sync.use');
  await db.transaction(async (tx) => {
    await lockSync(tx, userId);
    await tx
      .delete(syncedRows)
      .where(and(eq(syncedRows.userId, userId), inArray(syncedRows.entity, libraryEntities)));
    await tx.delete(syncFeed).where(and(eq(syncFeed.userId, userId), eq(syncFeed.scope, 'library')));
    await pokeDevices(tx, userId, 'library');
    await tx.update(syncDevices).set({ isLibraryRemoved: true }).where(eq(syncDevices.userId, userId));
  });
}
