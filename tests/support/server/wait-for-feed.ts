import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Waits until readers of the feed may see all that has been committed. The numbers of transactions belong to the whole
 * cluster, so that a transaction in the database of another test holds this one's feed back.
 */
export async function waitForFeed(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ isReady: boolean }>(`
      select pg_snapshot_xmin(pg_current_snapshot()) > coalesce(max(changed_in), '0'::xid8) as "isReady"
      from (select changed_in from sync_feed union all select changed_in from sync_devices) changes`);
    if (rows[0]?.isReady === true) return;
    await wait(10);
  }
}
