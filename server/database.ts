import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from './configuration/configuration.ts';
import { connect, type DatabaseClient } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Log } from './log/log.ts';

type OpenDatabase = DatabaseClient & {
  readonly isAnswering: () => Promise<boolean>;
};

const responseTimeoutMs = 2000;

/** The database that is named, or one of our own in the data folder, brought to this version. */
export async function openDatabase(
  { database, dataFolder }: Pick<Configuration, 'database' | 'dataFolder'>,
  log: Log
): Promise<OpenDatabase> {
  const own = database.url === undefined ? await startEmbeddedPostgres(dataFolder) : undefined;
  const address = own?.address ?? { connectionString: database.url ?? '' };
  try {
    await migrateDatabase(address);
    const client = connect(address, (error) => log.warn({ error }, 'a database connection was lost'), {
      poolSize: database.connections
    });
    return {
      ...client,
      isAnswering: () => Promise.race([ask(client), wait(responseTimeoutMs, false, { ref: false })]),
      close: async () => {
        await client.close();
        await own?.stop();
      }
    };
  } catch (error) {
    await own?.stop();
    throw error;
  }
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
