import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const opener = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** From here on the page's time goes by only when the test says so: a busy machine changes nothing. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

test.beforeEach(({ context }) => context.clock.install());

test('a tooltip opens after 700 ms, the next one at once, and Escape closes it', async ({
  app: { page }
}) => {
  // Tooltips come with a chunk of their own, after everything that is needed first.
  await expect(async () => {
    await page.mouse.move(700, 300);
    await opener(page, 'Lock Concept').hover();
    await expect(tip(page)).toHaveText('Lock Concept', { timeout: 2000 });
  }).toPass();
  await page.mouse.move(700, 300);
  await expect(tip(page)).toHaveCount(0);
  await stopTime(page);

  await opener(page, 'Lock Setting').hover();
  await page.clock.runFor(600);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tip(page)).toHaveText('Lock Setting');

  await tip(page).hover();
  await page.clock.runFor(300);
  await expect(tip(page)).toHaveText('Lock Setting');

  await opener(page, 'Lock Concept').hover();
  await page.clock.runFor(50);
  await expect(tip(page)).toHaveText('Lock Concept');
  await page.keyboard.press('Escape');
  await page.clock.runFor(50);
  await expect(tip(page)).toHaveCount(0);
});

test('a tooltip opens for the keyboard too', async ({ app: { page } }) => {
  await expect(async () => {
    await opener(page, 'Lock Concept').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(opener(page, 'Lock Concept')).toBeFocused();
    await expect(tip(page)).toHaveText('Lock Concept', { timeout: 2000 });
  }).toPass();
});

test('at most three toasts are seen, they wait while pointed at or focused and go after four seconds', async ({
  app
}) => {
  const { page } = app;
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('dialog');
  await stopTime(page);
  for (let index = 1; index <= 4; index += 1) {
    await app.press('Mod+Shift+s');
    // The first tooltip may itself wait for the page's clock.
    await expect(async () => {
      await page.clock.runFor(50);
      const toast = app.toast(new RegExp(`Saved “Prompt ${index}”`));
      await expect(toast.first()).toBeAttached({ timeout: 500 });
    }).toPass();
  }
  /** One on its way out is gone. */
  const seen = () =>
    toasts.evaluateAll(
      (all) => all.filter((toast) => toast.checkVisibility() && !('endingStyle' in toast.dataset)).length
    );
  await expect.poll(seen).toBe(3);
  await toasts.last().hover();
  await page.clock.runFor(8000);
  await expect.poll(seen).toBe(3);
  await page.mouse.move(5, 5);
  await toasts.last().getByRole('button').first().focus();
  await page.clock.runFor(8000);
  await expect.poll(seen).toBe(3);
  await app.field('Concept').focus();
  await page.clock.runFor(3000);
  await expect.poll(seen).toBe(3);
  await page.clock.runFor(2000);
  await expect.poll(seen).toBe(0);
});
