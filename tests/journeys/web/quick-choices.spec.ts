import type { Locator } from '@playwright/test';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

/** Presses both before the page finds the time to draw what the first one asked for. */
async function pressInOneGo(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate(async (element, next) => {
    (element as HTMLElement).click();
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    (next as HTMLElement).click();
  }, other);
}

test('two filters chosen faster than the first is drawn both count', async ({ app }) => {
  const { page } = app;
  await page.goto('/marketplace');
  const ratios = page.getByRole('group', { name: 'Aspect ratio' });
  await pressInOneGo(
    ratios.getByRole('button', { name: /^16:9/ }),
    ratios.getByRole('button', { name: /^9:16/ })
  );
  await expect(page).toHaveURL(/ratio=16%3A9&ratio=9%3A16/);
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('button')).toHaveText([
    '16:9',
    '9:16',
    'Clear filters'
  ]);

  await app.go('Library');
  const tags = page.getByRole('group', { name: 'Tags (all must match)' }).getByRole('button');
  await pressInOneGo(tags.nth(0), tags.nth(1));
  await expect(page).toHaveURL(/tag=.*tag=/);
});

test('a filter chosen right after Back builds on what Back leads to', async ({ app }) => {
  const { page } = app;
  await page.goto('/marketplace');
  const ratios = page.getByRole('group', { name: 'Aspect ratio' });
  await ratios.getByRole('button', { name: /^16:9/ }).click();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
  await ratios.getByRole('button', { name: /^9:16/ }).evaluate(
    (button: HTMLElement) =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => void Promise.resolve().then(() => resolve(button.click())), {
          once: true
        });
        history.back();
      })
  );
  await expect(page).toHaveURL(/\/marketplace\?ratio=9%3A16$/);
});
