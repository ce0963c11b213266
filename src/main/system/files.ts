import { constants, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';
import { randomUUID } from 'node:crypto';
import { ContractFailure, type ErrorCode } from '#shared/contract/errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function findText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Opening a pipe that nobody writes to would wait forever, and block a thread of the process. */
const readWithoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file the user chose. Never throws: what is too large, no regular file, not UTF-8 or not readable comes
 * back with `text: null`, so that the screen can say so by name.
 */
export async function readOpenedFile(path: string): Promise<OpenedFile> {
  const name = basename(path);
  let bytes = 0;
  try {
    await using file = await open(path, readWithoutWaiting);
    const facts = await file.stat();
    bytes = facts.size;
    if (!facts.isFile() || bytes > fileLimitBytes) return { name, bytes, text: null };
    const content = await file.readFile();
    return { name, bytes: content.length, text: content.length > fileLimitBytes ? null : findText(content) };
  } catch {
    return { name, bytes, text: null };
  }
}

const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const codeOfWriteError = (systemCode: string | undefined): ErrorCode =>
  systemCode !== undefined && fullDiskCodes.has(systemCode) ? 'disk_full' : 'file_not_writable';

async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await using file = await open(path, 'wx');
  await file.writeFile(content, 'utf8');
  await file.sync();
}

/** Renaming over a device, a pipe or a folder would replace it: only a plain file, or nothing yet, may be written. */
async function findPlainTarget(path: string): Promise<string> {
  const target = await realpath(path).catch(() => path);
  const facts = await stat(target).catch(() => undefined);
  if (facts !== undefined && !facts.isFile())
    throw new ContractFailure('file_not_writable', 'not a plain file');
  return target;
}

/** Makes the rename itself survive a power cut, where the system lets a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/**
 * Writes the content whole or not at all: whoever reads the path sees the old content or the new one. A link keeps
 * pointing where it did. Throws a `ContractFailure` with `disk_full` or `file_not_writable`.
 */
export async function writeFileWhole(path: string, content: string | Uint8Array): Promise<void> {
  const target = await findPlainTarget(path);
  const folder = dirname(target);
  const draft = join(folder, `.reelwright-${randomUUID()}.tmp`);
  try {
    await writeDurably(draft, content);
    await rename(draft, target);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    throw new ContractFailure(codeOfWriteError(code), code, { cause: error });
  }
}
