import { statfs } from 'node:fs/promises';
import type { DiskSpace } from './context/context.ts';

/** The space on the disk of a folder; `freeBytes` is what an ordinary user may take. */
export async function readDisk(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
