import type { Page } from '@playwright/test';
import { findPage, getDocumentTitle, pageNames, paths } from '#shared/contract/paths.ts';
import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

/** One address for each screen of the spec, and one that leads nowhere. */
const addresses = [...pageNames.map((name) => paths[name].getHref('ada')), '/no-such-page'];

/** Goes there as a link within the app does, without loading the page anew. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page, address).toHaveTitle(getDocumentTitle(findPage(address)));
  // It takes the focus once the screen is there; before, it would take it from whatever is focused next.
  await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
}

async function openApp(page: Page): Promise<AppPage> {
  await page.goto('/auth/begin');
  const app = new AppPage(page);
  await app.isReady();
  return app;
}

test('every screen has a title of its own, one first heading that takes the focus, and landmarks', async ({
  page
}) => {
  await openApp(page);
  const titles = new Set<string>();
  for (const address of addresses) {
    await follow(page, address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveCount(1);
    await expect(heading, address).toBeFocused();
    await expect(page.getByRole('main'), address).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(addresses.length);
});

test('on every screen the palette finds and runs, and Escape gives the focus back', async ({ page }) => {
  test.slow();
  const app = await openApp(page);
  for (const address of addresses) {
    await follow(page, address);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' });
    await link.focus();
    await app.press('Mod+k');
    await expect(app.palette, address).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(app.palette, address).toHaveCount(0);
    await expect(link, address).toBeFocused();
    await app.press('Mod+k');
    await app.palette.getByRole('combobox').fill('json');
    await expect(app.palette.getByRole('option').first(), address).toContainText('JSON');
    await app.palette.getByRole('combobox').fill('show json');
    await expect(app.palette.getByRole('option').first(), address).toContainText('View: Show JSON');
    await page.keyboard.press('Enter');
    await expect(app.json, address).toBeVisible();
    await expect(page).toHaveURL('/');
    await app.show('Prompt');
  }
});

test.describe('by the keyboard', () => {
  for (const path of addresses) {
    test(`Tab goes through ${path} and back, each stop in sight and outlined`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      const app = new AppPage(page);
      await app.isReady();
      if (path === '/plan') await expect(page.getByRole('list', { name: 'Clips' })).toBeVisible();
      if (path === '/library') await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
      await hasSettled(page);
      await page.evaluate(() => document.body.focus());
      const counts: number[] = [];
      for (const keys of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        for (let stops = 0; stops < 250; stops += 1) {
          await page.keyboard.press(keys);
          const stop = await page.evaluate(describeStop);
          if (stop === null || seen.has(stop.place)) break;
          seen.add(stop.place);
          // What has just been scrolled to may need a moment to come to rest.
          await expect
            .poll(async () => (await page.evaluate(describeStop))?.trouble, {
              message: stop.place,
              timeout: 5000
            })
            .toBe('');
        }
        counts.push(seen.size);
      }
      const [forth = 0, back = 0] = counts;
      expect(forth).toBeGreaterThan(8);
      // What the focus itself opens or lets go may add a stop on the way back.
      expect(Math.abs(forth - back), `${forth} stops there, ${back} back`).toBeLessThanOrEqual(2);
    });
  }
});

/** Whatever is fetched or loaded after the screen has come. */
async function hasSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const measure = () =>
    page.evaluate(
      () => `${document.querySelectorAll('*').length} ${document.querySelector('main')?.scrollHeight}`
    );
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await measure();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [400] }
    )
    .toBe(true);
}

/** Where the focus stands and what is wrong with how it is seen; null at the page itself, where a round ends. */
function describeStop(): { place: string; trouble: string } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? (element.id || element.textContent);
  const place = `${element.tagName} ${name} ${[...document.querySelectorAll('*')].indexOf(element)}`;
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  const isCovered = hit === null || !(element.contains(hit) || hit.contains(element));
  const rings = [
    element,
    ...element.querySelectorAll('*'),
    element.parentElement,
    element.parentElement?.parentElement
  ];
  const outlined = rings.some((part) =>
    ['', '::before', '::after'].some((layer) => {
      if (part === null || part === undefined) return false;
      const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(part, layer);
      if (layer !== '' && content === 'none') return false;
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    })
  );
  // A separator turns its whole line into the ring.
  const line = getComputedStyle(element, '::after');
  const isLine = element.role === 'separator' && line.backgroundColor !== 'rgba(0, 0, 0, 0)';
  return { place, trouble: `${isCovered ? 'covered ' : ''}${outlined || isLine ? '' : 'no outline'}` };
}
