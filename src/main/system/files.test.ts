import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';
import { codeOfWriteError, readOpenedFile, writeFileWhole } from './files.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reelwright-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('reading a file the user chose', () => {
  test('gives its name, size and text', async () => {
    await writeFile(join(folder, 'rain.vprompt'), '\ufeff{"a":"é"}');
    expect(await readOpenedFile(join(folder, 'rain.vprompt'))).toEqual({
      name: 'rain.vprompt',
      bytes: 13,
      text: '{"a":"é"}'
    });
  });

  test('reads as much as a file of ours may hold and not one byte more', async () => {
    const path = join(folder, 'big.vpack');
    await writeFile(path, '');
    await truncate(path, fileLimitBytes);
    expect((await readOpenedFile(path)).text).toHaveLength(fileLimitBytes);
    await truncate(path, fileLimitBytes + 1);
    expect(await readOpenedFile(path)).toEqual({ name: 'big.vpack', bytes: fileLimitBytes + 1, text: null });
  });

  test.skipIf(process.platform === 'win32')('does not wait for a pipe that nobody writes to', async () => {
    const path = join(folder, 'pipe.vprompt');
    execFileSync('mkfifo', [path]);
    expect(await readOpenedFile(path)).toEqual({ name: 'pipe.vprompt', bytes: 0, text: null });
  });

  test('answers without text for what is no UTF-8, no file, or not there', async () => {
    await writeFile(join(folder, 'image.vprompt'), Buffer.from([0xff, 0xd8, 0xff]));
    await mkdir(join(folder, 'folder.vprompt'));
    for (const name of ['image.vprompt', 'folder.vprompt', 'missing.vprompt']) {
      expect(await readOpenedFile(join(folder, name))).toMatchObject({ name, text: null });
    }
  });
});

describe('writing a file whole', () => {
  test('replaces the old content and leaves nothing else behind', async () => {
    const path = join(folder, 'rain.vprompt');
    await writeFileWhole(path, 'old');
    await writeFileWhole(path, 'new');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['rain.vprompt']);
  });

  test('keeps bytes as they are', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await writeFileWhole(join(folder, 'receipt.pdf'), bytes);
    expect(new Uint8Array(await readFile(join(folder, 'receipt.pdf')))).toEqual(bytes);
  });

  test('writes through a link', async () => {
    await writeFile(join(folder, 'real.vprompt'), 'old');
    await symlink(join(folder, 'real.vprompt'), join(folder, 'link.vprompt'));
    await writeFileWhole(join(folder, 'link.vprompt'), 'new');
    expect(await readFile(join(folder, 'real.vprompt'), 'utf8')).toBe('new');
  });

  test('refuses a folder that is gone, with a code, leaving nothing behind', async () => {
    const failure = { name: 'ContractFailure', code: 'file_not_writable', message: 'ENOENT' };
    await expect(writeFileWhole(join(folder, 'gone', 'x.vprompt'), 'x')).rejects.toMatchObject(failure);
  });

  test('never replaces what is no plain file', async () => {
    const path = join(folder, 'taken.vprompt');
    await mkdir(path);
    await symlink(path, join(folder, 'link.vprompt'));
    for (const name of ['taken.vprompt', 'link.vprompt']) {
      const failure = { code: 'file_not_writable', message: 'not a plain file' };
      await expect(writeFileWhole(join(folder, name), 'x')).rejects.toMatchObject(failure);
    }
    expect((await stat(path)).isDirectory()).toBe(true);
    expect(await readdir(folder)).toEqual(['link.vprompt', 'taken.vprompt']);
  });
});

test('what the system calls a full disk is one for the user too', () => {
  expect(['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EROFS', undefined].map(codeOfWriteError)).toEqual([
    'disk_full',
    'disk_full',
    'disk_full',
    'file_not_writable',
    'file_not_writable',
    'file_not_writable'
  ]);
});
