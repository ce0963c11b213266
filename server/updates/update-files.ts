import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  manifestPath,
  releaseChannels,
  releaseFilePath,
  releasePlatforms
} from '#shared/domain/release/release-manifest.ts';
import type { ByteRange } from '../media/media-store.ts';

/** No folder, nothing hidden, and no file that is still being written. */
export const isPublicName = (name: string): boolean => /^[A-Za-z0-9][\w.+-]{0,150}$/.test(name);

const manifestPaths: ReadonlySet<string> = new Set(
  releaseChannels.flatMap((channel) => releasePlatforms.map((platform) => manifestPath(channel, platform)))
);

/** Undefined for any other path, and while nothing is published there. */
export async function findManifest(updatesFolder: string, path: string): Promise<string | undefined> {
  if (!manifestPaths.has(path)) return undefined;
  return readFile(join(updatesFolder, path), 'utf8').catch(() => undefined);
}

type ReleaseFile = {
  readonly size: number;
  readonly read: (range: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

export async function findReleaseFile(updatesFolder: string, name: string): Promise<ReleaseFile | undefined> {
  if (!isPublicName(name)) return undefined;
  const path = join(updatesFolder, releaseFilePath(name));
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isFile() !== true) return undefined;
  return {
    size: facts.size,
    read: async (range) =>
      Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array<ArrayBuffer>>
  };
}
