import { isTakenOver } from '../pages/app-page.ts';
import { goTo } from '../pages/scene.ts';
import { expect, test } from '../pages/test.ts';

test('another screen, or none, takes the focus to its heading, and the theme colors the browser’s frame', async ({
  app
}) => {
  await app.go('Library');
  await expect(app.page.getByRole('heading', { level: 1, name: 'Template library' })).toBeFocused();
  await app.go('Builder');
  await expect(app.page.getByRole('heading', { level: 1, name: 'Build a shot' })).toBeFocused();
  await app.page.goBack();
  await expect(app.page.getByRole('heading', { level: 1, name: 'Template library' })).toBeFocused();
  await goTo(app, '/nowhere');
  await expect(app.page.getByRole('heading', { name: 'Page not found' })).toBeFocused();

  // The browser's own frame takes the color of the theme.
  const colors = () =>
    app.page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await app.page.emulateMedia({ colorScheme: 'light' });
  await app.command('View: Use dark theme');
  await expect.poll(colors).toEqual(['#0b0c0e', '#0b0c0e']);
  await app.command('View: Follow system theme');
  await expect.poll(colors).toEqual(['#f9fafb', '#f9fafb']);
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colors).toEqual(['#0b0c0e', '#0b0c0e']);
});

test('a screen that is slow to come takes the focus when it is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(/\/library-page-\w+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await isTakenOver(page);
  const asked = page.waitForRequest(/\/library-page-\w+\.js/);
  await page.getByRole('link', { name: 'Library' }).click();
  await asked;
  const heading = page.getByRole('heading', { level: 1, name: 'Template library' });
  await expect(heading).toHaveCount(0);
  held.resolve();
  await expect(heading).toBeFocused();
  await context.close();
});

test('stand-ins for cards are not seen for what is there in 150 ms', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.route(/\/templates-\w+\.js/, () => undefined);
  await page.goto('/');
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Library' }).click();
  const cards = page.locator('.kit-shimmer');
  await expect(cards).toHaveCount(6);
  const delay = await cards.first().evaluate((card) => getComputedStyle(card).animationDelay);
  expect(delay.split(', ')).toContain('0.15s');
  await context.close();
});
