import { sql } from 'drizzle-orm';
import type { ScopeName } from '#shared/domain/sync/entities.ts';
import type { Database } from '../../../db/client.ts';

/** The channel that the trigger `sync_feed_pokes` notifies too. */
export const pokeChannel = 'sync_pokes';

/** Pokes the user's devices when the transaction commits, where no entry of the feed does. */
export async function pokeDevices(tx: Database, userId: string, scope: ScopeName): Promise<void> {
  await tx.execute(sql`select pg_notify(${pokeChannel}, ${`${userId} ${scope} `})`);
}
