import { chmod, copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseFile } from '#shared/domain/release/release-manifest.ts';
import { isReleasedFile } from './verify-file.ts';

/**
 * Puts `downloaded` in the place of the running AppImage. electron-updater removes the old file before it moves the
 * new one there, and a full disk then leaves none. Here a copy is made beside the old file, checked, and renamed over
 * it: whatever fails, the old version stays. Throws where it does.
 */
export async function replaceAppImage(
  appImage: string,
  downloaded: string,
  file: ReleaseFile
): Promise<void> {
  const copy = join(dirname(appImage), `.${file.name}.new`);
  try {
    await rm(copy, { force: true });
    await copyFile(downloaded, copy);
    await chmod(copy, 0o755);
    await sync(copy);
    if (!(await isReleasedFile(file, copy))) throw new Error('The file changed after it was downloaded');
    await rename(copy, appImage);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}
