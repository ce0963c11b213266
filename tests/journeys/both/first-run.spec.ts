import { expect, test } from '../pages/test.ts';

test.use({ isFirstRun: true });

const card = 'What would you like to do?';

test('a new device has its first prompt on the clipboard in three clicks, without an account', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  const { page } = app;
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'])
    .catch(() => undefined);
  const steps = page.getByRole('region', { name: card });
  await steps.getByRole('button', { name: 'Make a prompt' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await steps.getByRole('listitem').first().getByRole('button').click();
  await expect(app.field('Concept')).not.toHaveValue('');
  await expect(steps).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Copy prompt/ })
    .first()
    .click();
  await expect(app.toast(/^Copied [\d,]+ characters/).first()).toBeAttached();
  await app.isSaved();

  const again = await restart();
  await expect(again.field('Concept')).not.toHaveValue('');
  await expect(again.page.getByRole('region', { name: card })).toHaveCount(0);
});

test('the first steps cover nothing, come first for the keyboard, and Escape closes them for good', async ({
  app,
  restart
}) => {
  const { page } = app;
  const steps = page.getByRole('region', { name: card });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const [above, below] = [await steps.boundingBox(), await page.getByRole('main').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(steps.getByRole('button', { name: /^Make a prompt/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const again = await restart();
  await expect(again.field('Concept')).toBeVisible();
  await expect(again.page.getByRole('region', { name: card })).toHaveCount(0);
});

test('each choice leads on, and typing moves nothing and ends the first steps with the next start', {
  tag: '@browser'
}, async ({ app, restart }) => {
  const { page } = app;
  const steps = page.getByRole('region', { name: card });
  for (const [choice, path] of [
    ['Browse templates', '/library'],
    ['Sell prompts', '/become-a-seller']
  ] as const) {
    await test.step(choice, async () => {
      await steps.getByRole('button', { name: choice }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(steps).toHaveCount(0);
      // As on a device that never saw them.
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await app.isReady();
    });
  }
  await expect(steps).toBeVisible();
  const place = () => app.field('Concept').boundingBox();
  const before = await place();
  await app.type('Concept', 'A paper boat');
  await app.isSaved();
  expect((await place())?.y).toBe(before?.y);
  const again = await restart();
  await expect(again.field('Concept')).toHaveValue('A paper boat');
  await expect(again.page.getByRole('region', { name: card })).toHaveCount(0);
});
