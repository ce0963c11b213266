import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkReleaseFolder,
  type FolderProblem,
  type PublishedManifest
} from '#shared/domain/release/check-release-folder.ts';
import type { Result } from '#shared/kit/result.ts';
import { verifyEd25519 } from '../signing/ed25519.ts';

/** Judges a release on the disk by the rules of the updater. */
const verifyRelease = (
  folder: string,
  keys: readonly string[],
  now: number
): Promise<Result<readonly PublishedManifest[], readonly FolderProblem[]>> =>
  checkReleaseFolder(
    {
      readText: async (path) =>
        existsSync(join(folder, path)) ? readFile(join(folder, path), 'utf8') : undefined,
      openFile: async (path) =>
        existsSync(join(folder, path)) ? createReadStream(join(folder, path)) : undefined
    },
    { keys, verify: verifyEd25519, createHash: () => createHash('sha512'), now }
  );

/** Throws all problems at once. */
export async function requireSoundRelease(
  folder: string,
  keys: readonly string[],
  now: number
): Promise<readonly PublishedManifest[]> {
  const checked = await verifyRelease(folder, keys, now);
  if (checked.ok) return checked.value;
  const lines = checked.error.map(({ path, reason }) => `  ${path}: ${reason}`);
  throw new Error(`An app would refuse this release:\n${lines.join('\n')}`);
}
