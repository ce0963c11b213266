// Packs the built app with the real electron-builder, offline: where it would download Electron it finds a folder
// with an executable that is Electron's in name and in its fuses only.
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Writes down what fpm was asked to build, and makes an empty package. */
const fakeFpm = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const entries = args.filter((arg) => /\\.(desktop|xml)$/.test(arg)).map((arg) => arg.split('='));
const files = Object.fromEntries(entries.map(([from, to]) => [to, readFileSync(from, 'utf8')]));
writeFileSync(__dirname + '/fpm.json', JSON.stringify({ args, files }));
writeFileSync(args[args.indexOf('--package') + 1], '');
`;

export type Packed = { readonly folder: string; readonly asar: string; readonly executable: string };

export type PackedDeb = Packed & {
  /** The arguments that electron-builder passed to fpm, which it would download. */
  readonly args: readonly string[];
  /** The desktop entry and the types of files, by where they are installed. */
  readonly files: Readonly<Record<string, string>>;
  /** The output of electron-builder. */
  readonly output: string;
};

/** The same with the deb around it, up to the call of fpm. */
export async function packDeb(folder: string): Promise<PackedDeb> {
  const fpm = join(folder, 'fpm');
  mkdirSync(folder, { recursive: true });
  writeFileSync(fpm, fakeFpm, { mode: 0o755 });
  const { output, ...packed } = await pack(folder, ['deb'], { CUSTOM_FPM_PATH: fpm });
  const { args, files } = JSON.parse(readFileSync(join(folder, 'fpm.json'), 'utf8')) as PackedDeb;
  return { ...packed, args, files, output };
}

/** Runs the build first where there is none; `extra` goes to electron-builder. Rejects with its output. */
export async function packDesktop(folder: string, extra: readonly string[] = []): Promise<Packed> {
  return pack(folder, ['--dir', ...extra]);
}

async function pack(
  folder: string,
  extra: readonly string[],
  env: Readonly<Record<string, string>> = {}
): Promise<Packed & { readonly output: string }> {
  if (!existsSync(join(root, 'out/main/index.js'))) {
    await run(process.execPath, [join(root, 'node_modules/electron-vite/bin/electron-vite.js'), 'build'], {
      cwd: root
    });
  }
  writeFakeElectron(join(folder, 'electron'));
  const command = [
    join(root, 'node_modules/electron-builder/cli.js'),
    '--linux',
    ...extra,
    '--x64',
    '--config',
    'electron-builder.config.ts',
    `-c.electronDist=${join(folder, 'electron')}`,
    `-c.directories.output=${join(folder, 'packed')}`
  ];
  const options = { cwd: root, env: { ...process.env, ...env } };
  const { stdout, stderr } = await run(process.execPath, command, options).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${error.stdout ?? ''}${error.message}`, { cause: error });
    }
  );
  const packed = join(folder, 'packed/linux-unpacked');
  return {
    folder: packed,
    asar: join(packed, 'resources/app.asar'),
    executable: join(packed, 'reelwright'),
    output: stdout + stderr
  };
}
