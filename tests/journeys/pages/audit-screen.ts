import { expect, type Page, test } from '@playwright/test';
import { findPage } from '#shared/contract/paths.ts';
import { AppPage } from './app-page.ts';
import { type Extent, listViolations } from './axe.ts';
import { listLinks } from './links.ts';
import { closeDialog, type Scene, type View } from './scene.ts';

// Between the themes only colors differ. No layout changes between 320 and 479 pixels, so what fits into the narrow
// width fits into every phone.
const wide = 1440;
const narrow = 320;

/** Judged one after the other, each in the other theme than the one before. */
type Looks = readonly Extent[];
const bothThemes: Looks = ['everything', 'colours'];
const oneTheme: Looks = ['everything'];
const layoutAlone: Looks = ['shape'];

/**
 * Opens all that a screen can show, in one load of the page, in a wide and a narrow window. Each view is judged whole
 * in both themes at the first width that has it, and at the other by its layout; the first one of a scene, which shows
 * the frame of that width, whole at both.
 */
export async function auditScreen(page: Page, { name, path, prepare, views }: Scene): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  const app = new AppPage(page);
  await app.isReady();
  await prepare?.(app);
  for (const width of [wide, narrow]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = views.filter(
      ({ from = 0, to = wide, isSameElsewhere = false }) =>
        width >= from && width <= to && !(isSameElsewhere && width === narrow)
    );
    for (const [place, view] of shown.entries()) {
      const isNew = width === wide || place === 0 || (view.to ?? wide) < wide;
      const title = `${name}: ${view.name} at ${width}`;
      await test.step(title, async () => {
        await view.open(app);
        await lookAt(page, title, chooseLooks(view, isNew), view.part);
        if (isNew) expect.soft(await listDeadLinks(page), title).toEqual([]);
        await (view.close ?? closeDialog)(app);
      });
    }
  }
}

const chooseLooks = ({ isSameElsewhere = false }: View, isNew: boolean): Looks => {
  if (isSameElsewhere) return oneTheme;
  return isNew ? bothThemes : layoutAlone;
};

async function lookAt(page: Page, view: string, looks: Looks, part?: string): Promise<void> {
  for (const [place, extent] of looks.entries()) {
    if (place > 0) await changeTheme(page);
    const theme = await page.locator('html').getAttribute('data-theme');
    expect.soft(await listViolations(page, extent, part), `${view}, ${theme}`).toEqual([]);
  }
  expect.soft(await countSideways(page), view).toBe(0);
}

/** The next view begins in the theme that this one ended in: drawing a page in another takes as long as judging it. */
async function changeTheme(page: Page): Promise<void> {
  const isLight = (await page.locator('html').getAttribute('data-theme')) === 'light';
  const next = isLight ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: next });
  await expect(page.locator('html')).toHaveAttribute('data-theme', next);
}

/** Links of this site that lead to no screen, and jumps without an aim. */
async function listDeadLinks(page: Page): Promise<string[]> {
  const links = await listLinks(page);
  return links
    .filter(({ isDead, path, href }) => {
      // A jump within the page leads on, whatever the page's own address is.
      const leadsAway = path !== null && !href.startsWith('#');
      return isDead || (leadsAway && findPage(path) === undefined);
    })
    .map(({ href }) => href);
}

/** By how much the page, or what scrolls up and down in it, is wider than its place. */
const countSideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll('main, [role=dialog], [role=dialog] > div')
    ];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
