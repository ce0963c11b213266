import { findPage, getDocumentTitle, pageNames, paths } from '#shared/contract/paths.ts';
import { AppPage } from '../pages/app-page.ts';
import { goTo } from '../pages/scene.ts';
import { findSmallTouchTargets } from '../pages/small-targets.ts';
import { expect, test } from '../pages/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true
});

test('on a phone every target is large enough for a finger, on every screen', async ({ page }) => {
  test.slow();
  await page.goto('/auth/begin');
  const app = new AppPage(page);
  await app.isReady();
  for (const name of pageNames) {
    const address = paths[name].getHref('ada');
    await goTo(app, address);
    await expect(page, address).toHaveTitle(getDocumentTitle(findPage(address)));
    await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
    if (address === paths.builder.path) await app.openGroups();
    if (address === paths.library.path) {
      await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
    }
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect.soft(await page.evaluate(findSmallTouchTargets), address).toEqual([]);
  }
});

const dialogs = [
  'View: Open history',
  'View: Open settings',
  'View: Open notifications',
  'View: Show your activity',
  'View: Open templates',
  'View: Models and prices',
  'Prompt: Make a matrix',
  'Prompt: Paste a prompt',
  'Prompt: Save as template',
  'Help: Keyboard shortcuts'
] as const;

test('on a phone every target is large enough for a finger, in every dialog', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const app = new AppPage(page);
  await app.isReady();
  await app.command('Prompt: Save to history');
  for (const title of dialogs) {
    await app.command(title);
    await expect(app.dialog).toBeVisible();
    expect.soft(await page.evaluate(findSmallTouchTargets), title).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);
  }
});
