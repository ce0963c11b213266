import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function findText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Reads a file the user chose. Never throws: what is too large, no regular file, not UTF-8 or not readable comes
 * back with `text: null`, so that the screen can say so by name.
 */
export async function readOpenedFile(path: string): Promise<OpenedFile> {
  const name = basename(path);
  let bytes = 0;
  try {
    await using file = await open(path, 'r');
    const facts = await file.stat();
    bytes = facts.size;
    if (!facts.isFile() || bytes > fileLimitBytes) return { name, bytes, text: null };
    const content = await file.readFile();
    return { name, bytes: content.length, text: content.length > fileLimitBytes ? null : findText(content) };
  } catch {
    return { name, bytes, text: null };
  }
}
