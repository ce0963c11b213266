// The app's part in the desktop. What a person would see of it outside the window is caught at Electron's functions.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { expect, type Running, test } from './desktop-app.ts';

const place = mkdtempSync(join(tmpdir(), 'reelwright-login-'));
const appImage = join(place, 'Reelwright.AppImage');

test.beforeAll(() => Object.assign(process.env, { APPIMAGE: appImage, XDG_CONFIG_HOME: place }));
test.afterAll(() => {
  delete process.env['APPIMAGE'];
  delete process.env['XDG_CONFIG_HOME'];
  rmSync(place, { recursive: true, force: true });
});

type Seen = {
  readonly badges: number[];
  readonly bars: number[];
  readonly notifications: Electron.Notification[];
  press: () => void;
  isTaken: boolean;
};

/** Another program has the keys at first. */
async function watchDesktop(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ app: electronApp, BrowserWindow, globalShortcut, Notification }) => {
    const seen: Seen = { badges: [], bars: [], notifications: [], press: () => {}, isTaken: true };
    Object.assign(globalThis, { seen });
    electronApp.setBadgeCount = (count) => seen.badges.push(count ?? 0) > 0;
    for (const window of BrowserWindow.getAllWindows())
      window.setProgressBar = (progress) => void seen.bars.push(progress);
    Notification.prototype.show = function show(this: Electron.Notification) {
      seen.notifications.push(this);
    };
    const register = globalShortcut.register.bind(globalShortcut);
    globalShortcut.register = (keys, callback) => {
      seen.press = callback;
      return !seen.isTaken && register(keys, callback);
    };
  });
}

const see = <Name extends 'badges' | 'bars'>(app: ElectronApplication, name: Name): Promise<Seen[Name]> =>
  app.evaluate((_electron, key) => (globalThis as unknown as { seen: Seen }).seen[key], name);

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page.getByRole('dialog', { name: 'Settings' }).getByRole('region', { name: 'Desktop' });
}

async function checkLogin(section: Locator): Promise<void> {
  const entry = join(place, 'autostart/reelwright.desktop');
  const login = section.getByRole('switch', { name: 'Open at login' });
  await expect(login).not.toBeChecked();
  await login.click();
  await expect.poll(() => existsSync(entry) && readFileSync(entry, 'utf8')).toContain(`Exec="${appImage}"`);
  await expect(login).toBeChecked();
  await login.click();
  await expect.poll(() => existsSync(entry)).toBe(false);
}

async function checkShortcut(section: Locator, app: ElectronApplication): Promise<void> {
  const shortcut = section.getByRole('switch', { name: 'Paste from any program' });
  await expect(shortcut).not.toBeChecked();
  await shortcut.click();
  await expect(section.getByText('Another program uses Ctrl+Alt+Shift+V.')).toBeVisible();
  await shortcut.click();
  await expect(shortcut).not.toBeChecked();
  await app.evaluate(() => {
    (globalThis as unknown as { seen: Seen }).seen.isTaken = false;
  });
  await shortcut.click();
  await expect(shortcut).toBeChecked();
  await expect(section.getByText('Another program')).toBeHidden();
}

async function checkDiagnostics({ app, page }: Running, dataFolder: string): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('a red lighthouse');
    });
  });
  const saved = join(place, 'diagnostics.txt');
  await app.evaluate(({ dialog, Menu }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    Menu.getApplicationMenu()?.getMenuItemById('help.diagnostics')?.click();
  }, saved);
  const dialog = page.getByRole('dialog', { name: 'Diagnostics' });
  const text = dialog.getByRole('region', { name: 'Diagnostics' });
  await expect(text).toContainText('Pastes from any program: yes');
  await expect(text).toContainText('page: TypeError: (message withheld)');
  const shown = await text.innerText();
  for (const secret of ['lighthouse', dataFolder, place, userInfo().username, hostname()]) {
    expect(shown).not.toContain(secret);
  }
  await dialog.getByRole('button', { name: 'Save as…' }).click();
  await expect.poll(() => existsSync(saved) && readFileSync(saved, 'utf8').trim()).toBe(shown.trim());
  await page.keyboard.press('Escape');
}

// Only Linux stores the login item in a file and uses these key names.
if (process.platform === 'linux') {
  test('habits are off until they are chosen, and each does what it says', async ({ launch, dataFolder }) => {
    const running = await launch();
    const { app, page } = running;
    await watchDesktop(app);
    const section = await openSettings(page);
    await checkLogin(section);
    await checkShortcut(section, app);

    await page.keyboard.press('Escape');
    await page.evaluate(() => history.pushState(null, '', '/library'));
    await app.evaluate(async ({ clipboard }) => {
      await clipboard.writeText('A red lighthouse in a storm');
      (globalThis as unknown as { seen: Seen }).seen.press();
    });
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('A red lighthouse in a storm');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('Escape');

    await page.evaluate(async () => {
      const { integration } = window.desktop.shell;
      const notification = { title: 'Paid', body: 'Rain', path: '/library?search=rain' };
      await integration.notify({ ...notification, topic: 'news' });
      await integration.notify({ ...notification, topic: 'purchases' });
      await integration.showUnread({ count: 3 });
      await integration.showProgress({ pageId: crypto.randomUUID(), fraction: 0.25 });
    });
    expect(await see(app, 'badges')).toContain(3);
    expect(await see(app, 'bars')).toEqual([0.25]);
    const titles = await app.evaluate(() => {
      const { notifications } = (globalThis as unknown as { seen: Seen }).seen;
      for (const notification of notifications) notification.emit('click', {});
      return notifications.map(({ title, body }) => `${title}: ${body}`);
    });
    expect(titles).toEqual(['Paid: Rain']);
    await expect(page).toHaveURL(/\/library\?search=rain$/);

    await checkDiagnostics(running, dataFolder);
    await page.reload();
    await expect.poll(() => see(app, 'bars')).toEqual([0.25, -1]);
  });
}
