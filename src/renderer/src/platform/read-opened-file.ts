import type { OpenedFile } from '#shared/contract/shell.ts';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';

/** A chosen or dropped file. Never rejects: too large, not UTF-8 or gone comes back with `text: null`. */
export async function readOpenedFile(file: File): Promise<OpenedFile> {
  const { name, size: bytes } = file;
  if (bytes > fileLimitBytes) return { name, bytes, text: null };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return { name, bytes, text };
  } catch {
    return { name, bytes, text: null };
  }
}
