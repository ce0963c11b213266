import type { Page } from '@playwright/test';
import { AppPage } from '../pages/app-page.ts';
import { type CountingSite, openCountingSite } from '../pages/analytics-receiver.ts';
import { expect, test } from '../pages/test.ts';

// Both look at one site, which takes a while to build.
test.describe.configure({ mode: 'default' });

// The client sends nothing from a browser that says a program drives it, as the headless shell does.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
});

let site: CountingSite;
test.beforeAll(async () => {
  site = await openCountingSite();
});
test.afterAll(() => site.close());

const secret = 'A heron at the weir before sunrise';

/** Cookies, and the names of what the page remembers. */
const listRemembered = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage)
  ]);

test('usage data arrives once it is shared, holds no prompt, and opting out deletes what was stored', {
  tag: '@full-chromium'
}, async ({ page }) => {
  test.slow();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
  );
  await page.clock.install();
  await page.goto(site.url);
  const app = new AppPage(page);
  await app.isReady();
  const settle = async () => {
    await page.clock.runFor(10_000);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };

  await app.type('Concept', secret);
  await app.press('Mod+Enter');
  await app.go('Library');
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
  await app.go('Builder');
  await page.clock.runFor('02:00:00');
  expect(site.received).toEqual([]);
  expect((await listRemembered(page)).filter((name) => !name.startsWith('reelwright.'))).toEqual([]);

  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Keep a record of what I use' }).check();
  await settle();
  expect(site.received).toEqual([]);

  await settings.getByRole('switch', { name: 'Share usage data' }).check();
  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await expect.poll(async () => (await listRemembered(page)).some((name) => /ph_/.test(name))).toBe(true);
  await app.press('Mod+Enter');
  await app.go('Library');
  await page.getByRole('button', { name: /^Use / }).first().click();
  await expect
    .poll(async () => {
      await settle();
      return site.events().map(({ event }) => event);
    })
    .toEqual(expect.arrayContaining(['prompt.generated', 'template.viewed', 'template.used']));
  const bodies = JSON.stringify(site.received.map(({ body }) => body));
  for (const word of ['heron', 'weir', 'sunrise']) expect(bodies).not.toContain(word);
  expect(site.received.every(({ method, path }) => method === 'POST' && path !== '/pages')).toBe(true);

  // Requests that are in flight may arrive.
  let before = 0;
  await expect
    .poll(async () => {
      before = site.received.length;
      await settle();
      return site.received.length - before;
    })
    .toBe(0);
  await app.press('Mod+,');
  await settings.getByRole('switch', { name: 'Keep a record of what I use' }).uncheck();
  await expect(app.toast('Record of use deleted').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await app.press('Mod+Enter');
  await app.go('Library');
  await page.clock.runFor('01:00:00');
  expect(site.received).toHaveLength(before);
  expect((await listRemembered(page)).filter((name) => !name.startsWith('reelwright.'))).toEqual([]);
});

test('pages are counted by one POST each, only once that is allowed', { tag: '@full-chromium' }, async ({
  page
}) => {
  await page.goto(site.url);
  const app = new AppPage(page);
  await app.isReady();
  site.received.splice(0);
  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Count the pages I visit' }).check();
  await page.keyboard.press('Escape');
  await app.go('Library');
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('rain');
  await expect(page).toHaveURL(/q=rain/);
  await app.go('Builder');
  await expect
    .poll(() => site.received.map(({ method, path, body }) => [method, path, body]))
    .toEqual(
      ['/', '/library', '/'].map((path) => [
        'POST',
        '/pages',
        { path, referrer: '', language: 'en-US', width: 'wide' }
      ])
    );
  expect(site.received.every(({ cookie }) => cookie === '')).toBe(true);
});
