// Disks that are small and folders that refuse to be written to, by whatever means this machine allows.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeTempFolder, removeFolder } from './temp-folder.ts';

function attempt(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const mountDisk = (folder: string, bytes: number): boolean =>
  attempt('mount', '-t', 'tmpfs', '-o', `size=${bytes}`, 'reelwright-test', folder);

/** False for most users and in most containers. */
export function canMountSmallDisk(): boolean {
  const folder = makeTempFolder();
  const isMounted = mountDisk(folder, 65_536);
  if (isMounted) attempt('umount', '-l', folder);
  removeFolder(folder);
  return isMounted;
}

/** A disk of `bytes` of its own, until the running test ends. */
export function mountSmallDisk(bytes: number): string {
  const folder = makeTempFolder();
  onTestFinished(() => {
    attempt('umount', '-l', folder);
    removeFolder(folder);
  });
  if (!mountDisk(folder, bytes)) throw new Error('The disk could not be mounted');
  return folder;
}

export function countFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const nobody = 65_534;

/** Takes the right to write away until the running test ends; the superuser, whom nothing holds, becomes nobody. */
export function makeReadOnly(folder: string): void {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true });
  for (const entry of files) chmodSync(join(entry.parentPath, entry.name), entry.isFile() ? 0o444 : 0o555);
  chmodSync(folder, 0o555);
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(nobody);
  onTestFinished(() => {
    if (isSuperuser) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  });
}
