import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { registerLinkScheme } from './register-link-scheme.ts';

const executable = 'C:\\Apps\\Reelwright.exe';

function start(platform: NodeJS.Platform, { isPackaged = true, isRegistered = false } = {}): unknown[] {
  const setAsDefaultProtocolClient = vi.fn(() => true);
  const isDefaultProtocolClient = () => isRegistered;
  registerLinkScheme(
    { isPackaged, isDefaultProtocolClient, setAsDefaultProtocolClient },
    platform,
    executable
  );
  return setAsDefaultProtocolClient.mock.calls;
}

test('an app installed on Windows registers for links, once, and ends the options before the link', () => {
  expect(start('win32')).toEqual([['reelwright', executable, ['--']]]);
  expect(start('win32', { isRegistered: true })).toEqual([]);
});

test('a build in development, macOS and Linux change no system', () => {
  expect([...start('win32', { isPackaged: false }), ...start('darwin'), ...start('linux')]).toEqual([]);
});

test('the installer writes the command that Electron writes and looks for', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../resources/installer.nsh'), 'utf8');
  expect(script).toContain(`!define LINK_COMMAND '"$INSTDIR\\\${APP_EXECUTABLE_FILENAME}" -- "%1"'`);
  expect(script).toContain('!define LINK_KEY "Software\\Classes\\reelwright"');
  expect(script).toContain('WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "URL Protocol" ""');
});
