import { isListedPage, pageNames, paths } from '#shared/contract/paths.ts';
import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1100, 800],
  [1440, 900]
] as const;

test('nothing scrolls sideways at any width, and a prompt can be finished', async ({ page }) => {
  const app = new AppPage(page);
  for (const path of ['/library', '/no-such-page', '/']) {
    await page.goto(path);
    await app.isReady();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const readExcess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(await readExcess(), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await app.type('Concept', `A finished thought at ${width}`);
    const copy = page.getByRole('button', { name: /^Copy prompt/ });
    await expect.soft(copy, `at ${width}`).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the fifth place of the bar leads to the settings and to every page, and controls fit fingers', async ({
    page
  }) => {
    await page.goto('/library');
    const app = new AppPage(page);
    await app.isReady();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveText([
      'Builder',
      'Library',
      'Marketplace',
      'History',
      'More'
    ]);
    const more = bar.getByRole('button', { name: 'More' });
    await more.click();
    const pages = app.dialog.getByRole('navigation', { name: 'Pages' });
    for (const name of pageNames.filter(isListedPage)) {
      await expect(pages.locator(`a[href="${paths[name].path}"]`), name).toBeVisible();
    }
    await pages.getByRole('link', { name: 'About' }).click();
    await expect(app.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await more.click();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.click();
    await app.dialog.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);

    await app.go('Builder');
    await app.openGroups();
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, a, input:not([type=hidden]), textarea, [role=switch]'
        )
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          box: (element.closest('label') ?? element).getBoundingClientRect()
        }))
        .filter(({ box }) => Math.min(box.width, box.height) < 24)
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)
    );
    expect(small).toEqual([]);
    const fontSize = await app
      .field('Concept')
      .evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
    expect(fontSize).toBeGreaterThanOrEqual(16);
  });

  for (const locale of ['en', 'es']) {
    test.describe(`in the language ${locale}`, () => {
      test.use({ locale });

      test('no word of the fifth place is cut, whoever was signed in', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('reelwright.signedIn', 'yes'));
        // No answer says that nobody is signed in.
        await page.route('**/api/**', (route) => route.abort());
        await page.goto('/library');
        const app = new AppPage(page);
        await app.isReady();
        await page.getByRole('navigation').getByRole('button', { expanded: false }).last().click();
        await expect(app.dialog.getByRole('link').first()).toBeVisible();
        await expect(app.dialog.locator('a[href="/wishlist"]')).toBeVisible();
        const cut = await app.dialog
          .locator('a, button, button span')
          .evaluateAll((parts) =>
            parts
              .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
              .map((part) => part.textContent)
          );
        expect(cut).toEqual([]);
      });
    });
  }
});
