import { expect, test } from '../pages/test.ts';

test('goes to a template by its name, or starts a prompt about what nothing is called', {
  tag: '@desktop'
}, async ({ app }) => {
  await app.type('Concept', 'My own idea');
  await app.press('Mod+p');
  const switcher = app.page.getByRole('dialog', { name: 'Go to a template or a prompt' });
  await switcher.getByRole('combobox').fill('TIKTOK trans');
  await expect(switcher.getByRole('option')).toHaveText([/TikTok Transition/]);
  await app.page.keyboard.press('Enter');
  expect(await app.readJson()).toMatchObject({ duration: 15, aspectRatio: '9:16' });

  await app.press('Mod+p');
  await switcher.getByRole('combobox').fill('a heron waits in the reeds');
  await expect(switcher.getByText(/Press Enter to start a prompt about it/)).toBeVisible();
  await app.page.keyboard.press('Enter');
  await expect(app.field('Concept')).toHaveValue('a heron waits in the reeds');
  await app.command('Edit: Undo');
  await expect(app.field('Concept')).not.toHaveValue('a heron waits in the reeds');
  expect(await app.readJson()).toMatchObject({ duration: 15 });

  await app.command('Prompt: Save to history');
  await expect(app.toast(/^Saved “TikTok Transition” to history/).first()).toBeAttached();
  await app.press('Mod+p');
  await switcher.getByRole('combobox').fill('TikTok');
  await expect(switcher.getByRole('option').filter({ hasText: 'History' })).toHaveCount(1);
  await app.page.keyboard.press('Escape');
  await expect(switcher).toHaveCount(0);
});
