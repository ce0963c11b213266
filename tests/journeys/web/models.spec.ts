import { listViolations } from '../pages/axe.ts';
import { expect, test } from '../pages/test.ts';

test('a model is read and priced at 320 px without scrolling sideways, in both themes', async ({ app }) => {
  const { page } = app;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await app.command('View: Models and prices');
  const dialog = page.getByRole('dialog', { name: 'Models and prices' });
  await dialog.getByRole('button', { name: /^Veo 3\.1 Google/ }).click();
  await dialog.getByRole('list', { name: 'What Veo 3.1 takes' }).getByText('Clip length').click();
  await dialog.getByRole('button', { name: 'Change the price of Veo 3.1, 720p with sound' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('free');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Type a price in US dollars, such as 0.40.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await listViolations(page, 'colours')).toEqual([]);
  const isTooWide = await dialog.evaluate((box) =>
    [box, ...box.querySelectorAll('*')].some(
      (part) => part.clientWidth > 0 && part.getBoundingClientRect().right > window.innerWidth
    )
  );
  expect(isTooWide).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('textbox', { name: /^Your price/ })).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
