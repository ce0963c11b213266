import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { grantApplicationRights } from './application-role.ts';
import type { DatabaseAddress } from './client.ts';

/** Any number that nothing else of ours locks. */
const migrationLock = 7_236_501;
/** Beside this file, and beside the bundle it becomes a part of. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Brings the database to this version as its owner, and gives `applicationRole` its rights, unless the owner runs the
 * application itself. Instances that start at once take turns.
 */
export async function migrateDatabase(owner: DatabaseAddress, applicationRole?: string): Promise<void> {
  const client = new pg.Client({ ...owner, application_name: 'reelwright migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query("set client_min_messages to 'warning'");
    await migrate(drizzle(client), { migrationsFolder });
    if (applicationRole !== undefined) await grantApplicationRights(client, applicationRole);
  } finally {
    await client.end();
  }
}

/**
 * Rejects with a sentence for the operator when the database is not at this version. For an instance that is not given
 * the owner's address and cannot migrate.
 */
export async function requireCurrentDatabase(pool: pg.Pool): Promise<void> {
  const applied = await pool
    .query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    .then(({ rows }) => new Set(rows.map(({ hash }) => hash)))
    .catch(() => new Set<string>());
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ hash }) => !applied.has(hash));
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks ${missing.length} migrations of this version. Run npm run server -- migrate with DATABASE_OWNER_URL, or give the server that variable.`
  );
}
