// PostgreSQL refuses to run as root, so a server that runs as root starts it as an unprivileged user.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Owner = { readonly uid: number; readonly gid: number };

export type PostgresUser = {
  /** Hands a file or folder to whom PostgreSQL runs as. */
  readonly give: (path: string) => void;
  readonly spawn: (file: string, args: readonly string[], options: SpawnOptions) => ChildProcess;
};

const asOurselves: PostgresUser = {
  give: () => undefined,
  spawn: (file, args, options) => spawn(file, args, options)
};

/**
 * Decides as whom PostgreSQL runs: as the one who runs the server, or, for root, as whom an earlier `cluster` belongs
 * to, else `postgres`, else `nobody`. `paths` are what it has to reach beside the cluster.
 */
export function choosePostgresUser(cluster: string, paths: readonly string[]): PostgresUser {
  if (process.getuid?.() !== 0) return asOurselves;
  const owner = findOwner(cluster);
  const give = (path: string): void => chownSync(path, owner.uid, owner.gid);
  // As in a copy of the data folder that root made, e.g. of a backup.
  if (belongsToRoot(cluster)) for (const path of listWithin(cluster)) give(path);
  if ([cluster, ...paths].every((path) => canTraverse(dirname(path), owner))) {
    return { give, spawn: (file, args, options) => spawn(file, args, { ...options, ...owner }) };
  }
  // Below a folder that is root's alone, e.g. /root: the right to read and pass through folders is handed on.
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (setpriv === undefined) {
    throw new Error(
      `PostgreSQL does not run as root, and nobody else reaches ${dirname(cluster)}. Choose another folder: DATA_DIR=…`
    );
  }
  const right = '+dac_read_search';
  const as = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', '--no-new-privs'];
  const keep = [`--inh-caps=${right}`, `--ambient-caps=${right}`, '--'];
  return { give, spawn: (file, args, options) => spawn(setpriv, [...as, ...keep, file, ...args], options) };
}

const belongsToRoot = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.uid === 0;

const listWithin = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
];

function findOwner(cluster: string): Owner {
  if (existsSync(cluster) && !belongsToRoot(cluster)) {
    const { uid, gid } = statSync(cluster);
    return { uid, gid };
  }
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const fields = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`))?.split(':'))
    .find((found) => found !== undefined);
  return { uid: Number(fields?.[2] ?? 65_534), gid: Number(fields?.[3] ?? 65_534) };
}

/** True if the owner may traverse every parent folder. */
function canTraverse(folder: string, { uid, gid }: Owner): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  const bits =
    stats === undefined ? 0o001 : stats.mode >> (stats.uid === uid ? 6 : stats.gid === gid ? 3 : 0);
  if ((bits & 0o001) === 0) return false;
  return dirname(folder) === folder || canTraverse(dirname(folder), { uid, gid });
}
