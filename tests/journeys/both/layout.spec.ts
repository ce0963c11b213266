import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

/** By the mouse, so many CSS pixels to the right. */
async function drag(page: Page, handle: Locator, by: number): Promise<void> {
  const box = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}

test('the preview keeps the width that was chosen, by keys as by dragging', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  const width = () => app.page.getByRole('separator', { name: 'Preview width' });
  await app.page.setViewportSize({ width: 1440, height: 900 });
  await expect(width()).toHaveAttribute('aria-valuenow', '420');
  await width().focus();
  await app.page.keyboard.press('Home');
  await expect(width()).toHaveAttribute('aria-valuenow', '320');
  await app.page.keyboard.press('ArrowLeft');
  const byKeys = Number(await width().getAttribute('aria-valuenow'));
  expect(byKeys).toBeGreaterThan(320);
  await drag(app.page, width(), -60);
  const chosen = Number(await width().getAttribute('aria-valuenow'));
  // The middle of the line may lie between two pixels.
  expect(Math.abs(chosen - byKeys - 60)).toBeLessThanOrEqual(1);

  const again = await restart();
  await again.page.setViewportSize({ width: 1440, height: 900 });
  await expect(again.page.getByRole('separator', { name: 'Preview width' })).toHaveAttribute(
    'aria-valuenow',
    String(chosen)
  );
});
