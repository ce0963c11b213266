import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { totalmem } from 'node:os';
import type { PostgresBinaries } from './binaries.ts';
import { findPidFile } from './pid-file.ts';
import type { PostgresUser } from './postgres-user.ts';

const minMegabytes = 128;
const maxMegabytes = 1024;

/** The memory limit of this process in bytes: the container's where there is one. */
export const readAvailableMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || totalmem());

/**
 * `shared_buffers` as an eighth of the memory, since the machine runs other programs too. PostgreSQL's default of 128
 * MB holds a fifth of 100,000 listings, and each page beyond it costs a system call.
 */
export const chooseSharedBuffers = (memory: number): string => {
  const megabytes = Math.floor(memory / 8 / 1024 / 1024);
  return `${Math.min(maxMegabytes, Math.max(minMegabytes, megabytes))}MB`;
};

/** A socket's whole path must fit into 107 bytes. */
const maxSocketPathLength = 90;
const maxLogBytes = 1024 * 1024;

const settings = (isDurable: boolean): Readonly<Record<string, string>> => ({
  fsync: isDurable ? 'on' : 'off',
  full_page_writes: isDurable ? 'on' : 'off',
  synchronous_commit: isDurable ? 'on' : 'off',
  max_connections: '100',
  shared_buffers: chooseSharedBuffers(readAvailableMemory()),
  // A page elsewhere costs what the next one costs, on everything but a disk that turns.
  random_page_cost: '1.1',
  max_wal_senders: '0',
  wal_level: 'minimal',
  // Every query of ours is short: compiling it takes longer than running it.
  jit: 'off',
  timezone: 'UTC',
  // Messages about failed statements would contain personal text.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic'
});

type Launch = {
  readonly binaries: PostgresBinaries;
  readonly runner: PostgresUser;
  readonly isDurable: boolean;
  /** The previous port; any free one otherwise. */
  readonly port: number | undefined;
};

/**
 * Starts PostgreSQL in a process and a session of its own: a Ctrl-C for the server must not stop it while the server
 * still works. Resolves to whether it is ready; false when it ended at once, e.g. because another one runs there.
 */
export async function launch(
  cluster: string,
  { binaries, runner, isDurable, port }: Launch
): Promise<boolean> {
  const options = { ...settings(isDurable), ...(await chooseListenAddress(cluster, port)) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(logOf(cluster));
  const child = runner.spawn(binaries.postgres, ['-D', cluster, ...flags], {
    stdio: ['ignore', log, log],
    detached: true,
    cwd: dirname(cluster)
  });
  closeSync(log);
  // A program that cannot be run has no pid.
  child.once('error', () => undefined).unref();
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const found = findPidFile(cluster);
    if (found?.isReady === true && found.pid === child.pid) return true;
    await wait(10);
  }
  return false;
}

export function readLastLog(cluster: string): string {
  return readFileSync(logOf(cluster), 'utf8').split('\n').slice(-8).join('\n').trim();
}

const logOf = (cluster: string): string => join(dirname(cluster), 'postgres.log');

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > maxLogBytes ? 'w' : 'a', 0o600);
}

/** A socket in the cluster's own folder, which only its owner can open; on loopback where that cannot be. */
async function chooseListenAddress(
  cluster: string,
  port: number | undefined
): Promise<Readonly<Record<string, string>>> {
  const isSocket = process.platform !== 'win32' && Buffer.byteLength(cluster) <= maxSocketPathLength;
  if (isSocket && !/[,"]/.test(cluster)) return { listen_addresses: '', unix_socket_directories: cluster };
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port ?? (await findFreePort()))
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
