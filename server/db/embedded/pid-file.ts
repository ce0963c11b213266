import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a running PostgreSQL's `postmaster.pid`. */
export type PidFile = {
  readonly pid: number;
  readonly port: number;
  /** Empty where it listens on no socket. */
  readonly socketFolder: string;
  readonly isReady: boolean;
};

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Undefined where none runs, as far as the file tells; one that crashed leaves its file behind. */
export function findPidFile(cluster: string): PidFile | undefined {
  if (!existsSync(fileOf(cluster))) return undefined;
  const lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
  const [pid = '', , , port = '', socketFolder = '', , , status = ''] = lines.map((line) => line.trim());
  if (!/^\d+$/.test(pid)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: status === 'ready' };
}

/**
 * Removes what a dead PostgreSQL left, without which another one does not start. PostgreSQL itself only does so where
 * no process has the number any more, and in a container a dead process can keep it.
 */
export function removeStaleFiles(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name !== 'postmaster.pid' && !/^\.s\.PGSQL\.\d+\.lock$/.test(name)) continue;
    const pid = Number(readFileSync(join(cluster, name), 'utf8').split('\n')[0]);
    if (!isPostgresProcess(Math.abs(pid), cluster)) rmSync(join(cluster, name), { force: true });
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True if the process is the PostgreSQL of this cluster and not another program with a reused process id. */
export function isPostgresProcess(pid: number, cluster: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync('/proc/self/cmdline')) return isRunning(pid);
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(cluster);
}
