import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { checkReleaseFile } from '#shared/domain/release/check-release-file.ts';
import type { ReleaseFile } from '#shared/domain/release/release-manifest.ts';

/** True where the bytes on the disk, read now, are the ones of the signed manifest. */
export async function isReleasedFile(file: ReleaseFile, path: string): Promise<boolean> {
  try {
    return (await checkReleaseFile(file, createReadStream(path), createHash('sha512'))) === null;
  } catch {
    return false;
  }
}
