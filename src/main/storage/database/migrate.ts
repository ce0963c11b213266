// The schema's version is `PRAGMA user_version`; each migration takes it one step up, in one transaction.
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Connection } from './connection.ts';

export type Migration = {
  readonly version: number;
  /** SQL that turns a database of the version before into one of this version. */
  readonly up: string;
};

/** "Reel" in ASCII: tells our files from other programs'. */
export const applicationId = 0x5265656c;

export function checkMigrations(migrations: readonly Migration[]): void {
  for (const [index, { version }] of migrations.entries()) {
    if (version !== index + 1) throw new Error(`Migration ${version} stands where ${index + 1} belongs`);
  }
}

export function getVersion(connection: Connection): number {
  return Number(connection.pragma('user_version', { simple: true }));
}

/**
 * Runs what is missing up to the last of `migrations`; a crash leaves the version before or after one of them.
 * `beforeFirst` is called when there is something to run. Throws `database_too_new`.
 */
export function migrate(
  connection: Connection,
  migrations: readonly Migration[],
  beforeFirst: () => void = () => {}
): void {
  checkMigrations(migrations);
  const version = getVersion(connection);
  if (version > migrations.length) throw new ContractFailure('database_too_new');
  if (version < migrations.length) beforeFirst();
  for (const migration of migrations.slice(version)) {
    connection
      .transaction(() => {
        connection.exec(migration.up);
        connection.pragma(`application_id = ${applicationId}`);
        connection.pragma(`user_version = ${migration.version}`);
      })
      .immediate();
  }
}
