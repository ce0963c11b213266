import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type DatabaseAddress, type DatabaseClient } from '#server/db/client.ts';

/** A client with the rights of the application, and beside it one of the owner, for what the application may not do. */
export type TestDatabase = DatabaseClient & {
  readonly address: DatabaseAddress;
  readonly owner: DatabaseClient & { readonly address: DatabaseAddress };
  /** Closes the connections and removes the database. */
  readonly drop: () => Promise<void>;
};

/** A machine that others use too may stall for longer than anybody waits for a page. */
export const connectTimeoutMs = 30_000;

/** A database of one's own, migrated, or empty: a copy of the run's template takes a few ten milliseconds. */
export async function startTestDatabase({ isEmpty = false, poolSize = 6 } = {}): Promise<TestDatabase> {
  const server = inject('ownerAddress');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await runOn(
    server,
    `create database ${database}${isEmpty ? '' : ` template ${inject('templateDatabase')}`}`
  );
  const address = { ...inject('databaseAddress'), database };
  const client = connect(address, () => undefined, { poolSize, connectTimeoutMs });
  const ownerAddress = { ...server, database };
  const owner = connect(ownerAddress, () => undefined, { poolSize: 2, connectTimeoutMs });
  const drop = async (): Promise<void> => {
    await Promise.all([client.close(), owner.close()]);
    await runOn(server, `drop database ${database} with (force)`);
  };
  return { ...client, address, owner: { ...owner, address: ownerAddress }, drop };
}

/** As `DATABASE_URL` has it. */
export function urlOf({
  host = '',
  port = 5432,
  user = '',
  password = '',
  database = ''
}: DatabaseAddress): string {
  const query = new URLSearchParams({ host, port: String(port) }).toString();
  return `postgres://${user}:${String(password)}@localhost/${database}?${query}`;
}

async function runOn(address: DatabaseAddress, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
