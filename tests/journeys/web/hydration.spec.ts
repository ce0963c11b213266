import type { BrowserContext, Page } from '@playwright/test';
import { isPrerenderedPage, pageNames, paths } from '#shared/contract/paths.ts';
import { isTakenOver } from '../pages/app-page.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

const mostRequests = 15;

type Watched = {
  /** Paths that the page had asked for when the app took it over. */
  asked?: string[];
  /** The elements of the prerendered page. */
  elements?: Element[];
  /** The largest element painted before the app started. */
  largest?: Element | null;
};

/** Looks at the page before its first script and when the app takes it over. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = {};
    Reflect.set(window, 'watched', watched);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.largest = Reflect.get(entry, 'element') as Element | null;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      watched.elements = [...document.querySelectorAll('#root *')];
    });
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root');
      if (root === null || 'page' in root.dataset) return;
      observer.disconnect();
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      watched.asked = [location.pathname, ...files];
    }).observe(document, { subtree: true, attributeFilter: ['data-page'] });
  });
}

const readRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'watched') as Watched).asked ?? []);

/** The listing that stands first, and who sells it. */
async function findServerPages(page: Page): Promise<string[]> {
  await page.goto(paths.marketplace.path);
  const listing = await page
    .getByRole('list', { name: 'Listings' })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.goto(listing ?? '');
  const profile = await page.locator('main a[href^="/profile/"]').first().getAttribute('href');
  return [
    paths.marketplace.path,
    `${paths.marketplace.path}?kind=prompt&sort=newest`,
    listing ?? '',
    profile ?? '',
    paths.download.path
  ];
}

test('each public page can be used after 15 requests, names all of its scripts and asks the API nothing', async ({
  page
}) => {
  test.slow();
  await watch(page);
  const written = pageNames.filter(isPrerenderedPage).map((name) => paths[name].path);
  for (const path of [...(await findServerPages(page)), ...written]) {
    await test.step(path, async () => {
      await page.goto(path);
      await isTakenOver(page);
      const asked = await readRequests(page);
      // Nothing waits for the pictures of listings, and how many there are is up to sellers.
      const needed = asked.filter((file) => !file.startsWith('/media/'));
      expect.soft(needed.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
      const named = (await page.locator('#app-modules').textContent()) ?? '[]';
      const scripts = asked.filter((file) => file.startsWith('/assets/') && file.endsWith('.js'));
      expect.soft(scripts.length, path).toBeGreaterThan(1);
      expect.soft(scripts.filter((file) => !(JSON.parse(named) as string[]).includes(file))).toEqual([]);
      // The showcase is not written with what is in it.
      if (path !== paths.showcase.path) {
        expect
          .soft(
            asked.filter((file) => file.startsWith('/api/')),
            path
          )
          .toEqual([]);
      }
    });
  }
});

test.describe('in another region, time zone and theme than the server’s', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Pacific/Auckland', colorScheme: 'dark' });

  test('the app takes over every element of a page, the largest one among them', async ({ page }) => {
    test.slow();
    const pageErrors: string[] = [];
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    await watch(page);
    const serverPages = await findServerPages(page);
    for (const path of [...serverPages, paths.library.path, paths.veoPrompts.path, paths.about.path]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const left = await page.evaluate(() => {
        const { elements = [], largest } = Reflect.get(window, 'watched') as Watched;
        return {
          isLargestKept: largest?.isConnected,
          isLargestWritten: elements.some((element) => element === largest),
          count: elements.length,
          gone: elements
            .filter((element) => !element.isConnected)
            .map(({ outerHTML }) => outerHTML.slice(0, 200))
        };
      });
      expect.soft(left, path).toMatchObject({ isLargestKept: true, isLargestWritten: true, gone: [] });
      expect.soft(left.count, path).toBeGreaterThan(100);
    }
    expect(pageErrors).toEqual([]);
  });
});

test.describe('for who reads Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('no frame shows the English that a page was written in', async ({ page }) => {
    await page.addInitScript(() => {
      const shown = new Set<string>();
      Reflect.set(window, 'shown', shown);
      const look = () => {
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading?.checkVisibility({ visibilityProperty: true }) === true) shown.add(heading.innerText);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const [path, title] of [
      ['/library', 'Biblioteca de plantillas'],
      ['/marketplace', 'Mercado']
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)])).toEqual([title]);
    }
  });
});

test.describe('before the scripts have loaded', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Pacific/Auckland' });

  /** Opens the page at `path` with its scripts held back; `releaseScripts` lets them load. */
  async function openWithoutScripts(context: BrowserContext, path: string) {
    const page = await context.newPage();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const pageErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    await page.goto(path, { waitUntil: 'commit' });
    const releaseScripts = async () => {
      held.resolve();
      await isTakenOver(page);
      expect(pageErrors).toEqual([]);
    };
    return { page, releaseScripts };
  }

  test('a message can be written, and Enter sends nothing yet', async ({ context, market }) => {
    const { page, releaseScripts } = await openWithoutScripts(context, paths.contact.path);
    await page.locator('[name=name]').fill('Ada');
    await page.locator('[name=email]').fill('ada@example.com');
    await page.locator('[name=email]').press('Enter');
    await page.locator('select').selectOption('rights');
    const message = page.locator('[name=message]');
    await message.pressSequentially('The clip isn mine.');
    for (let step = 0; step < ' mine.'.length; step++) await message.press('ArrowLeft');
    await releaseScripts();
    await expect(page).toHaveURL(paths.contact.path);
    await expect(message).toBeFocused();
    await page.keyboard.type('’t');
    await page.locator('button[type=submit]').click();
    const findSent = () => market.written.find((write) => write.includes('The clip isn’t mine.'));
    await expect.poll(findSent).toBeDefined();
    for (const text of ['/api/v1/contact ', 'Ada', 'ada@example.com', 'rights'])
      expect(findSent()).toContain(text);
  });

  test('a search, filters and fields can be filled in', async ({ context }) => {
    const library = await openWithoutScripts(context, paths.library.path);
    await library.page.locator('#library-search').fill('rain');
    await library.page.locator('#favorites-only').check({ force: true });
    await library.releaseScripts();
    await expect(library.page).toHaveURL(/q=rain/);
    await expect(library.page).toHaveURL(/favorites=1/);

    const filtered = await openWithoutScripts(context, `${paths.library.path}?lang=English`);
    await filtered.page.locator('#library-search').pressSequentially('rain');
    await filtered.releaseScripts();
    await expect(filtered.page.locator('#library-search')).toBeFocused();
    await expect(filtered.page).toHaveURL(/q=rain/);

    const marketplace = await openWithoutScripts(context, paths.marketplace.path);
    await marketplace.page.locator('#market-price-to').fill('5');
    await marketplace.page.locator('#market-search').fill('rain');
    await marketplace.releaseScripts();
    await expect(marketplace.page).toHaveURL(/q=rain/);
    await expect(marketplace.page).toHaveURL(/price-to=5/);

    const guide = await openWithoutScripts(context, paths.jsonPrompting.path);
    await guide.page.locator('#guide-concept').fill('A lighthouse in fog');
    const heading = await guide.page.locator('h1').elementHandle();
    await guide.releaseScripts();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(guide.page.locator('#editor p').filter({ hasText: 'A lighthouse in fog' })).toBeVisible();
  });
});
