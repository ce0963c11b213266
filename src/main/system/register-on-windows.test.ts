import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { appUserModelId, registerOnWindows } from './register-on-windows.ts';

const root = join(import.meta.dirname, '../../..');
const executable = 'C:\\Apps\\Reelwright.exe';

function start(platform: NodeJS.Platform, { isPackaged = true, isRegistered = false } = {}) {
  const app = {
    isPackaged,
    isDefaultProtocolClient: () => isRegistered,
    setAsDefaultProtocolClient: vi.fn(() => true),
    setAppUserModelId: vi.fn()
  };
  registerOnWindows(app, platform, executable);
  return { links: app.setAsDefaultProtocolClient.mock.calls, ids: app.setAppUserModelId.mock.calls };
}

test('an installed app registers for links, once, and ends the options before the link', () => {
  expect(start('win32').links).toEqual([['reelwright', executable, ['--']]]);
  expect(start('win32', { isRegistered: true }).links).toEqual([]);
});

test('its windows and recent documents belong to the shortcut that the installer makes', () => {
  expect(start('win32').ids).toEqual([[appUserModelId]]);
  const configuration = readFileSync(join(root, 'electron-builder.config.ts'), 'utf8');
  expect(configuration).toContain(`appId: '${appUserModelId}'`);
});

test('a build in development, macOS and Linux change no system', () => {
  const untouched = { links: [], ids: [] };
  expect(start('win32', { isPackaged: false })).toEqual(untouched);
  expect([start('darwin'), start('linux')]).toEqual([untouched, untouched]);
});

test('the installer writes the command that Electron writes and looks for', () => {
  const script = readFileSync(join(root, 'resources/installer.nsh'), 'utf8');
  expect(script).toContain(`!define LINK_COMMAND '"$INSTDIR\\\${APP_EXECUTABLE_FILENAME}" -- "%1"'`);
  expect(script).toContain('!define LINK_KEY "Software\\Classes\\reelwright"');
  expect(script).toContain('WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "URL Protocol" ""');
});
