import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { findInstallation, readUpdateSettings } from './installation.ts';

const facts = {
  system: 'linux',
  processor: 'x64',
  isPackaged: true,
  resourcesPath: '/nowhere',
  appImage: undefined
};

test.each([
  [{ appImage: '/opt/a.AppImage' }, { platform: 'linux-x64', format: 'AppImage' }],
  [{ system: 'win32' }, { platform: 'win32-x64', format: 'nsis' }],
  [
    { system: 'darwin', processor: 'arm64' },
    { platform: 'darwin-arm64', format: 'zip' }
  ],
  [{}, undefined],
  [{ system: 'win32', isPackaged: false }, undefined],
  [{ system: 'freebsd' }, undefined],
  [{ processor: 'riscv64', appImage: '/opt/a.AppImage' }, undefined]
])('%j is updated as %j', (change, installation) => {
  expect(findInstallation({ ...facts, ...change })).toEqual(installation);
});

test('a deb says of itself that it is one', () => {
  const resourcesPath = createTempFolder();
  writeFileSync(join(resourcesPath, 'package-type'), 'deb\n');
  expect(findInstallation({ ...facts, resourcesPath })).toEqual({ platform: 'linux-x64', format: 'deb' });
  writeFileSync(join(resourcesPath, 'package-type'), 'rpm');
  expect(findInstallation({ ...facts, resourcesPath })).toBeUndefined();
});

test('a packed app does not take its feed or its keys from the environment', () => {
  const environment = { REELWRIGHT_UPDATES: 'https://evil.example', REELWRIGHT_RELEASE_KEYS: 'a, b,' };
  expect(readUpdateSettings(environment, false)).toEqual({ feed: 'https://evil.example', keys: ['a', 'b'] });
  expect(readUpdateSettings(environment, true)).toEqual({ feed: undefined, keys: [] });
  expect(readUpdateSettings({ REELWRIGHT_UPDATES: 'http://example.com' }, false).feed).toBeUndefined();
});
