import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ContractFailure } from '#shared/contract/errors.ts';
import { isDiskFull } from './disk-full.ts';
import type { Log } from '../log/log.ts';
import {
  type ByteRange,
  type MediaStore,
  type MediaType,
  type NewMediaFile,
  type PartStore,
  thumbnailKey
} from './media-store.ts';

const extensions: Readonly<Record<MediaType, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/webm': 'webm'
};
const types = new Map(Object.entries(extensions).map(([type, extension]) => [extension, type as MediaType]));
/** Nothing else is ever looked up, so no address reaches another file. */
const validKey = /^[a-z-]{1,30}\/[0-9a-f]{40}\.([a-z0-9]{3,4})$/;

export type S3Options = {
  readonly bucket: string;
  readonly region: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export function createFolderMediaStore(folder: string): MediaStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const write: Write = async (key, bytes, contentType) => {
    // Written to a temporary file and renamed, so that a reader never finds a partial file.
    const unfinished = `${key}.${process.pid}-${Math.random().toString(36).slice(2)}`;
    try {
      await disk.put(unfinished, bytes, { contentType });
      await syncFile(join(folder, unfinished));
    } catch (error) {
      await rm(join(folder, unfinished), { force: true });
      throw error;
    }
    // The library's own move copies, and a reader would find half of it.
    await rename(join(folder, unfinished), join(folder, key));
  };
  const read: Read = (key, range) =>
    Promise.resolve(
      Readable.toWeb(createReadStream(join(folder, key), range)) as ReadableStream<Uint8Array<ArrayBuffer>>
    );
  return createStore(disk, write, read);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Loads Amazon's library only here: it is larger than the rest of the server. */
export async function createS3MediaStore(options: S3Options): Promise<MediaStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true })
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  const write: Write = (key, bytes, contentType) => disk.put(key, bytes, { contentType });
  // The driver's own stream has no ranges.
  const read: Read = async (key, { start, end }) => {
    const found = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` })
    );
    if (found.Body === undefined) throw new Error('The bucket answered without a body');
    return found.Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  };
  return createStore(disk, write, read);
}

type Write = (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
type Read = (key: string, range: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;

function createStore(disk: Disk, write: Write, read: Read): MediaStore {
  const writeIfRoom: Write = async (key, bytes, contentType) => {
    try {
      await write(key, bytes, contentType);
    } catch (error) {
      if (isDiskFull(error)) throw new ContractFailure('storage_full', undefined, { cause: error });
      throw error;
    }
  };
  return {
    put: async (medium) => {
      const key = keyOf(medium);
      const { thumbnail } = medium;
      if (thumbnail !== undefined) await writeIfRoom(thumbnailKey(key), thumbnail, 'image/webp');
      await writeIfRoom(key, medium.bytes, medium.type);
      return key;
    },
    find: async (key) => {
      const type = findType(key);
      if (type === undefined || !(await disk.exists(key))) return undefined;
      return { type, bytes: new Uint8Array(await disk.getBytes(key)) };
    },
    getSize: async (key) => {
      const type = findType(key);
      if (type === undefined || !(await disk.exists(key))) return undefined;
      return { type, size: (await disk.getMetaData(key)).contentLength };
    },
    read,
    remove: async (key) => {
      if (!validKey.test(key)) return;
      await disk.delete(key);
      await disk.delete(thumbnailKey(key));
    },
    parts: createPartStore(disk, writeIfRoom)
  };
}

/** Under keys that `findType` knows no type of, so that parts are never served. */
function createPartStore(disk: Disk, write: Write): PartStore {
  return {
    put: async (uploadId, bytes) => {
      const name = randomUUID();
      await write(keyOfPart(uploadId, name), bytes, 'application/octet-stream');
      return name;
    },
    read: async (uploadId, names) => {
      const parts: Uint8Array[] = [];
      for (const name of names) parts.push(await disk.getBytes(keyOfPart(uploadId, name)));
      return Buffer.concat(parts);
    },
    remove: (uploadId) => disk.deleteAll(`uploads/${uploadId}/`)
  };
}

const keyOfPart = (uploadId: string, name: string): string => `uploads/${uploadId}/${name}`;

const findType = (key: string): MediaType | undefined => types.get(validKey.exec(key)?.[1] ?? '');

function keyOf({ folder, ownerId, type, bytes }: NewMediaFile): string {
  const hash = createHash('sha256').update(`${ownerId}\n`).update(bytes).digest('hex').slice(0, 40);
  return `${folder}/${hash}.${extensions[type]}`;
}

type MediaConfiguration = {
  readonly dataFolder: string;
  readonly database: { readonly url: string | undefined };
  readonly s3: S3Options | undefined;
};

export async function chooseMediaStore(
  { dataFolder, database, s3 }: MediaConfiguration,
  log: Log
): Promise<MediaStore> {
  if (s3 !== undefined) return createS3MediaStore(s3);
  if (database.url !== undefined) {
    log.warn({}, 'media are stored in a folder of this instance: several instances need S3_BUCKET');
  }
  return createFolderMediaStore(join(dataFolder, 'media'));
}
