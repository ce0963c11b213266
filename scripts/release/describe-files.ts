import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '#shared/domain/release/release-manifest.ts';
import type { Installer } from './find-installers.ts';

/** The manifest's entry for an installer in `folder`. */
export async function describeFile(folder: string, { name, format }: Installer): Promise<ReleaseFile> {
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
