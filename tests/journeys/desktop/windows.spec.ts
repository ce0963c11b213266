// Several windows, each with a prompt of its own.
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, test } from './desktop-app.ts';

const choose = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id);

async function openBy(app: ElectronApplication, id: string): Promise<Page> {
  const [page] = await Promise.all([app.waitForEvent('window'), choose(app, id)]);
  return page;
}

/** By the path of the page in it. */
const listSizes = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(({ BrowserWindow }) =>
    Object.fromEntries(
      BrowserWindow.getAllWindows().map((window) => [
        new URL(window.webContents.getURL()).pathname,
        { isMaximized: window.isMaximized(), isFullScreen: window.isFullScreen() }
      ])
    )
  );

const sizes = {
  '/': { isMaximized: true, isFullScreen: false },
  '/library': { isMaximized: false, isFullScreen: true }
};

const conceptOf = (page: Page) => page.getByRole('textbox', { name: 'Concept', exact: true });

async function write(page: Page, text: string): Promise<void> {
  await conceptOf(page).fill(text);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.desktop.device.draft.load()))
    .toMatchObject({ ok: true, value: { document: { data: { concept: text } } } });
}

test('two windows keep their prompts and sizes, through a restart and after one was closed', async ({
  launch,
  startAgain
}) => {
  const { app, page: first } = await launch();
  await write(first, 'Rain in the first');
  const second = await openBy(app, 'menu.newWindow');
  await expect(conceptOf(second)).toHaveValue('');
  await write(second, 'Snow in the second');
  await expect(conceptOf(first)).toHaveValue('Rain in the first');

  // Data of all windows is seen everywhere.
  await second.keyboard.press('Control+Shift+S');
  await first.getByRole('button', { name: 'History', exact: true }).click();
  await expect(first.getByRole('dialog', { name: 'History' })).toContainText('Snow in the second');
  await first.keyboard.press('Escape');

  // A command and a link go to the window that was used last.
  await startAgain('reelwright://library');
  await expect.poll(() => second.evaluate(() => location.pathname)).toBe('/library');
  expect(await first.evaluate(() => location.pathname)).toBe('/');
  await app.evaluate(({ BrowserWindow }) => {
    for (const window of BrowserWindow.getAllWindows()) {
      if (new URL(window.webContents.getURL()).pathname === '/') window.maximize();
      else window.setFullScreen(true);
    }
  });
  await expect.poll(() => listSizes(app)).toEqual(sizes);
  await app.close();

  const again = await launch();
  await expect.poll(() => again.app.windows().length).toBe(2);
  const findAt = (path: string) => again.app.windows().find((page) => new URL(page.url()).pathname === path);
  await expect.poll(() => ['/', '/library'].map((path) => findAt(path) !== undefined)).toEqual([true, true]);
  const [builder, library] = [findAt('/'), findAt('/library')];
  if (builder === undefined || library === undefined) throw new Error('A window is missing');
  await expect(conceptOf(builder)).toHaveValue('Rain in the first');
  await expect.poll(() => listSizes(again.app)).toEqual(sizes);

  await library.close();
  const reopened = await openBy(again.app, 'menu.reopenWindow');
  await reopened.waitForURL(/\/library$/);
  await reopened.goto(new URL('/', reopened.url()).href);
  await expect(conceptOf(reopened)).toHaveValue('Snow in the second');
});
