import { AppPage } from '../pages/app-page.ts';
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

test('a template that is used right after typing is not left again for what was typed', async ({ page }) => {
  await page.goto('/library');
  const app = new AppPage(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  // Until the builder's code is here, the library stays in sight.
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('TIKTOK transition');
  await page.getByRole('button', { name: 'Use TikTok Transition' }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/');
  arrive();
  await expect(app.field('Concept')).toHaveValue(/./);
});
