// Copies a release into the feed: files first, then the manifests that name them.
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createReadStream } from 'node:fs';
import {
  checkReleaseFolder,
  type FolderCheck,
  type FolderProblem,
  type PublishedManifest,
  type ReleaseFolder
} from '#shared/domain/release/check-release-folder.ts';
import { releaseFilePath } from '#shared/domain/release/release-manifest.ts';
import { compareReleaseVersions } from '#shared/domain/release/release-version.ts';
import { readSignedManifest } from '#shared/domain/release/signed-manifest.ts';
import type { Result } from '#shared/kit/result.ts';
import type { Context } from '../context/context.ts';
import { verifyEd25519 } from '../signatures/verify-ed25519.ts';
import { isPublicName } from './update-files.ts';

type UpdateContext = Pick<Context, 'now' | 'releaseKeys' | 'updatesFolder'>;

/** Throws all problems at once, with the feed as it was. Publishing the same release again changes nothing. */
export async function publishRelease(
  { now, releaseKeys, updatesFolder }: UpdateContext,
  folder: string
): Promise<readonly PublishedManifest[]> {
  if (releaseKeys.length === 0) throw new Error('RELEASE_KEYS names no key whose releases could be trusted.');
  const check = createFolderCheck(releaseKeys, now());
  const source = readReleaseFolder(folder);
  const manifests = requireSound(await checkReleaseFolder(source, check));
  for (const manifest of manifests) await requireNewer(manifest, updatesFolder, releaseKeys);
  for (const name of (await readdir(join(folder, 'files'))).filter(isPublicName)) {
    await publishFile(join(folder, releaseFilePath(name)), join(updatesFolder, releaseFilePath(name)));
  }
  // Checks the copies, in case the release changed after it was checked.
  const { openFile } = readReleaseFolder(updatesFolder);
  const texts = new Map(manifests.map(({ path, text }) => [path, text]));
  requireSound(await checkReleaseFolder({ readText: async (path) => texts.get(path), openFile }, check));
  for (const { path, text } of manifests) {
    await putInPlace(join(updatesFolder, path), (unfinished) => writeFile(unfinished, text, { flag: 'wx' }));
  }
  return manifests;
}

function requireSound(
  checked: Result<readonly PublishedManifest[], readonly FolderProblem[]>
): readonly PublishedManifest[] {
  if (checked.ok) return checked.value;
  const lines = checked.error.map(({ path, reason }) => `  ${path}: ${reason}`);
  throw new Error(`An app would refuse this release:\n${lines.join('\n')}`);
}

/** Throws for a release that apps would refuse as not newer than the published one. */
async function requireNewer(
  { path, manifest }: PublishedManifest,
  updatesFolder: string,
  keys: readonly string[]
): Promise<void> {
  const text = await readFile(join(updatesFolder, path), 'utf8').catch(() => undefined);
  const read = text === undefined ? undefined : await readSignedManifest(text, keys, verifyEd25519);
  if (read?.ok !== true) return;
  const { version, signedAt } = read.value;
  if (compareReleaseVersions(manifest.version, version) < 0) {
    throw new Error(`${path} is for ${manifest.version}, but ${version} is published already.`);
  }
  if (manifest.signedAt < signedAt) throw new Error(`${path} was signed before the one that is published.`);
}

/** A name stands for one content for ever, since it is cached as such. */
async function publishFile(from: string, to: string): Promise<void> {
  const published = await readFile(to).catch(() => undefined);
  if (published === undefined) return putInPlace(to, (unfinished) => copyFile(from, unfinished));
  if (!published.equals(await readFile(from))) {
    throw new Error(`${to} is published already, with another content.`);
  }
}

/** Renamed into place, so that nobody is served half a file. */
async function putInPlace(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}~`;
  try {
    await write(unfinished);
    await syncFile(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** A release or a feed on the disk. */
const readReleaseFolder = (folder: string): ReleaseFolder => ({
  readText: async (path) =>
    (await isFile(join(folder, path))) ? readFile(join(folder, path), 'utf8') : undefined,
  openFile: async (path) =>
    (await isFile(join(folder, path))) ? createReadStream(join(folder, path)) : undefined
});

const createFolderCheck = (keys: readonly string[], now: number): FolderCheck => ({
  keys,
  verify: verifyEd25519,
  createHash: () => createHash('sha512'),
  now
});
