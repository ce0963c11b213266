import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';

const missing = 'A part of this page could not be loaded.';
const moreOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More', exact: true });
const menu = (page: Page) => page.getByRole('menuitem').first();

/** Gone as soon as the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
const isMarked = (page: Page) => expect(page.locator('html[data-seen]')).toHaveCount(1);

async function openBuilder(page: Page): Promise<AppPage> {
  await page.goto('/');
  const app = new AppPage(page);
  await app.isReady();
  await app.type('Concept', 'A lighthouse in the rain');
  return app;
}

test('what cannot be loaded without a connection is loaded with the next one, and the rest stays', async ({
  page,
  context
}) => {
  await openBuilder(page);
  await mark(page);
  await context.setOffline(true);
  await moreOf(page).click();
  // A chunk that the idle page preloads may be missing too, with a notice of its own at the same place.
  const notice = page.getByRole('status').filter({ hasText: missing }).first();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Concept' })).toHaveValue('A lighthouse in the rain');
  await context.setOffline(false);
  await expect(menu(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(notice).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Marketplace', level: 1 })).toBeVisible();
  await isMarked(page);
});

test('the notice of a missing part leaves what is at hand free on small screens', async ({
  page,
  context
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openBuilder(page);
  await context.setOffline(true);
  await moreOf(page).click();
  // A chunk that the idle page preloads may be missing too, with a notice of its own at the same place.
  const notice = page.getByRole('status').filter({ hasText: missing }).first();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024]
  ] as const) {
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(notice).toBeVisible();
      await moreOf(page).click({ trial: true });
      await page.getByRole('button', { name: /^Copy prompt/ }).click({ trial: true });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click({ trial: true });
    });
  }
});

test('a part that a bad line lost comes with Try again', async ({ page }) => {
  await page.route(/\/popups-[^/]*\.js/, (route) => route.abort());
  const app = await openBuilder(page);
  await app.isSaved();
  await moreOf(page).click();
  await expect(page.getByText(missing)).toBeVisible();
  await page.unroute(/\/popups-[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  // A browser may never ask again for a module that did not come, but for a page that is loaded anew.
  await expect(page.getByText(missing)).toHaveCount(0);
  await app.isReady();
  await expect(page.getByRole('textbox', { name: 'Concept' })).toHaveValue('A lighthouse in the rain');
  await moreOf(page).click();
  await expect(menu(page)).toBeVisible();
});

test('a screen that cannot be loaded is tried anew by whoever comes back to it', async ({
  page,
  context
}) => {
  await openBuilder(page);
  await mark(page);
  await context.setOffline(true);
  const library = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' });
  await library.click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page.getByRole('textbox', { name: 'Concept' })).toBeVisible();
  await context.setOffline(false);
  await library.click();
  await expect(page.getByRole('heading', { name: 'Template library' })).toBeVisible();
  await isMarked(page);
});

test('what the idle page loads ahead and a bad line loses is loaded when it is used', async ({ page }) => {
  const floating = /\/floating-[^/]*\.js/;
  await page.route(floating, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/floating-'));
  await openBuilder(page);
  await mark(page);
  await lost;
  await page.unroute(floating);
  await moreOf(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByText(missing)).toHaveCount(0);
  await isMarked(page);
});

test('what only runs beside the screens may be missing in silence', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/idle-[^/]*\.js/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/idle-'));
  const app = await openBuilder(page);
  await lost;
  // React draws what came of waiting 300 ms later, so that nothing flickers.
  await page.clock.runFor(1000);
  await app.type('Concept', 'A lighthouse at noon');
  await expect(page.getByText(missing)).toHaveCount(0);
});
