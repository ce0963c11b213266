import AxeBuilder from '@axe-core/playwright';
import { isPublicPage, pageNames, paths } from '#shared/contract/paths.ts';
import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const tools = new Set(['builder', 'library', 'jsonPrompting']);
const pages = pageNames
  .filter(isPublicPage)
  .filter((name) => !tools.has(name))
  .map((name) => paths[name].path);

/** Only colours differ between the themes. */
const widths = { light: [1440, 390, 320], dark: [390] };

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing about ${path}, ${colorScheme}, and nothing is wider than the window`, async ({
      page
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths[colorScheme]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // The second time it comes from the offline worker, and is drawn by the app.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const summary of await page.locator('summary').all()) await summary.click();
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect(found, String(width)).toEqual([]);
        const main = page.getByRole('main');
        expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
    });
  }

  test(`each example of ${path} opens in the builder as one step that undo takes back`, async ({ page }) => {
    test.slow();
    await page.goto('/');
    const app = new AppPage(page);
    await app.isReady();
    await app.type('Concept', 'My own');
    await app.isSaved();
    const examples = page.getByRole('button', { name: /^Open in builder: “.+”$/ });
    await page.goto(path);
    const count = await examples.count();
    for (let index = 0; index < count; index += 1) {
      if (index > 0) await page.goto(path);
      await examples.nth(index).click();
      await expect(app.field('Concept')).not.toHaveValue('My own');
      await expect(app.field('Concept')).toHaveValue(/.{20}/);
      await app.command('Edit: Undo');
      await expect(app.field('Concept')).toHaveValue('My own');
      await app.isSaved();
    }
  });
}
