import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

test('clearing the filters right after typing clears what was typed, for good', async ({ app, context }) => {
  await context.clock.install();
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
  await page.evaluate(holdTimersUntilLeaving);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('TIKTOK transition');
  const uses = page.getByRole('main').getByRole('button', { name: /^Use / });
  await expect(uses).toHaveCount(1);
  await uses.click();
  await expect(app.field('Concept')).toHaveValue(/./);
  await expect(page).toHaveURL('/');
});

/**
 * Runs in the page: timers of 100 ms and more, among them the one after which the address follows the search, end when
 * the address has changed and the library is still on the screen.
 */
function holdTimersUntilLeaving(): void {
  const held = new Map<number, () => void>();
  const [start, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const pushState = history.pushState.bind(history);
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => {
      if (ms < 100) return start(run, ms);
      const id = -1 - held.size;
      held.set(id, run);
      return id;
    },
    clearTimeout: (id: number) => {
      if (held.has(id)) held.set(id, () => undefined);
      else clear(id);
    }
  });
  history.pushState = (...given) => {
    Object.assign(window, { setTimeout: start, clearTimeout: clear });
    history.pushState = pushState;
    pushState(...given);
    for (const run of held.values()) run();
  };
}
