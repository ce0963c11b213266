import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findsNothing(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  ).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing on any screen or dialog, ${colorScheme} at ${width}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const app = new AppPage(page);
      await app.isReady();
      await app.openGroups();
      await app.type('Concept', 'A harbour at night');
      await findsNothing(page);
      for (const command of ['View: Show JSON', 'View: Show changes', 'View: Show finished prompt']) {
        await app.command(command);
        await findsNothing(page);
      }
      await page.getByRole('button', { name: /Veo 3 refuses/ }).click();
      await findsNothing(page);
      await app.command('Prompt: Save to history');
      await findsNothing(page);
      for (const command of [
        'View: Compare models',
        'View: Models and prices',
        'View: Open history',
        'View: Open templates',
        'View: Open settings',
        'View: Open notifications',
        'Prompt: Save as template',
        'Help: Keyboard shortcuts'
      ]) {
        await app.command(command);
        await expect(app.dialog).toBeVisible();
        await findsNothing(page);
        await page.keyboard.press('Escape');
        await expect(app.dialog).toHaveCount(0);
      }
      await app.command('Prompt: Paste a prompt');
      await app.dialog.getByRole('textbox').fill('A fox runs.\nMood: tense\nLens: 85mm\u202E');
      await expect(app.dialog.getByRole('checkbox', { name: 'Mood' })).toBeChecked();
      await findsNothing(page);
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
      await app.press('Mod+k');
      await expect(app.dialog).toBeVisible();
      await findsNothing(page);
      await page.keyboard.press('Escape');
      await app.go('Library');
      await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
      await findsNothing(page);
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findsNothing(page);
    });
  }
}

test('every screen has one first heading, landmarks and a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ['/', '/library', '/plan', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
});

test.describe('by the keyboard', () => {
  // Without a worker no toast says that it is ready, over what is tabbed through.
  test.use({ serviceWorkers: 'block' });

  for (const path of ['/', '/library', '/plan', '/no-such-page']) {
    test(`Tab goes through ${path} and back, each stop in sight and outlined`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      const app = new AppPage(page);
      await app.isReady();
      if (path === '/plan') await expect(page.getByRole('list', { name: 'Clips' })).toBeVisible();
      if (path === '/library') await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
      await page.evaluate(() => document.body.focus());
      for (const keys of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        for (let stops = 0; stops < 150; stops += 1) {
          await page.keyboard.press(keys);
          const stop = await page.evaluate(describeStop);
          if (stop === null || seen.has(stop.place)) break;
          seen.add(stop.place);
          // What has just been scrolled to may need a moment to come to rest.
          await expect
            .poll(async () => (await page.evaluate(describeStop))?.trouble, {
              message: stop.place,
              timeout: 2000
            })
            .toBe('');
        }
        expect(seen.size, keys).toBeGreaterThan(path === '/no-such-page' ? 5 : 25);
      }
    });
  }
});

/** Where the focus stands and what is wrong with how it is seen; null at the page itself, where a round ends. */
function describeStop(): { place: string; trouble: string } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? (element.id || element.textContent);
  const place = `${element.tagName} ${name} ${[...document.querySelectorAll('*')].indexOf(element)}`;
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  const isCovered = hit === null || !(element.contains(hit) || hit.contains(element));
  const outlined = [element, ...element.querySelectorAll('*'), element.parentElement].some((part) => {
    if (part === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  });
  // A separator turns its whole line into the ring.
  const line = getComputedStyle(element, '::after');
  const isLine = element.role === 'separator' && line.backgroundColor !== 'rgba(0, 0, 0, 0)';
  return { place, trouble: `${isCovered ? 'covered ' : ''}${outlined || isLine ? '' : 'no outline'}` };
}
