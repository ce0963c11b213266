import { expect, test } from '../pages/test.ts';

test('theme and density apply at once and are there from the first paint of the next start', async ({
  app,
  restart
}) => {
  const settings = await app.open('Settings');
  const html = app.page.locator('html');
  await settings.getByRole('radio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await settings.getByRole('radio', { name: 'Compact' }).click();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await app.page.keyboard.press('Escape');

  const again = await restart();
  await expect(again.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(again.page.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('system theme follows the system while the app runs', async ({ app }) => {
  const html = app.page.locator('html');
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await app.page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('without autosave nothing is saved until asked', async ({ app, restart }) => {
  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Save as you type' }).click();
  await app.page.keyboard.press('Escape');
  await app.type('Concept', 'Kept only on purpose');
  await expect(app.page.getByText('Unsaved changes').first()).toBeVisible();
  await app.press('Mod+s');
  await app.isSaved();
  const again = await restart();
  await expect(again.field('Concept')).toHaveValue('Kept only on purpose');
});

test('with reduced motion nothing moves', async ({ app }) => {
  const settings = await app.open('Settings');
  await settings.getByRole('radio', { name: 'Reduced' }).click();
  await app.page.keyboard.press('Escape');
  await app.go('Library');
  await app.go('Builder');
  await app.field('Concept').hover();
  await app.press('Mod+Shift+h');
  await expect(app.dialog).toBeVisible();
  const longest = await app.page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
    )
  );
  expect(longest).toBeLessThanOrEqual(10);
});
