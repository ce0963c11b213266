import { isTakenOver } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

test('going to another screen moves the focus to its heading, also the first time', async ({ app }) => {
  await app.go('Library');
  await expect(app.page.getByRole('heading', { level: 1, name: 'Template library' })).toBeFocused();
  await app.go('Builder');
  await expect(app.page.getByRole('heading', { level: 1, name: 'Build a shot' })).toBeFocused();
  await app.page.goBack();
  await expect(app.page.getByRole('heading', { level: 1, name: 'Template library' })).toBeFocused();
});

test('a screen that is slow to come takes the focus when it is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.route(/library-page.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/');
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Template library' })).toBeFocused();
  await context.close();
});

test('an address that leads nowhere takes the focus too', async ({ app }) => {
  await app.page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(app.page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
});

test('the browser’s own frame takes the colour of the theme', async ({ app }) => {
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

test('stand-ins for cards are not seen for what is there in 150 ms', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.route(/catalogue.*\.js/, () => undefined);
  await page.goto('/');
  await isTakenOver(page);
  await page.getByRole('link', { name: 'Library' }).click();
  const cards = page.locator('.kit-shimmer');
  await expect(cards).toHaveCount(6);
  const delay = await cards.first().evaluate((card) => getComputedStyle(card).animationDelay);
  expect(delay.split(', ')).toContain('0.15s');
  await context.close();
});
