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
  await page.addInitScript(collectTimers);
  await page.goto('/library');
  const app = new AppPage(page);
  await page.getByRole('searchbox', { name: 'Search templates' }).evaluate((box: HTMLInputElement) => {
    const used = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const [use, ...others] = document.querySelectorAll<HTMLElement>('main [aria-label^="Use "]');
        if (use?.ariaLabel !== 'Use TikTok Transition' || others.length > 0) return;
        observer.disconnect();
        use.click();
        // Drawing the builder may take longer than the address waits for the next letter.
        window.dispatchEvent(new Event('timers-due'));
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'TIKTOK transition');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    return used;
  });
  await expect(app.field('Concept')).toHaveValue(/./);
  await expect(page).toHaveURL('/');
});

/** Runs in the page: the event `timers-due` runs what waits for a timer at once. */
function collectTimers(): void {
  const waiting = new Map<number, () => void>();
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const setCollected = (run: () => void, ms?: number) => {
    const id = setTimer(() => {
      waiting.delete(id);
      run();
    }, ms);
    waiting.set(id, run);
    return id;
  };
  const clearCollected = (id?: number) => {
    if (id !== undefined) waiting.delete(id);
    clearTimer(id);
  };
  Object.assign(window, { setTimeout: setCollected, clearTimeout: clearCollected });
  addEventListener('timers-due', () => {
    for (const [id, run] of waiting) {
      clearCollected(id);
      run();
    }
  });
}
