import { commands } from '#shared/contract/commands.ts';
import { expect, test } from '../pages/test.ts';

test('the palette finds and runs, and Escape returns the focus', async ({ app }) => {
  await app.field('Concept').focus();
  await app.press('Mod+k');
  await expect(app.page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.field('Concept')).toBeFocused();

  await app.command('View: Show JSON');
  await expect(app.json).toBeVisible();
  await app.press('Mod+k');
  await expect(app.palette.getByRole('option').first()).toContainText('View: Show JSON');
});

test('the sheet lists every shortcut of the registry and opens by ? but not while typing', async ({
  app
}) => {
  await app.field('Concept').focus();
  await app.page.keyboard.type('Why?');
  await expect(app.field('Concept')).toHaveValue('Why?');
  await expect(app.dialog).toHaveCount(0);

  await app.page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await app.page.keyboard.press('?');
  const sheet = app.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const listed = commands.filter((command) => 'keys' in command);
  await expect(sheet.getByRole('term')).toHaveCount(listed.length);
  await sheet.getByRole('searchbox').fill('history');
  await expect(sheet.getByRole('term')).toHaveText(['Save to history', 'Open history']);
});

test('shortcuts do what the sheet says', async ({ app }) => {
  await app.press('Mod+,');
  await expect(app.page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await app.press('Mod+Shift+h');
  await expect(app.page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await app.press('Mod+Alt+2');
  await expect(app.json).toBeVisible();
  await app.press('Mod+Alt+1');
  await expect(app.prompt).toBeVisible();
});

test('shortcuts of a single key can be switched off, the others stay', async ({ app }) => {
  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Shortcuts of a single key' }).click();
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  const sheet = app.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await app.press('Mod+/');
  await expect(sheet).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await app.page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await app.page.keyboard.press('?');
  await app.page.waitForTimeout(500);
  await expect(sheet).toHaveCount(0);
});
