import type { Page } from '@playwright/test';
import { isPublicPage, pageNames, paths } from '#shared/contract/paths.ts';
import { isTakenOver } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const publicPaths = pageNames.filter(isPublicPage).map((name) => paths[name].path);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each public address is a whole page with a title of its own', async ({ page }) => {
    const titles = new Set<string>();
    for (const path of publicPaths) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('h1'), path).toHaveCount(1);
      await expect(page.locator('main'), path).toHaveCount(1);
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(600);
      await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /.{50}/);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(publicPaths.length);
  });
});

test('the app takes each written page over without an error and without a line moving', async ({
  browser,
  baseURL
}) => {
  test.slow();
  for (const width of [1440, 390]) {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width, height: 900 },
      ...(baseURL === undefined ? {} : { baseURL })
    });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.addInitScript(countShifts);
    for (const path of publicPaths) {
      await page.goto(path);
      await isTakenOver(page);
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => Reflect.get(window, 'shift') as number),
        `${path} at ${width}`
      ).toBeLessThanOrEqual(0.02);
    }
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('what was opened while the app was on its way stays open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/start.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  letGo();
  await isTakenOver(page);
  await expect(question).toHaveAttribute('open', '');
  await context.close();
});

test('every link on every page leads somewhere', async ({ page }) => {
  test.slow();
  const waiting = new Set<string>(pageNames.map((name) => paths[name].getHref('ada')));
  const seen = new Set<string>();
  for (const path of waiting) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toHaveCount(0);
    seen.add(path);
    for (const link of await listLinks(page)) {
      expect(link.isDead, `${path} links to ${link.href}`).toBe(false);
      if (link.path !== null) waiting.add(link.path);
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(pageNames.length);
});

test('the head follows the screen', async ({ page }) => {
  await page.goto('/about');
  const description = () => page.locator('meta[name=description]').getAttribute('content');
  const first = await description();
  await page.getByRole('link', { name: 'Template library' }).click();
  await expect(page).toHaveTitle('Template library · Reelwright');
  await expect.poll(description).not.toBe(first);
});

function countShifts(): void {
  Reflect.set(window, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Reflect.set(
        window,
        'shift',
        (Reflect.get(window, 'shift') as number) + (Reflect.get(entry, 'value') as number)
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The addresses on a page: paths of this site, and jumps within the page that have no aim. */
function listLinks(page: Page): Promise<{ href: string; path: string | null; isDead: boolean }[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => {
      const href = link.getAttribute('href') ?? '';
      const { origin, pathname, hash } = new URL(href, location.href);
      const isOwn = origin === location.origin;
      const isJump = isOwn && pathname === location.pathname && hash !== '';
      const isDead = isJump && document.getElementById(decodeURIComponent(hash.slice(1))) === null;
      return { href, path: isOwn && !isJump ? pathname : null, isDead };
    })
  );
}
