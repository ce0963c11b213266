import { expect, test } from 'vitest';
import type { PlatformRelease } from '#shared/domain/release/downloads.ts';
import type { ReleaseFormat, ReleasePlatform } from '#shared/domain/release/release-manifest.ts';
import { listFiles, recommendFiles } from './recommend-downloads.ts';

const release = (platform: ReleasePlatform, ...formats: ReleaseFormat[]): PlatformRelease => ({
  platform,
  version: '1.4.0',
  releasedOn: '2026-11-27',
  notes: [],
  isPaused: formats.length === 0,
  isFrozen: false,
  files: formats.map((format) => ({ format, name: `${platform}.${format}`, size: 1, sha512: '' }))
});

const all = [
  release('linux-x64', 'deb', 'AppImage'),
  release('darwin-x64', 'zip', 'dmg'),
  release('darwin-arm64', 'zip', 'dmg'),
  release('win32-x64', 'nsis'),
  release('win32-arm64', 'nsis')
];

const recommend = (
  system: 'linux' | 'darwin' | 'win32',
  processor: 'x64' | 'arm64' | null,
  releases: readonly PlatformRelease[] = all
) => recommendFiles(releases, { kind: 'computer', system, processor }).map(({ file }) => file.name);

test('what people install comes first, of the processor that is known', () => {
  expect(recommend('linux', 'x64')).toEqual(['linux-x64.AppImage']);
  expect(recommend('darwin', 'arm64')).toEqual(['darwin-arm64.dmg']);
  expect(recommend('win32', 'arm64')).toEqual(['win32-arm64.nsis']);
});

test('a Mac of an unknown chip is offered both, Windows what runs on both', () => {
  expect(recommend('darwin', null)).toEqual(['darwin-arm64.dmg', 'darwin-x64.dmg']);
  expect(recommend('win32', null)).toEqual(['win32-x64.nsis']);
  expect(recommend('win32', 'arm64', all.slice(0, 4))).toEqual(['win32-x64.nsis']);
});

test('nothing is offered that would not run, nor what is paused', () => {
  expect(recommend('linux', 'arm64')).toEqual([]);
  expect(recommend('darwin', 'x64', [release('darwin-arm64', 'dmg')])).toEqual([]);
  expect(recommend('win32', 'x64', [release('win32-x64')])).toEqual([]);
});

test('every file is listed, by format and then by how common its processor is', () => {
  expect(listFiles(all).map(({ file }) => file.name)).toEqual([
    'win32-x64.nsis',
    'win32-arm64.nsis',
    'darwin-arm64.dmg',
    'darwin-x64.dmg',
    'linux-x64.AppImage',
    'linux-x64.deb',
    'darwin-arm64.zip',
    'darwin-x64.zip'
  ]);
});
