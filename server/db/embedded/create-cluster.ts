import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { isRunning } from './pid-file.ts';
import type { PostgresUser } from './postgres-user.ts';

export const superuser = 'reelwright';
export const passwordFile = 'reelwright-password';

/** In a container every server has the same number, so the number alone does not tell whose it is. */
const ours = new Set<string>();

/**
 * Makes an empty cluster with a random password in it. It is made under another name first: what stands at `cluster`
 * is complete, whoever is killed meanwhile, and of two servers that make one at once the first one's counts.
 */
export async function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  runner: PostgresUser
): Promise<void> {
  const parent = dirname(cluster);
  mkdirSync(parent, { recursive: true });
  removeUnfinishedClusters(parent);
  const name = `unfinished-${process.pid}-${randomBytes(3).toString('hex')}`;
  ours.add(name);
  const unfinished = join(parent, name);
  mkdirSync(unfinished, { mode: 0o700 });
  runner.give(unfinished);
  const password = randomBytes(24).toString('base64url');
  const draft = `${unfinished}.password`;
  writeFileSync(draft, password, { mode: 0o600 });
  runner.give(draft);
  try {
    await initialize(unfinished, draft, binaries, runner);
    renameSync(draft, join(unfinished, passwordFile));
    renameSync(unfinished, cluster);
    syncFolder(parent);
  } catch (error) {
    if (!existsSync(join(cluster, passwordFile))) throw error;
  } finally {
    rmSync(draft, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function initialize(
  folder: string,
  password: string,
  { initdb }: PostgresBinaries,
  runner: PostgresUser
): Promise<void> {
  const child = runner.spawn(
    initdb,
    [
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts by code point and knows every alphabet's cases, the same on every machine and after every upgrade.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C'
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: dirname(folder) }
  );
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The database could not be made in ${folder}:\n${complaints.trim()}`);
}

/** Removes partial clusters of servers that were killed while they created one. */
function removeUnfinishedClusters(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, made = '', pid] = /^(unfinished-(\d+)-[0-9a-f]+)/.exec(name) ?? [];
    if (pid === undefined || ours.has(made)) continue;
    if (Number(pid) !== process.pid && isRunning(Number(pid))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Makes a rename last through a power cut; Windows neither needs nor allows it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
