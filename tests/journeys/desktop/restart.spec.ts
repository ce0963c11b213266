import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { buildDraftSave } from '#tests/support/builders.ts';
import { expect, test } from './desktop-app.ts';

const findPlace = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return { bounds: window?.getNormalBounds(), isMaximized: window?.isMaximized() };
  });

const moveTo = (app: ElectronApplication, bounds: Electron.Rectangle): Promise<void> =>
  app.evaluate(({ BrowserWindow }, place) => BrowserWindow.getAllWindows()[0]?.setBounds(place), bounds);

test('the draft, the window’s place and the screen shown are there again', async ({ launch }) => {
  const first = await launch();
  const saved = await first.page.evaluate(
    (draft) => window.desktop.device.draft.save(draft),
    buildDraftSave(0)
  );
  expect(saved).toEqual({ ok: true, value: { revision: 1 } });
  await first.page.evaluate(() => history.pushState(null, '', '/library?tag=rain'));
  const bounds = { x: 120, y: 80, width: 900, height: 700 };
  await moveTo(first.app, bounds);
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize());
  await first.app.close();

  const second = await launch();
  const draft = await second.page.evaluate(() => window.desktop.device.draft.load());
  expect(draft).toMatchObject({ ok: true, value: { revision: 1, document: buildDraftSave(0).document } });
  expect(await second.page.evaluate(() => location.pathname + location.search)).toBe('/library?tag=rain');
  expect(await findPlace(second.app)).toEqual({ bounds, isMaximized: true });
});

const isOnScreen = (app: ElectronApplication): Promise<boolean> =>
  app.evaluate(({ BrowserWindow, screen }) => {
    const bounds = BrowserWindow.getAllWindows()[0]?.getNormalBounds();
    const { workArea } = screen.getPrimaryDisplay();
    return (
      bounds !== undefined &&
      bounds.x >= workArea.x &&
      bounds.y >= workArea.y &&
      bounds.x + bounds.width <= workArea.x + workArea.width &&
      bounds.y + bounds.height <= workArea.y + workArea.height
    );
  });

test('a window on a display that is gone returns to a visible one', async ({ launch }) => {
  const outside = { x: 90_000, y: -90_000, width: 900, height: 700 };
  const first = await launch();
  await moveTo(first.app, outside);
  await first.app.close();

  const second = await launch();
  expect(await isOnScreen(second.app)).toBe(true);

  // A display is unplugged while the app runs.
  await moveTo(second.app, outside);
  expect(await isOnScreen(second.app)).toBe(false);
  await second.app.evaluate(({ screen }) => screen.emit('display-removed'));
  expect(await isOnScreen(second.app)).toBe(true);
});

test('a damaged note of where the window stood costs the place, not the start', async ({
  launch,
  dataFolder
}) => {
  writeFileSync(join(dataFolder, 'shell.json'), '{"bounds": {"x": "left"}, "route": 5, "theme": "neon"');
  const { page } = await launch();
  expect(await page.evaluate(() => location.pathname)).toBe('/');
});

test('the theme chosen is kept for the native frame', async ({ launch, dataFolder }) => {
  const { app, page } = await launch();
  // The app says where it is and which theme it has while it starts.
  await page.getByRole('textbox', { name: 'Concept', exact: true }).waitFor();
  expect(await page.evaluate(() => window.desktop.shell.window.setTheme('dark'))).toMatchObject({ ok: true });
  expect(await app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark');
  expect(JSON.parse(readFileSync(join(dataFolder, 'shell.json'), 'utf8'))).toMatchObject({ theme: 'dark' });

  expect(readdirSync(dataFolder)).toContain('shell.json');
});
