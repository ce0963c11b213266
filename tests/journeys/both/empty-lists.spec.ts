import type { Locator } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

/** An empty list says so and offers one way on. */
async function offersOneAction(empty: Locator, action: string): Promise<void> {
  await expect(empty.getByRole('button').or(empty.getByRole('link'))).toHaveCount(1);
  await expect(empty.getByRole('button').or(empty.getByRole('link'))).toHaveAccessibleName(action);
}

/** The box of an empty list, by its heading. */
const boxOf = (within: Locator, heading: string): Locator =>
  within.getByRole('heading', { name: heading, exact: true }).locator('xpath=../..');

test('each empty list offers one action, which leads on', { tag: '@desktop' }, async ({ app }) => {
  const { page } = app;
  const history = await app.open('History');
  await offersOneAction(boxOf(history, 'No prompts in history yet'), 'Build a prompt');
  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);

  const notifications = await app.open('Notifications');
  await offersOneAction(boxOf(notifications, 'No notifications yet'), 'Go on working');
  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);

  await app.go('Library');
  const main = page.getByRole('main');
  await page.getByRole('switch', { name: 'Favorites only' }).click();
  await offersOneAction(boxOf(main, 'No favorites yet'), 'Browse all templates');
  await page.getByRole('switch', { name: 'Favorites only' }).click();
  await page.getByRole('switch', { name: 'Your own only' }).click();
  await offersOneAction(boxOf(main, 'No templates of your own yet'), 'Write a template');
});
