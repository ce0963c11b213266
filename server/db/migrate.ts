import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseAddress } from './client.ts';

/** Any number that nothing else of ours locks. */
const migrationLock = 7_236_501;
/** Beside this file, and beside the bundle it becomes a part of. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Brings the database to this version. Of several copies that start at once one does it, the others wait for it. */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ ...address, application_name: 'reelwright migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query("set client_min_messages to 'warning'");
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
