import { expect, test } from 'vitest';
import { readInstallerName } from './find-installers.ts';

test.each([
  ['linux-x86_64.AppImage', 'linux-x64', 'AppImage'],
  ['linux-arm64.AppImage', 'linux-arm64', 'AppImage'],
  ['linux-amd64.deb', 'linux-x64', 'deb'],
  ['mac-arm64.zip', 'darwin-arm64', 'zip'],
  ['mac-x64.dmg', 'darwin-x64', 'dmg'],
  ['win-x64.exe', 'win32-x64', 'nsis']
])('%s is for %s', (rest, platform, format) => {
  const name = `Reelwright-1.4.0-${rest}`;
  expect(readInstallerName(name, '1.4.0')).toEqual({ name, platform, format });
});

test.each([
  'Reelwright-1.4.0-win-x64.exe.blockmap',
  'Reelwright-1.4.0-linux-x64.exe',
  'Reelwright-1.4.0-linux-sparc.deb',
  'Reelwright-1.4.0-beta.1-linux-amd64.deb',
  'Reelwright-1.4.1-linux-amd64.deb',
  'builder-debug.yml'
])('%s is no installer of 1.4.0', (name) => expect(readInstallerName(name, '1.4.0')).toBeUndefined());
