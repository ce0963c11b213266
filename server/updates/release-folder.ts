import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderCheck, ReleaseFolder } from '#shared/domain/release/check-release-folder.ts';
import { verifyEd25519 } from '../signatures/verify-ed25519.ts';

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** A release or a feed on the disk. */
export const readReleaseFolder = (folder: string): ReleaseFolder => ({
  readText: async (path) =>
    (await isFile(join(folder, path))) ? readFile(join(folder, path), 'utf8') : undefined,
  openFile: async (path) =>
    (await isFile(join(folder, path))) ? createReadStream(join(folder, path)) : undefined
});

export const createFolderCheck = (keys: readonly string[], now: number): FolderCheck => ({
  keys,
  verify: verifyEd25519,
  createHash: () => createHash('sha512'),
  now
});
