import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

test.use({ isFirstRun: true, serviceWorkers: 'block' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findsNothing(page: Page): Promise<void> {
  // A toast that passes by covers what is being measured.
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('dialog');
  await expect(toasts).toHaveCount(0, { timeout: 15_000 });
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  ).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`axe finds nothing on the first steps, the settings and what opens from them, ${colorScheme} at ${width}`, async ({
      app
    }) => {
      test.slow();
      const { page } = app;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const steps = page.getByRole('region', { name: 'What would you like to do?' });
      await expect(steps).toBeVisible();
      await findsNothing(page);
      await steps.getByRole('button', { name: 'Make a prompt' }).click();
      await findsNothing(page);
      await steps.getByRole('listitem').first().getByRole('button').click();

      await app.command('View: Show your activity');
      await expect(app.dialog).toBeVisible();
      await findsNothing(page);
      await page.keyboard.press('Escape');
      await app.command('Prompt: Save to history');
      await app.command('View: Open notifications');
      await expect(app.dialog).toBeVisible();
      await app.dialog.getByRole('button', { name: 'Clear all' }).click();
      await findsNothing(page);
      await page.keyboard.press('Escape');

      await app.press('Mod+,');
      const search = app.dialog.getByRole('searchbox', { name: 'Search settings' });
      await search.fill('no such thing');
      await findsNothing(page);
      await search.fill('privacy');
      await findsNothing(page);
      await search.fill('erase');
      await app.dialog.getByRole('button', { name: 'Erase everything…' }).click();
      await app.dialog.getByRole('button', { name: 'Erase everything', exact: true }).click();
      await expect(app.dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      await findsNothing(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });
  }
}
