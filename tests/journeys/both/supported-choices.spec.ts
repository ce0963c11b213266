import type { Locator } from '@playwright/test';
import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

/** The picker of a field, opened as a keyboard user does. */
async function openPicker(app: AppPage, name: 'Aspect ratio' | 'Resolution' | 'Model'): Promise<Locator> {
  await app.field(name).focus();
  await app.press('Alt+ArrowDown');
  const list = app.page.getByRole('listbox', { name, exact: true });
  await expect(list).toBeVisible();
  return list;
}

test('marks a ratio that the model does not take, mends it, offers the lengths it takes, and rolls by a seed', async ({
  app
}) => {
  const { page } = app;
  await app.openGroups();
  const models = await openPicker(app, 'Model');
  await expect(models.getByRole('group', { name: 'Available models' })).toContainText('Runway Gen-4.5');
  await expect(models.getByRole('option', { name: /^Veo 3 retired / })).toBeAttached();
  await page.keyboard.type('runway-gen4.5');
  await page.keyboard.press('Enter');
  await expect(app.field('Model')).toHaveValue('runway-gen4.5');
  await expect(app.field('Model')).toBeFocused();

  const ratios = await openPicker(app, 'Aspect ratio');
  await expect(ratios.getByRole('option', { name: '16:9', exact: true })).toBeVisible();
  await ratios.getByRole('option', { name: '21:9 not on Runway Gen-4.5' }).click();
  await expect(app.field('Aspect ratio')).toHaveValue('21:9');
  await expect(app.field('Aspect ratio')).toHaveAccessibleDescription(/Runway Gen-4\.5 does not take 21:9/);

  const field = page.locator('[data-field=aspectRatio]');
  await field.getByRole('button', { name: /^Set / }).click();
  await expect(app.field('Aspect ratio')).toHaveValue('16:9');
  await expect(app.field('Aspect ratio')).not.toHaveAccessibleDescription(/does not take/);
  await app.command('Edit: Undo');
  await expect(app.field('Aspect ratio')).toHaveValue('21:9');
  await expect(app.field('Aspect ratio')).toHaveAccessibleDescription(/does not take 21:9/);

  await app.command('Prompt: Reset to defaults');
  const picks = page.getByRole('group', { name: 'Suggestions: Duration' });
  await expect(picks.getByRole('button', { pressed: true })).toHaveText(/10 s.*not on Veo 3/);
  await app.type('Duration', '12');
  await expect(picks.getByRole('button', { pressed: true })).toHaveText(/12 s.*not on Veo 3/);
  await picks.getByRole('button', { name: '8 s', exact: true }).press('Enter');
  await expect(app.field('Duration')).toHaveValue('8');
  await expect(picks.getByRole('button', { name: /not on/ })).toHaveCount(0);
  await expect(picks.getByRole('button', { name: /^4 s.*not at 1080p/ })).toBeVisible();
  await app.type('Model', 'my own model');
  await expect(picks).toHaveCount(0);

  await app.command('Prompt: Reset to defaults');
  await app.command('Prompt: Random fill options');
  const options = page.getByRole('dialog', { name: 'Random fill options' });
  const legal = options.getByRole('switch', { name: 'Only what Veo 3 supports' });
  await expect(legal).not.toBeChecked();
  await legal.press('Space');
  await expect(legal).toBeChecked();
  const seed = options.getByRole('textbox', { name: 'Seed' });
  await expect(seed).toHaveAccessibleDescription(/after your first roll/);
  await seed.fill('482 913');
  await page.keyboard.press('Enter');
  await expect(options.getByRole('status')).toHaveText('Rolled seed 482913.');
  await expect(seed).toHaveValue('482913');
  await options.getByRole('button', { name: 'Copy seed' }).click();
  await expect(options.getByRole('status')).toHaveText(/seed.* 482913\.$/);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ready for Veo 3/ })).toBeVisible();
  const rolled = await app.readJson();

  await app.command('Prompt: Clear all fields');
  await app.type('Duration', '30');
  await page.getByRole('button', { name: 'Random fill options' }).click();
  await options.getByRole('button', { name: 'Roll this seed again' }).click();
  await expect(options.getByRole('status')).toHaveText('Rolled seed 482913.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Random fill options' })).toBeFocused();
  expect(await app.readJson()).toEqual(rolled);
  await app.command('Edit: Undo');
  await expect(page.getByText('Undid: Random fill with seed 482913')).toBeAttached();
});

test('remembers that random fill keeps to what the model supports', async ({ app, restart }) => {
  await app.command('Prompt: Random fill options');
  const legal = app.page.getByRole('switch', { name: 'Only what Veo 3 supports' });
  await legal.press('Space');
  await expect(legal).toBeChecked();
  await app.page.keyboard.press('Escape');
  await app.command('Prompt: Random fill');
  await app.isSaved();
  const again = await restart();
  await again.command('Prompt: Random fill options');
  await expect(again.page.getByRole('switch', { name: /^Only what .+ supports$/ })).toBeChecked();
  await expect(again.page.getByRole('textbox', { name: 'Seed' })).toHaveValue(/^\d{1,6}$/);
});
