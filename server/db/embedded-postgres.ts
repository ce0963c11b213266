// A database with no installation: PostgreSQL's own binaries, run in the data folder.
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAddress } from './client.ts';
import { findBinaries } from './embedded/binaries.ts';
import { createCluster, passwordFile, superuser } from './embedded/create-cluster.ts';
import { launch, readLastLog } from './embedded/launch-postgres.ts';
import { findPidFile, isRunning, isPostgresProcess, removeStaleFiles } from './embedded/pid-file.ts';
import { choosePostgresUser } from './embedded/postgres-user.ts';

export type EmbeddedPostgres = {
  /** Of the role that owns the tables, here the cluster's superuser. */
  readonly ownerAddress: DatabaseAddress;
  /** Of the role that the server runs with (`application-role.ts`). */
  readonly address: DatabaseAddress;
  /** Stops PostgreSQL, unless another server uses it too: the last one stops it. */
  readonly stop: () => Promise<void>;
};

type Options = {
  /** False gives up what outlasts a power cut, for tests. */
  readonly isDurable?: boolean;
};

const database = 'reelwright';
const applicationRole = 'reelwright_app';
/**
 * Held by every server that uses the cluster, for as long as it does. Always this number, since an older server may be
 * among them; what orders lock by a pair of numbers is apart from it.
 */
const useLock = 7_236_502;
const timeoutMs = 30_000;
/** The connections of one that was killed hold its memory for a moment, and a new one does not start meanwhile. */
const launchTimeoutMs = 3000;
/** Before one that ended under us, and did not start, is tried again: a full disk may have room by then. */
const pauseMs = 2000;

/**
 * Starts PostgreSQL in `<dataFolder>/postgres`, or joins the one that runs there already: another server's, or one whose
 * server was killed. Throws a plain sentence when neither can be. When it ends under us it is started again, at the
 * same address, however often that has to be tried.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  { isDurable = true }: Options = {}
): Promise<EmbeddedPostgres> {
  const cluster = join(resolve(dataFolder), 'postgres', 'cluster');
  const binaries = findBinaries();
  const runner = choosePostgresUser(cluster, [binaries.postgres]);
  if (!existsSync(join(cluster, passwordFile))) await createCluster(cluster, binaries, runner);
  let port: number | undefined;
  const leaving = new AbortController();
  const enter = (): Promise<pg.Client> =>
    joinOrLaunch(cluster, () => launch(cluster, { binaries, runner, isDurable, port }), leaving.signal);
  const enterAgain = (): Promise<pg.Client> =>
    enter().catch(async () => {
      await wait(pauseMs, undefined, { signal: leaving.signal });
      return enterAgain();
    });

  let entering = enter();
  const ownerAddress = await entering.then(() => addressOf(cluster));
  port = ownerAddress.port;
  const address = applicationAddressOf(ownerAddress);
  await createApplicationRole(await entering, address);
  const stayIn = async (): Promise<void> => {
    const user = await entering;
    user.once('end', () => {
      if (leaving.signal.aborted) return;
      entering = enterAgain();
      // Without a database every answer says so; who asks for the health of the server sees it.
      stayIn().catch(() => undefined);
    });
  };
  await stayIn();
  return {
    ownerAddress,
    address,
    stop: async () => {
      leaving.abort();
      const user = await entering.catch(() => undefined);
      if (user !== undefined) await leave(user, cluster);
    }
  };
}

async function joinOrLaunch(
  cluster: string,
  launchAnew: () => Promise<boolean>,
  leaving: AbortSignal
): Promise<pg.Client> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < timeoutMs && !leaving.aborted) {
    const user = await joinRunning(cluster);
    if (user !== undefined) return user;
    const running = findPidFile(cluster);
    if (running === undefined || !isPostgresProcess(running.pid, cluster)) {
      removeStaleFiles(cluster);
      const isStarted = await launchAnew();
      if (!isStarted && findPidFile(cluster) === undefined && Date.now() - startedAt > launchTimeoutMs) {
        throw new Error(`The database in ${cluster} does not start:\n${readLastLog(cluster)}`);
      }
      if (isStarted) continue;
    }
    await wait(50);
  }
  throw new Error(
    `The database in ${cluster} is held by another program that does not answer. Stop it, or choose another folder: DATA_DIR=…`
  );
}

function addressOf(cluster: string): DatabaseAddress {
  const running = findPidFile(cluster);
  return {
    host: running === undefined || running.socketFolder === '' ? '127.0.0.1' : running.socketFolder,
    port: running?.port ?? 5432,
    user: superuser,
    password: readFileSync(join(cluster, passwordFile), 'utf8').trim(),
    database
  };
}

/** Its password follows from the owner's, so that there is one secret to store; the reverse cannot be computed. */
function applicationAddressOf(owner: DatabaseAddress): DatabaseAddress {
  const password = createHmac('sha256', String(owner.password)).update(applicationRole).digest('base64url');
  return { ...owner, user: applicationRole, password };
}

async function createApplicationRole(owner: pg.Client, { password }: DatabaseAddress): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [applicationRole]);
  if (rowCount !== 0) return;
  try {
    await owner.query(
      `create role ${applicationRole} login password ${owner.escapeLiteral(String(password))}`
    );
  } catch (error) {
    if (!isCreatedMeanwhile(error)) throw error;
  }
}

/** True where another server created the same role or database at the same moment. */
function isCreatedMeanwhile(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '42P04' || code === '42710' || code === '23505';
}

/** A connection that says that this server uses the cluster; undefined while nothing there answers. */
async function joinRunning(cluster: string): Promise<pg.Client | undefined> {
  if (findPidFile(cluster)?.isReady !== true) return undefined;
  const address = addressOf(cluster);
  try {
    return await openUse(address);
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') return undefined;
    await createDatabase({ ...address, database: 'postgres' });
    return undefined;
  }
}

async function openUse(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    application_name: 'reelwright use',
    connectionTimeoutMillis: 5000
  });
  // Failing queries report a lost database; without a listener the error event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [useLock]);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function createDatabase(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(`create database ${database}`);
  } catch (error) {
    if (!isCreatedMeanwhile(error)) throw error;
  } finally {
    await client.end();
  }
}

async function leave(user: pg.Client, cluster: string): Promise<void> {
  const running = findPidFile(cluster);
  try {
    await user.query('select pg_advisory_unlock_shared($1)', [useLock]);
    const { rows } = await user.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      useLock
    ]);
    if (rows[0]?.last === true && running !== undefined) {
      // A fast shutdown: it writes everything down and needs no recovery at the next start.
      process.kill(running.pid, 'SIGINT');
      while (isRunning(running.pid)) await wait(20);
    }
  } catch {
    // It ended before us, so there is nothing to leave.
  } finally {
    await user.end().catch(() => undefined);
  }
}
