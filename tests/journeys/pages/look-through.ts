import { expect, type Page } from '@playwright/test';
import { findPage } from '#shared/contract/paths.ts';
import { AppPage } from './app-page.ts';
import { listViolations } from './axe.ts';
import { listLinks } from './links.ts';
import { closeDialog, type Scene } from './scene.ts';

// Between the themes only colours differ, and between the two narrow widths none does.
const bothThemes = [
  ['light', 'everything'],
  ['dark', 'colours']
] as const;
const shapeAlone = [['light', 'shape']] as const;
const widths = [
  [1440, bothThemes],
  [390, bothThemes],
  [320, shapeAlone]
] as const;

/** Opens all that a screen can show, in one load of the page, and looks at each in both themes and at three widths. */
export async function lookThrough(page: Page, { name, path, prepare, views }: Scene): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  const app = new AppPage(page);
  await app.isReady();
  await prepare?.(app);
  for (const [width, looks] of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name: view, from = 0, to = width, open, close = closeDialog } of views) {
      if (width < from || width > to) continue;
      const place = `${name}: ${view} at ${width}`;
      await open(app);
      for (const [colorScheme, extent] of looks) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect.soft(await listViolations(page, extent), `${place}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await countSideways(page), place).toBe(0);
      expect.soft(await listDeadLinks(page), place).toEqual([]);
      await close(app);
    }
  }
}

/** Links of this site that lead to no screen, and jumps without an aim. */
async function listDeadLinks(page: Page): Promise<string[]> {
  const links = await listLinks(page);
  return links
    .filter(({ isDead, path }) => isDead || (path !== null && findPage(path) === undefined))
    .map(({ href }) => href);
}

/** By how much the page, or what scrolls up and down in it, is wider than its place. */
const countSideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const wide = [
      document.documentElement,
      ...document.querySelectorAll('main, [role=dialog], [role=dialog] > div')
    ];
    return Math.max(...wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
