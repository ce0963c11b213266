import type { Page } from '@playwright/test';
import { isPrerenderedPage, pageNames, paths } from '#shared/contract/paths.ts';
import { isTakenOver } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const mostRequests = 15;

/** What the page had asked for when the app took it over. */
async function watchRequests(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root');
      if (root === null || 'page' in root.dataset) return;
      observer.disconnect();
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      Reflect.set(window, 'asked', [location.pathname, ...asked]);
    }).observe(document, { subtree: true, attributeFilter: ['data-page'] });
  });
  return () => page.evaluate(() => Reflect.get(window, 'asked') as string[]);
}

test('each public page can be used after 15 requests, and names all of its scripts itself', async ({
  page
}) => {
  test.slow();
  const readRequests = await watchRequests(page);
  for (const name of pageNames.filter(isPrerenderedPage)) {
    await test.step(name, async () => {
      await page.goto(paths[name].path);
      await isTakenOver(page);
      const asked = await readRequests();
      expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
      const named = (await page.locator('#app-modules').textContent()) ?? '[]';
      const scripts = asked.filter((file) => file.startsWith('/assets/') && file.endsWith('.js'));
      expect.soft(scripts.length, name).toBeGreaterThan(1);
      expect.soft(scripts.filter((file) => !(JSON.parse(named) as string[]).includes(file))).toEqual([]);
    });
  }
});
