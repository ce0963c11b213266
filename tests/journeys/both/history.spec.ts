import { buildHistoryEntry } from '#tests/support/builders.ts';
import { seedDevice } from '../pages/seed.ts';
import { expect, test } from '../pages/test.ts';

test('finds, opens, renames and restores what was saved', { tag: '@desktop' }, async ({ app, restart }) => {
  await app.type('Concept', 'A paper boat in a gutter');
  await app.command('Prompt: Save to history');
  await expect(app.page.getByText('Saved “Prompt 1” to history').first()).toBeVisible();
  await app.type('Concept', 'A kite over rooftops');
  await expect(app.page.getByText(/^(Ready for|Veo 3 will reject)/).first()).toBeVisible();
  await app.command('Prompt: Save to history');
  await app.isSaved();

  const again = await restart();
  const history = await again.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('A kite over rooftops');
  await expect(history.getByRole('listitem').first()).toContainText(/Score \d+/);

  await history.getByRole('searchbox').fill('boat');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history.getByRole('button', { name: 'Rename Prompt 1' }).click();
  await history.getByRole('textbox', { name: 'Name of Prompt 1' }).fill('Boat');
  await again.page.keyboard.press('Enter');
  await expect(history.getByRole('heading', { name: 'Boat' })).toBeVisible();

  await history.getByRole('button', { name: 'Delete Boat' }).click();
  await expect(history.getByText('No prompt matches')).toBeVisible();
  await again.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await history.getByRole('button', { name: 'Open Boat' }).click();
  await expect(again.field('Concept')).toHaveValue('A paper boat in a gutter');
});

test('starts empty, gives deleted prompts back by the keyboard, newest first, and keeps the newest fifty', async ({
  app
}) => {
  const empty = await app.open('History');
  await expect(empty.getByText('No prompts in history yet')).toBeVisible();
  await empty.getByRole('button', { name: 'Build a prompt' }).click();
  await expect(empty).toHaveCount(0);

  for (const concept of ['A paper boat', 'A kite', 'A tram']) {
    await app.type('Concept', concept);
    await app.command('Prompt: Save to history');
  }
  const history = await app.open('History');
  await history.getByRole('button', { name: 'Delete Prompt 3' }).click();
  await expect(history.getByRole('button', { name: 'Delete Prompt 2' })).toBeFocused();
  await app.page.keyboard.press('Enter');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await app.press('Mod+z');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await app.press('Mod+z');
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByRole('listitem').first()).toContainText('A tram');

  await app.press('Mod+z');
  // The first Escape may be the tooltip's of the button that has the focus.
  await expect(async () => {
    await app.page.keyboard.press('Escape');
    await expect(history).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(app.field('Concept')).toHaveValue('A tram');

  // Older than these, so that there are fifty.
  const older = Array.from({ length: 47 }, (_, index) => buildHistoryEntry(index + 1));
  await seedDevice(app, { history: older });
  await app.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(50);
  await expect(history.getByText(/^Concept 1\.?$/)).toHaveCount(1);
  await app.page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await app.type('Concept', 'A night train');
  await app.press('Mod+Shift+s');
  await app.open('History');
  await expect(history.getByRole('listitem').first()).toContainText('A night train');
  await expect(history.getByRole('listitem')).toHaveCount(50);
  await expect(history.getByText(/^Concept 1\.?$/)).toHaveCount(0);
});
