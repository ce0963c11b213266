import { desc, eq } from 'drizzle-orm';
import type { SyncDevice } from '#shared/contract/cloud/sync.ts';
import { parseUserAgent } from '#shared/domain/people/parse-user-agent.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { syncDevices } from '../../db/schema/sync.ts';
import { lockSync } from './sync-lock.ts';

/** How far the time at which a device last synced may be behind. */
const seenWithinMs = 5 * 60_000;

export const readDeviceName = ({ headers }: Pick<RequestContext, 'headers'>): string =>
  parseUserAgent(headers.get('user-agent') ?? '');

type Seen = Pick<typeof syncDevices.$inferInsert, 'userId' | 'deviceId' | 'name' | 'lastSyncedAt'> & {
  readonly lastSyncedAt: Date;
};

/** True if the list of devices need not record again that a device synced. */
export const wasSeenLately = (lastSyncedAt: number | null, now: number): boolean =>
  lastSyncedAt !== null && lastSyncedAt > now - seenWithinMs;

/**
 * For the list of devices, and before the device reads anything: under the lock, it is among those that a deletion of the
 * library tells of it, or finds nothing of the library any more.
 */
export async function recordSeen(db: Database, seen: Seen): Promise<void> {
  const { userId, name, lastSyncedAt } = seen;
  await db.transaction(async (tx) => {
    await lockSync(tx, userId);
    await tx
      .insert(syncDevices)
      .values({ ...seen, lastSequence: 0, changedIn: '0' })
      .onConflictDoUpdate({
        target: [syncDevices.userId, syncDevices.deviceId],
        set: { name, lastSyncedAt }
      });
  });
}

/** SQL predicate: the library of user $1 was deleted after one of the devices $2, a JSON array of ids, had synced it. */
export const libraryRemovedSql = `exists (
  select from sync_devices
  where user_id = $1 and device_id in (select json_array_elements_text($2::json)) and is_library_removed)`;

export async function listSyncDevices(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<SyncDevice[]> {
  const { id } = getPerson(request, 'sync.use');
  const devices = await db
    .select()
    .from(syncDevices)
    .where(eq(syncDevices.userId, id))
    .orderBy(desc(syncDevices.lastSyncedAt), syncDevices.deviceId);
  return devices.map(({ deviceId, name, lastSyncedAt }) => ({
    deviceId,
    name,
    lastSyncedAt: lastSyncedAt.getTime()
  }));
}
