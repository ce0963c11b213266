import { desc, eq, lt } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { SyncDevice } from '#shared/contract/cloud/sync.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { FeedPage } from '#shared/domain/sync/replica.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { syncDevices } from '../../db/schema/sync.ts';
import { readFeedPage, readFeedState } from './read-feed.ts';

type Pull = InputOf<CloudContract['sync.pull']>;

const maxPageRows = 200;

/** How far the time at which a device last synced may be behind. */
const seenWithinMs = 5 * 60_000;

export async function pullChanges(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { deviceId, deviceName, scopes }: Pull,
  request: RequestContext
): Promise<FeedPage[]> {
  const { id: userId } = getPerson(request, 'sync.use');
  const reader = { userId, deviceId, now: now(), pageRows: maxPageRows };
  const state = await readFeedState(db, reader);
  const pages: FeedPage[] = [];
  for (const scope of scopes) pages.push(await readFeedPage(db, reader, state, scope));
  await recordSeen(db, { userId, deviceId, name: deviceName, lastSyncedAt: new Date(reader.now) });
  return pages;
}

type Seen = Pick<typeof syncDevices.$inferInsert, 'userId' | 'deviceId' | 'name' | 'lastSyncedAt'> & {
  readonly lastSyncedAt: Date;
};

async function recordSeen(db: Database, seen: Seen): Promise<void> {
  const { name, lastSyncedAt } = seen;
  await db
    .insert(syncDevices)
    .values({ ...seen, lastSequence: 0, changedIn: '0' })
    .onConflictDoUpdate({
      target: [syncDevices.userId, syncDevices.deviceId],
      set: { name, lastSyncedAt },
      setWhere: lt(syncDevices.lastSyncedAt, new Date(lastSyncedAt.getTime() - seenWithinMs))
    });
}

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
