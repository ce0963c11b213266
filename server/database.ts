import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Configuration } from './configuration/configuration.ts';
import { refuseExcessiveRights } from './db/application-role.ts';
import { connect, type DatabaseAddress, type DatabaseClient } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrateDatabase, requireCurrentDatabase } from './db/migrate.ts';
import { settleSyncGeneration } from './db/sync-generation.ts';
import type { Log } from './log/log.ts';

type OpenDatabase = DatabaseClient & {
  readonly isAnswering: () => Promise<boolean>;
};

const responseTimeoutMs = 2000;

type DatabaseConfiguration = Pick<Configuration, 'database' | 'dataFolder' | 'siteUrl'>;

/** The database of `DATABASE_URL`, or an embedded one in the data folder, brought to this version. */
export async function openDatabase(
  { database, dataFolder, siteUrl }: DatabaseConfiguration,
  log: Log
): Promise<OpenDatabase> {
  const embedded = database.url === undefined ? await startEmbeddedPostgres(dataFolder) : undefined;
  const address = embedded?.address ?? { connectionString: database.url ?? '' };
  const client = connect(address, (error) => log.warn({ error }, 'a database connection was lost'), {
    poolSize: database.connections
  });
  const close = async (): Promise<void> => {
    await client.close();
    await embedded?.stop();
  };
  try {
    await prepareDatabase(client.pool, address, embedded?.ownerAddress ?? ownerOf(database));
    await settleSyncGeneration(client.db);
    if (siteUrl?.startsWith('https:') === true) await refuseExcessiveRights(client.pool);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...client,
    isAnswering: () => Promise.race([ask(client), wait(responseTimeoutMs, false, { ref: false })]),
    close
  };
}

const ownerOf = ({ ownerUrl }: Configuration['database']): DatabaseAddress | undefined =>
  ownerUrl === undefined ? undefined : { connectionString: ownerUrl };

/** Migrates as the owner. Where no owner is given, the role of the application migrates if it owns the database. */
async function prepareDatabase(
  pool: pg.Pool,
  address: DatabaseAddress,
  owner: DatabaseAddress | undefined
): Promise<void> {
  const { rows } = await pool.query<{ role: string; isOwner: boolean }>(`
    select current_user as role, pg_has_role(datdba, 'usage') as "isOwner"
    from pg_database where datname = current_database()`);
  const { role, isOwner } = rows[0] ?? { role: '', isOwner: false };
  if (owner !== undefined) return migrateDatabase(owner, role);
  if (isOwner) return migrateDatabase(address);
  await requireCurrentDatabase(pool);
}

/** A second time where the first met a connection of a database that has ended since. */
const ask = ({ pool }: DatabaseClient): Promise<boolean> =>
  pool
    .query('select 1')
    .catch(() => pool.query('select 1'))
    .then(
      () => true,
      () => false
    );
