import { sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';

type DatabaseNumbers = OutputOf<CloudContract['operations.get']>['database'];

/** Size, connections and the oldest open transaction of the database, without the one that asks. */
export async function readDatabaseNumbers({ db }: Pick<Context, 'db'>): Promise<DatabaseNumbers> {
  const { rows } = await db.execute<{
    readonly bytes: string;
    readonly connections: number;
    readonly maxConnections: number;
    readonly oldest: Date | null;
  }>(sql`
    select pg_database_size(current_database()) as bytes, count(*)::int as connections,
      current_setting('max_connections')::int as "maxConnections",
      min(xact_start) filter (where pid <> pg_backend_pid()) as oldest
    from pg_stat_activity where datname = current_database()`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database tells nothing of itself');
  const { bytes, connections, maxConnections, oldest } = row;
  return {
    bytes: Number(bytes),
    connections,
    maxConnections,
    oldestTransactionAt: oldest === null ? null : new Date(oldest).getTime()
  };
}
