import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { syncDevices, syncFeed, syncGeneration } from './schema/sync.ts';

/** Before every transaction of any database. */
const beforeAll = '1';

/**
 * Finds out at start whether this database was restored from a backup. Cursors name a generation, so that every device
 * then reads its scopes anew; the numbers of transactions come from before the restoration and mean nothing here.
 */
export async function settleSyncGeneration(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into ${syncGeneration} (generation)
      select concat_ws('.', s.system_identifier, c.timeline_id, d.oid)
      from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()
      on conflict (id) do update set generation = excluded.generation
      where sync_generation.generation <> excluded.generation
      returning generation`);
    if (rows.length === 0) return;
    await tx.update(syncFeed).set({ changedIn: beforeAll });
    await tx.update(syncDevices).set({ changedIn: beforeAll });
  });
}
