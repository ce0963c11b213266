import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { schema } from './schema.ts';

/** A connection pool or a transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export type DatabaseClient = {
  readonly db: Database;
  /** For what speaks SQL itself. */
  readonly pool: pg.Pool;
  /**
   * For the job queue: a transaction that adds a job needs a second connection, and as many transactions as the pool
   * has connections would wait for one another for ever.
   */
  readonly jobPool: pg.Pool;
  /** A connection of its own, not opened yet: for `listen`, which has no end. */
  readonly createClient: () => pg.Client;
  /** Waits for the queries under way. */
  readonly close: () => Promise<void>;
};

export type DatabaseAddress = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>;

const limits = {
  /** No query of a request may hold a connection for longer. */
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  idleTimeoutMillis: 30_000
};

const jobConnections = 3;

type Options = {
  readonly poolSize?: number;
  /** Timeout for a free connection. */
  readonly connectTimeoutMs?: number;
};

/** Opens nothing yet: the first query does. `onLost` hears of connections that broke while nobody used them. */
export function connect(
  address: DatabaseAddress,
  onLost: (error: Error) => void,
  { poolSize = 10, connectTimeoutMs = 5000 }: Options = {}
): DatabaseClient {
  const open = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      ...limits,
      ...address,
      max,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: 'reelwright'
    });
    // A broken connection rejects its query; without a listener its error event would end the process.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    // At the end PostgreSQL itself may close a connection that is just being closed.
    return pool.on('error', (error) => (pool.ending ? undefined : onLost(error)));
  };
  const pool = open(poolSize);
  const jobPool = open(jobConnections);
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    pool,
    jobPool,
    createClient: () => new pg.Client({ ...address, keepAlive: true, application_name: 'reelwright' }),
    close: async () => void (await Promise.all([pool.end(), jobPool.end()]))
  };
}
