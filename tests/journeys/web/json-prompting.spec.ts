import { readFileSync } from 'node:fs';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { expect, test } from '../pages/test.ts';

const path = '/json-video-prompting';

test('axe finds nothing about a JSON that is no prompt yet, in both themes, wide and narrow', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const app = new AppPage(page);
  await app.json.click();
  await app.press('Mod+a');
  await page.keyboard.insertText('x');
  await expect(page.getByText('This is not a prompt yet')).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await page.getByRole('combobox', { name: 'Model', exact: true }).selectOption({ label: 'Luma Ray 2' });
  for (const [width, colorScheme, extent] of [
    [1440, 'light', 'everything'],
    [1440, 'dark', 'colours'],
    [390, 'light', 'shape']
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await listViolations(page, extent), `${colorScheme} at ${width}`).toEqual([]);
  }
  await app.keepsItsPolicy();
});

test('is a page of its own, which the keyboard goes through and whose schema downloads', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(path);
  await expect(page).toHaveTitle(/JSON/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Download schema' })).toBeVisible();
  const main = page.getByRole('main');
  expect(await main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 720 });
  const app = new AppPage(page);
  await expect(app.json).toBeVisible();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.shadowRoot?.activeElement?.ariaLabel ?? activeElement?.textContent;
    });
  await app.field('Setting').focus();
  await expect.poll(async () => (await page.keyboard.press('Tab'), await focused())).toBe('JSON');
  await expect.poll(async () => (await page.keyboard.press('Tab'), await focused())).toBe('Start over');
  await expect.poll(async () => (await page.keyboard.press('Shift+Tab'), await focused())).toBe('JSON');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download schema' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('reelwright-prompt.schema.json');
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: expect.arrayContaining(['concept', 'additionalParams'])
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reloads without a network and still answers to both sides', async ({ page, context }) => {
    await page.goto('/');
    const app = new AppPage(page);
    await expect(app.toast('App Ready').first()).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(path);
    await app.type('Concept', 'Without a network');
    await expect.poll(() => app.readEditor()).toContain('Without a network');
    await page.reload();
    await expect(app.field('Concept')).toHaveValue('Without a network');
    await expect(page.getByRole('button', { name: 'Download schema' })).toBeVisible();
    await context.setOffline(false);
  });
});
