// Packs the built app with the real electron-builder, offline: where it would download Electron it finds a folder
// with an executable that is Electron's in name and in its fuses only.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The bytes that @electron/fuses looks for in a binary: a mark, the wire's version, its length, and one digit a fuse. */
const fuseWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('1'.repeat(9))
]);

function writeFakeElectron(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const executable = join(folder, 'electron');
  writeFileSync(executable, Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), fuseWire, fuseWire]));
  chmodSync(executable, 0o755);
}

export type Packed = { readonly folder: string; readonly asar: string; readonly executable: string };

/** Runs the build first where there is none; `extra` goes to electron-builder. Rejects with its output. */
export async function packDesktop(folder: string, extra: readonly string[] = []): Promise<Packed> {
  if (!existsSync(join(root, 'out/main/index.js'))) {
    await run(process.execPath, [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build'], {
      cwd: root
    });
  }
  writeFakeElectron(join(folder, 'electron'));
  const command = [
    join(root, 'node_modules/electron-builder/cli.js'),
    '--linux',
    '--dir',
    '--x64',
    '--config',
    'electron-builder.config.ts',
    `-c.electronDist=${join(folder, 'electron')}`,
    `-c.directories.output=${join(folder, 'packed')}`,
    ...extra
  ];
  await run(process.execPath, command, { cwd: root }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.stdout ?? ''}${error.message}`, { cause: error });
  });
  const packed = join(folder, 'packed/linux-unpacked');
  return { folder: packed, asar: join(packed, 'resources/app.asar'), executable: join(packed, 'reelwright') };
}
