// From installers to a folder that any static host serves as a feed.
import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, stat } from 'node:fs/promises';
import {
  type ReleaseChannel,
  type ReleaseFile,
  releaseFilePath,
  type ReleasePlatform
} from '#shared/domain/release/release-manifest.ts';
import { findInstallers, type Installer } from './find-installers.ts';
import type { ManifestChange } from './release-options.ts';
import type { Source } from './source-state.ts';
import { type Signing, writeManifests } from './write-manifests.ts';

export type Release = {
  readonly source: Source;
  readonly channel: ReleaseChannel;
  readonly change: ManifestChange;
  /** The bill of materials, as CycloneDX. */
  readonly sbom: string;
  /** With the installers, and whatever else. */
  readonly from: string;
  readonly to: string;
};

/** Writes the release; answers with the platforms that it is for. Throws where there is nothing to release. */
export async function writeRelease(release: Release, signing: Signing): Promise<ReleasePlatform[]> {
  const { source, from, to } = release;
  if (existsSync(to)) throw new Error(`${to} exists already: name another folder with --to, or remove it.`);
  const installers = findInstallers(from, source.version);
  if (installers.length === 0) {
    throw new Error(`${from} has no installer named as Reelwright-${source.version}-linux-x86_64.AppImage.`);
  }
  mkdirSync(join(to, 'files'), { recursive: true });
  const files = new Map<ReleasePlatform, readonly ReleaseFile[]>();
  const names: string[] = [];
  for (const installer of installers) {
    const { name, platform } = installer;
    for (const each of [name, `${name}.blockmap`]) {
      if (!existsSync(join(from, each))) continue;
      copyFileSync(join(from, each), join(to, releaseFilePath(each)));
      names.push(each);
    }
    files.set(platform, [...(files.get(platform) ?? []), await describeFile(from, installer)]);
  }
  const sbom = `Reelwright-${source.version}.cdx.json`;
  writeFileSync(join(to, releaseFilePath(sbom)), release.sbom);
  writeChecksums(to, source.version, [...names, sbom]);
  writeManifests(to, files, release, signing);
  return [...files.keys()];
}

/** In the form that `sha512sum --check` reads. */
function writeChecksums(to: string, version: string, names: readonly string[]): void {
  const lines = names.toSorted().map((name) => {
    const hash = createHash('sha512').update(readFileSync(join(to, releaseFilePath(name))));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(to, releaseFilePath(`Reelwright-${version}.sha512`)), lines.join(''));
}

/** The manifest's entry for an installer in `folder`. */
async function describeFile(folder: string, { name, format }: Installer): Promise<ReleaseFile> {
  const path = join(folder, name);
  const { size } = await stat(path);
  const hash = createHash('sha512');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  const described = { format, name, size, sha512: hash.digest('base64') };
  const blockMapSize = format === 'AppImage' ? await readBlockMapSize(path, size) : undefined;
  return blockMapSize === undefined ? described : { ...described, blockMapSize };
}

/** electron-builder appends the map of blocks to an AppImage, and its length as the last four bytes. */
async function readBlockMapSize(path: string, size: number): Promise<number | undefined> {
  if (size <= lengthBytes) return undefined;
  await using file = await open(path, 'r');
  const bytes = Buffer.alloc(lengthBytes);
  await file.read(bytes, 0, lengthBytes, size - lengthBytes);
  const length = bytes.readUInt32BE();
  return length > 0 && length < size - lengthBytes ? length : undefined;
}

const lengthBytes = 4;
