import { expect, test } from '../pages/test.ts';

test.beforeEach(({ context }) => context.clock.install());

test('clearing the filters right after typing clears what was typed, for good', async ({ app }) => {
  const { page } = app;
  await app.go('Library');
  const search = page.getByRole('searchbox', { name: 'Search templates' });
  await expect(search).toBeVisible();
  // The address follows a moment after what is typed; that moment does not pass here.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await search.fill('zebra quantum');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.clock.runFor(2000);
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/library$/);
});
