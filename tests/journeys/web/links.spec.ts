import type { Page } from '@playwright/test';
import { findPage, type PageName, pageNames, paths } from '#shared/contract/paths.ts';
import { AppPage } from '../pages/app-page.ts';
import { listLinks } from '../pages/links.ts';
import { goTo } from '../pages/scene.ts';
import { expect, test } from '../pages/test.ts';

/** Found by the links to them: one of each is walked, the others are asked for. */
const many: ReadonlySet<PageName> = new Set(['listing', 'profile']);

/** Those whose links are what the server knows, which come with the page when it is loaded. */
const loaded: ReadonlySet<PageName> = new Set([...many, 'marketplace', 'showcase']);

/** Loads the page; the status that came with it. */
const load = async (page: Page, path: string) => (await page.goto(path))?.status();

const readScreen = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.title}: ${document.querySelector('h1')?.textContent}`);

/** Goes there as a link within the app does; the status that the server answers the address with. */
async function walk(app: AppPage, path: string): Promise<number> {
  const { page } = app;
  const left = new URL(page.url()).pathname === path ? '' : await readScreen(page);
  await goTo(app, path);
  await expect.poll(() => readScreen(page), path).not.toBe(left);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
  return (await page.request.head(path)).status();
}

// The server is to answer, not the offline worker.
test.use({ serviceWorkers: 'block' });

test('every link on every page leads somewhere, and every jump has its aim', async ({ page }) => {
  test.slow();
  const single = pageNames.filter((name) => !many.has(name));
  const waiting = new Set<string>(single.map((name) => paths[name].getHref('ada')));
  const walked = new Set<PageName>();
  await page.goto('/auth/begin');
  const app = new AppPage(page);
  const aims = new Map<string, Set<string>>();
  for (const path of waiting) {
    const name = findPage(path);
    if (name !== undefined && many.has(name)) {
      if (walked.has(name)) {
        expect((await page.request.head(path)).status(), path).toBe(200);
        continue;
      }
      walked.add(name);
    }
    const status = name !== undefined && loaded.has(name) ? await load(page, path) : await walk(app, path);
    expect(status, path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toHaveCount(0);
    for (const link of await listLinks(page)) {
      expect(link.isDead, `${path} links to ${link.href}`).toBe(false);
      if (link.path === null) continue;
      waiting.add(link.path);
      if (link.hash !== '' && link.path !== path)
        aims.set(link.path, (aims.get(link.path) ?? new Set()).add(link.hash));
    }
  }
  for (const [path, hashes] of aims) {
    await walk(app, path);
    for (const hash of hashes) await expect(page.locator(hash), `${path}${hash}`).toHaveCount(1);
  }
  expect(walked).toEqual(many);
  expect(waiting.size).toBeGreaterThanOrEqual(pageNames.length);
});
