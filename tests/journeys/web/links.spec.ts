import { findPage, type PageName, pageNames, paths } from '#shared/contract/paths.ts';
import { listLinks } from '../pages/links.ts';
import { expect, test } from '../pages/test.ts';

/** Found by the links to them: one of each is walked, the others are asked for. */
const many: ReadonlySet<PageName> = new Set(['listing', 'profile']);

// The server is to answer, not the offline worker.
test.use({ serviceWorkers: 'block' });

test('every link on every page leads somewhere, and every jump has its aim', async ({ page }) => {
  test.slow();
  const single = pageNames.filter((name) => !many.has(name));
  const waiting = new Set<string>(single.map((name) => paths[name].getHref('ada')));
  const walked = new Set<PageName>();
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
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
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
    await page.goto(path);
    for (const hash of hashes) await expect(page.locator(hash), `${path}${hash}`).toHaveCount(1);
  }
  expect(walked).toEqual(many);
  expect(waiting.size).toBeGreaterThanOrEqual(pageNames.length);
});
