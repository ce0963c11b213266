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
  const session = await page.context().newCDPSession(page);
  // So slow that drawing the builder takes longer than the address waits for the next letter.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.getByRole('searchbox', { name: 'Search templates' }).evaluate((box: HTMLInputElement) => {
    const found = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const [use, ...others] = document.querySelectorAll<HTMLElement>('main [aria-label^="Use "]');
        if (use?.ariaLabel !== 'Use TikTok Transition' || others.length > 0) return;
        observer.disconnect();
        use.click();
        // Later than the address, if it still followed what was typed.
        setTimeout(resolve, 1000);
      }).observe(document.body, { childList: true, subtree: true });
    });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'TIKTOK transition');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    return found;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(app.field('Concept')).toHaveValue(/./);
  await expect(page).toHaveURL('/');
});
