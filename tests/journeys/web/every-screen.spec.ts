import type { Page } from '@playwright/test';
import { findPage, getDocumentTitle, type PageName, pageNames, paths } from '#shared/contract/paths.ts';
import { visitor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const hrefOf = (name: PageName): string => paths[name].getHref('ada');
const nowhere = '/no-such-page';

/** One address for each screen of the spec, and one that leads nowhere. */
const addresses = [...pageNames.map(hrefOf), nowhere];

/** Those that ask everybody who is not signed in to do so look alike: one of them is enough. */
const isOpen = (name: PageName): boolean => can(visitor, paths[name].access);
const closed = hrefOf('purchases');
/** Pages to read of one kind, of which one is enough. */
const alike: ReadonlySet<PageName> = new Set([
  'runwayPrompts',
  'soraPrompts',
  'veoPrompts',
  'cinematicPrompts',
  'commercialPrompts',
  'socialPrompts'
]);
const walked = [...pageNames.filter((name) => isOpen(name) && !alike.has(name)).map(hrefOf), closed, nowhere];
/** With controls of their own, in which the focus could be caught; the way back over a page to read is the browser's. */
const walkedBack: ReadonlySet<string> = new Set(
  (['builder', 'library', 'plan', 'jsonPrompting', 'contact', 'marketplace', 'createListing'] as const).map(
    hrefOf
  )
);
/** A command runs the same everywhere; these are a tool, a page to read, a closed one and none at all. */
const runsOn: ReadonlySet<string> = new Set([hrefOf('library'), hrefOf('about'), closed, nowhere]);

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

test('every screen has its title, heading and landmarks, and the palette finds and runs on it', async ({
  page
}) => {
  test.slow();
  const app = await openApp(page);
  const titles = new Set<string>();
  for (const address of addresses) {
    await test.step(address, async () => {
      await follow(page, address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.soft(heading, address).toHaveCount(1);
      await expect.soft(heading, address).toBeFocused();
      await expect.soft(page.getByRole('main'), address).toHaveCount(1);
      await expect.soft(page.getByRole('navigation', { name: 'Main' }), address).toHaveCount(1);
      titles.add(await page.title());
      if (!walked.includes(address)) return;

      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' });
      await link.focus();
      await app.press('Mod+k');
      await expect(app.palette, address).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(app.palette, address).toHaveCount(0);
      await expect.soft(link, address).toBeFocused();
      if (!runsOn.has(address)) return;
      await app.press('Mod+k');
      await app.palette.getByRole('combobox').fill('show json');
      await expect(app.palette.getByRole('option').first(), address).toContainText('View: Show JSON');
      await page.keyboard.press('Enter');
      await expect(app.json, address).toBeVisible();
      await expect(page).toHaveURL('/');
      await app.show('Prompt');
    });
  }
  expect(titles.size).toBe(addresses.length);
});

test('the palette finds a command by one of its words', async ({ app }) => {
  await app.press('Mod+k');
  await app.palette.getByRole('combobox').fill('json');
  await expect(app.palette.getByRole('option').first()).toContainText('JSON');
});

test('Tab goes through every screen and back through every tool, each stop in sight and outlined', async ({
  page
}) => {
  test.slow();
  await openApp(page);
  for (const path of walked) await test.step(path, () => walkByTab(page, path));
});

async function walkByTab(page: Page, path: string): Promise<void> {
  await follow(page, path);
  if (path === '/plan') await expect(page.getByRole('list', { name: 'Clips' })).toBeVisible();
  if (path === '/library') await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
  await hasSettled(page);
  await page.evaluate(beginAtTheTop);
  const counts: number[] = [];
  for (const keys of walkedBack.has(path) ? ['Tab', 'Shift+Tab'] : ['Tab']) {
    const seen = new Set<string>();
    for (let stops = 0; stops < 250; stops += 1) {
      await page.keyboard.press(keys);
      const stop = await page.evaluate(describeStop);
      if (stop === null || seen.has(stop.place)) break;
      seen.add(stop.place);
      if (stop.trouble === '') continue;
      // Scrolling may need a moment to come to rest.
      const look = async () => (await page.evaluate(describeStop))?.trouble;
      await expect.soft.poll(look, { message: `${path}: ${stop.place}`, timeout: 5000 }).toBe('');
    }
    counts.push(seen.size);
  }
  const [forth = 0, back = forth] = counts;
  expect.soft(forth, path).toBeGreaterThan(8);
  // The focus may open or close something, which adds a stop on the way back.
  expect.soft(Math.abs(forth - back), `${path}: ${forth} stops there, ${back} back`).toBeLessThanOrEqual(2);
}

/** Runs in the page: Tab goes on from where the focus was last, also when that is no longer there. */
function beginAtTheTop(): void {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** Whatever is fetched or loaded after the screen has come. */
async function hasSettled(page: Page): Promise<void> {
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

/** The focused element and the faults of its focus ring; null at the page itself, where a round ends. */
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
