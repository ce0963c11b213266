import { isPrerenderedPage, pageNames, paths } from '#shared/contract/paths.ts';
import { isTakenOver } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const publicPaths = pageNames.filter(isPrerenderedPage).map((name) => paths[name].path);

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
      // Content pages have no translation yet, so no page promises one.
      await expect(page.locator('link[hreflang]'), path).toHaveCount(0);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(publicPaths.length);
  });
});

test.describe('on a new device', () => {
  test.use({ isFirstRun: true });

  for (const width of [1440, 390]) {
    test(`the app takes each prerendered page over without an error and without a line moving, at ${width}`, async ({
      page
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const troubles: string[] = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      await page.addInitScript(countShifts);
      for (const path of [...publicPaths, '/marketplace', '/download']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number);
        expect.soft(shift, path).toBeLessThanOrEqual(0.02);
      }
      expect(troubles).toEqual([]);
    });
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
