import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const opener = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });

test('a tooltip opens after 700 ms, the next one at once, and Escape closes it', async ({
  app: { page }
}) => {
  // Tooltips come with a chunk of their own, after everything that is needed first.
  await expect(async () => {
    await page.mouse.move(700, 300);
    await opener(page, 'Settings').hover();
    await expect(tip(page)).toHaveText('Settings', { timeout: 2000 });
  }).toPass();
  await page.mouse.move(700, 300);
  await expect(tip(page)).toHaveCount(0);
  await page.waitForTimeout(600);

  await opener(page, 'History').hover();
  const rested = Date.now();
  await page.waitForTimeout(500);
  await expect(tip(page)).toHaveCount(0);
  await expect(tip(page)).toHaveText('History');
  expect(Date.now() - rested).toBeLessThan(1500);

  await tip(page).hover();
  await page.waitForTimeout(300);
  await expect(tip(page)).toHaveText('History');

  const moved = Date.now();
  await opener(page, 'Settings').hover();
  await expect(tip(page)).toHaveText('Settings');
  expect(Date.now() - moved).toBeLessThan(600);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('a tooltip opens for the keyboard too', async ({ app: { page } }) => {
  await expect(async () => {
    await page.getByRole('link', { name: 'Builder' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Library' })).toBeFocused();
    await expect(tip(page)).toHaveText('Library', { timeout: 2000 });
  }).toPass();
});

test('at most three toasts are seen, they wait while pointed at and go after four seconds', async ({
  app
}) => {
  const toasts = app.page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
  for (let index = 1; index <= 4; index += 1) {
    await app.press('Mod+Shift+s');
    await expect(app.toast(new RegExp(`Saved “Prompt ${index}”`)).first()).toBeAttached();
  }
  const seen = () => toasts.evaluateAll((all) => all.filter((toast) => toast.checkVisibility()).length);
  await expect.poll(seen).toBe(3);
  await toasts.last().hover();
  await app.page.waitForTimeout(5500);
  expect(await seen()).toBe(3);
  await app.page.mouse.move(5, 5);
  await expect.poll(seen, { timeout: 5500 }).toBe(0);
});
