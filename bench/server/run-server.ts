import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/build/targets.ts';

export type BenchedServer = {
  readonly url: string;
  /** From its start until it said it was ready, in ms. */
  readonly startedIn: number;
  /** The memory of the process, in MB. */
  readonly readMemory: () => number;
  readonly stop: () => Promise<void>;
};

/** As the README starts it, and without the limit that a single address would meet. */
const asInProduction = { MALLOC_ARENA_MAX: '1', READS_PER_MINUTE: '999999999' };

/** The product's own server as a process of its own, on this port, started and logging as it is in production. */
export async function runServer(
  port: number,
  environment: Readonly<Record<string, string>>
): Promise<BenchedServer> {
  const logFile = join(environment['DATA_DIR'] ?? '.', 'server.log');
  const log = openSync(logFile, 'a');
  const startedAt = performance.now();
  const server = spawn(process.execPath, [join(root, 'dist/server/index.js'), '--no-demo'], {
    env: { ...process.env, ...asInProduction, ...environment, PORT: String(port) },
    stdio: ['ignore', log, log]
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null)
      throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
    await wait(10);
  }
  return {
    url,
    startedIn: performance.now() - startedAt,
    readMemory: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false
  );
