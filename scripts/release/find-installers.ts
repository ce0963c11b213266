import { readdirSync } from 'node:fs';
import {
  type ReleaseFormat,
  releaseFormats,
  type ReleasePlatform
} from '#shared/domain/release/release-manifest.ts';

export type Installer = {
  readonly name: string;
  readonly platform: ReleasePlatform;
  readonly format: ReleaseFormat;
};

/** As electron-builder writes them; each packager has names of its own for the same processor. */
const processors: Readonly<Record<string, 'x64' | 'arm64'>> = {
  x64: 'x64',
  x86_64: 'x64',
  amd64: 'x64',
  arm64: 'arm64',
  aarch64: 'arm64'
};
const systems: Readonly<Record<string, string>> = { linux: 'linux', mac: 'darwin', win: 'win32' };

const formats = Object.keys(releaseFormats) as ReleaseFormat[];

/** Reads a name like "Reelwright-1.4.0-linux-x86_64.AppImage"; undefined for any other and for another version. */
export function readInstallerName(name: string, version: string): Installer | undefined {
  const prefix = `Reelwright-${version}-`;
  const [, system = '', processor = '', extension = ''] =
    /^([a-z]+)-(\w+)(\.\w+)$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '') ?? [];
  const format = formats.find((each) => releaseFormats[each].extension === extension);
  const [os, cpu] = [systems[system], processors[processor]];
  if (format === undefined || cpu === undefined || releaseFormats[format].system !== os) return undefined;
  return { name, platform: `${releaseFormats[format].system}-${cpu}`, format };
}

/** The installers of `version` in a folder, in the order of their names. */
export const findInstallers = (folder: string, version: string): Installer[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readInstallerName(name, version))
    .filter((installer) => installer !== undefined);
