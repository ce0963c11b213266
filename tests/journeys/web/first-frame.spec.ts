import type { Page } from '@playwright/test';
import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

/** The page's ground, from 0 (black) to 1 (white), in each frame until the app has taken over. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const grounds: number[] = [];
    Reflect.set(window, 'grounds', grounds);
    const look = () => {
      if (document.body !== null) {
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) return;
        for (const element of [document.documentElement, document.body]) {
          canvas.fillStyle = getComputedStyle(element).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
        }
        grounds.push((canvas.getImageData(0, 0, 1, 1).data[0] ?? 255) / 255);
      }
      if (document.querySelector('#root:not([data-page])') === null) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'grounds') as number[]);
}

test('a cold start is dark from the first frame where the system is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Without its cache the browser fetches all of each page, as at the first visit.
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  const grounds = await watchFrames(page);
  for (const path of ['/', '/library', '/about', '/seller']) {
    await page.goto(path);
    expect.soft((await grounds()).length, path).toBeGreaterThan(0);
    expect.soft(Math.max(...(await grounds())), path).toBeLessThan(0.2);
  }
});

test('a cold start is dark from the first frame where that was chosen, whatever the system is', async ({
  page
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const app = new AppPage(page);
  await app.isReady();
  await app.command('View: Use dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Writes reach the device in order.
  await app.type('Concept', 'A night train');
  await app.isSaved();
  const grounds = await watchFrames(page);
  await page.goto('/');
  expect((await grounds()).length).toBeGreaterThan(0);
  expect(Math.max(...(await grounds()))).toBeLessThan(0.2);
});
