import { existsSync, renameSync } from 'node:fs';
import { chmod, copyFile, link, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseFile } from '#shared/domain/release/release-manifest.ts';
import { isReleasedFile } from './verify-release.ts';

/**
 * Puts `downloaded` in the place of the running AppImage. electron-updater removes the old file before it moves the
 * new one there, and a full disk then leaves none. Here a copy is made beside the old file, checked, and renamed over
 * it: whatever fails, the old version stays. Throws where it does. The old file is kept until the new version has
 * started well.
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
    await keepPrevious(appImage);
    await rename(copy, appImage);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}

const previousOf = (appImage: string): string => join(dirname(appImage), `.${basename(appImage)}.previous`);

/** One that is there already is of the last version that started well. Without space there is no way back. */
async function keepPrevious(appImage: string): Promise<void> {
  const previous = previousOf(appImage);
  if (existsSync(previous)) return;
  try {
    await link(appImage, previous).catch(() => copyFile(appImage, previous));
  } catch {
    await rm(previous, { force: true });
  }
}

export const hasPreviousAppImage = (appImage: string): boolean => existsSync(previousOf(appImage));

/** Puts the version from before the update back in its place. Throws with the newer one where it was. */
export const restorePreviousAppImage = (appImage: string): void => renameSync(previousOf(appImage), appImage);

export const removePreviousAppImage = (appImage: string): Promise<void> =>
  rm(previousOf(appImage), { force: true });

async function sync(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}
