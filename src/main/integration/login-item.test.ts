import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoginItemSettings } from 'electron';
import { expect, test, vi } from 'vitest';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { createLoginItem } from './login-item.ts';

const noSettings: LoginItemSettings = {
  openAtLogin: false,
  wasOpenedAtLogin: false,
  status: 'not-registered',
  executableWillLaunchAtLogin: false,
  launchItems: []
};

function open(platform: NodeJS.Platform, executable: string | undefined = '/opt/Reelwright/reelwright') {
  const system = { ...noSettings };
  const autostartFile = join(createTempFolder(), 'autostart/reelwright.desktop');
  const setLoginItemSettings = vi.fn(({ openAtLogin = false }) => {
    Object.assign(system, { openAtLogin, executableWillLaunchAtLogin: openAtLogin });
  });
  const app = { getLoginItemSettings: () => system, setLoginItemSettings };
  return { item: createLoginItem({ app, platform, executable, autostartFile }), system, app, autostartFile };
}

test.each(['darwin', 'win32'] as const)('on %s the system is asked', (platform) => {
  const { item } = open(platform);
  expect(item.read()).toEqual({ isOn: false, problem: null });
  expect(item.change(true)).toEqual({ isOn: true, problem: null });
  expect(item.change(false)).toEqual({ isOn: false, problem: null });
});

test('macOS may wait for leave in its settings', () => {
  const { item, system } = open('darwin');
  system.status = 'requires-approval';
  expect(item.read()).toEqual({ isOn: true, problem: 'needs_approval' });
});

test('what was switched off in the task manager of Windows is off', () => {
  const { item, system } = open('win32');
  Object.assign(system, { openAtLogin: true, executableWillLaunchAtLogin: false });
  expect(item.read()).toEqual({ isOn: false, problem: null });
});

test('a change that the system does not take is said', () => {
  const { item, app } = open('darwin');
  app.setLoginItemSettings.mockImplementation(() => {});
  expect(item.change(true)).toEqual({ isOn: false, problem: 'failed' });
});

test('an app that is not installed changes nothing', () => {
  const { app } = open('darwin');
  const item = createLoginItem({ app, platform: 'darwin', executable: undefined, autostartFile: '/nowhere' });
  expect(item.change(true)).toEqual({ isOn: false, problem: 'not_installed' });
  expect(app.setLoginItemSettings).not.toHaveBeenCalled();
});

test('on Linux an entry is written that names the executable, and removed', () => {
  const { item, autostartFile } = open('linux', '/home/ada/My "apps"/100%/Reelwright$1.AppImage');
  expect(item.change(true)).toEqual({ isOn: true, problem: null });
  expect(readFileSync(autostartFile, 'utf8').split('\n')).toContain(
    String.raw`Exec="/home/ada/My \\"apps\\"/100%%/Reelwright\\$1.AppImage"`
  );
  expect(item.change(false)).toEqual({ isOn: false, problem: null });
  expect(existsSync(autostartFile)).toBe(false);
});

test('an entry that the desktop has switched off is off, and a moved app renews only one that is on', () => {
  const { item, autostartFile } = open('linux', '/new/place');
  const write = (more: string) => writeFileSync(autostartFile, `[Desktop Entry]\nExec="/old/place"\n${more}`);
  mkdirSync(dirname(autostartFile));
  write('X-GNOME-Autostart-enabled=false\n');
  expect(item.read().isOn).toBe(false);
  item.renew();
  expect(readFileSync(autostartFile, 'utf8')).toContain('/old/place');
  write('');
  item.renew();
  expect(readFileSync(autostartFile, 'utf8')).toContain('Exec="/new/place"');
});

test('a folder that cannot be written to is said', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { item, autostartFile } = open('linux');
  writeFileSync(dirname(autostartFile), 'a file where the folder would be');
  expect(item.change(true)).toEqual({ isOn: false, problem: 'failed' });
});
