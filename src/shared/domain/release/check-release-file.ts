import type { ReleaseFile } from './release-manifest.ts';

/** As Node's `createHash('sha512')`. */
export type FileHash = {
  readonly update: (bytes: Uint8Array) => unknown;
  readonly digest: (encoding: 'base64') => string;
};

export type FileRefusal = 'wrong_size' | 'wrong_hash';

/** Null where `content` is the file that a manifest describes. Reads no further than the size that it should have. */
export async function checkReleaseFile(
  file: Pick<ReleaseFile, 'size' | 'sha512'>,
  content: AsyncIterable<Uint8Array>,
  hash: FileHash
): Promise<FileRefusal | null> {
  let size = 0;
  for await (const bytes of content) {
    size += bytes.length;
    if (size > file.size) return 'wrong_size';
    hash.update(bytes);
  }
  if (size !== file.size) return 'wrong_size';
  return hash.digest('base64') === file.sha512 ? null : 'wrong_hash';
}
