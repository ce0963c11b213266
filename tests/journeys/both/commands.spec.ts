import type { Locator } from '@playwright/test';
import { type CommandId, commands } from '#shared/contract/commands.ts';
import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

test('the palette finds and runs, ? opens the sheet of all shortcuts, and single keys can be switched off', async ({
  app
}) => {
  await app.field('Concept').focus();
  await app.press('Mod+k');
  await expect(app.page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.field('Concept')).toBeFocused();

  await app.command('View: Show JSON');
  await expect(app.json).toBeVisible();
  await app.press('Mod+k');
  await expect(app.palette.getByRole('option').first()).toContainText('View: Show JSON');
  await app.page.keyboard.press('Escape');
  await expect(app.palette).toHaveCount(0);

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
  await app.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Shortcuts of a single key' }).click();
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await app.press('Mod+/');
  await expect(sheet).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await app.page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await app.page.keyboard.press('?');
  // A dialog opens before the next key is pressed.
  await app.press('Mod+k');
  await expect(app.palette).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

/** The visible result of each command with a shortcut. */
const outcomes: Readonly<Partial<Record<CommandId, (app: AppPage) => Locator>>> = {
  'prompt.copy': (app) => app.toast(/^Copied|not copied/i).first(),
  'prompt.paste': (app) => app.page.getByRole('dialog', { name: 'Paste a prompt' }),
  'prompt.randomFill': (app) => app.prompt.filter({ hasText: /\w{3}.*\w{3}/ }),
  'prompt.save': (app) => app.page.getByText(/^Saved on this device/),
  'prompt.saveToHistory': (app) => app.toast(/^Saved “/).first(),
  'view.palette': (app) => app.palette,
  'view.switcher': (app) => app.page.getByRole('dialog', { name: 'Go to a template or a prompt' }),
  'view.prompt': (app) => app.prompt,
  'view.json': (app) => app.json,
  'view.changes': (app) => app.page.getByRole('tabpanel', { name: 'Changes' }),
  'view.compare': (app) => app.page.getByRole('heading', { name: 'Compare models' }),
  'view.plan': (app) => app.page.getByRole('heading', { level: 1, name: 'Clip plan' }),
  'view.history': (app) => app.page.getByRole('dialog', { name: 'History' }),
  'view.templates': (app) => app.page.getByRole('dialog', { name: 'Templates' }),
  'view.settings': (app) => app.page.getByRole('dialog', { name: 'Settings' }),
  'help.shortcuts': (app) => app.page.getByRole('dialog', { name: 'Keyboard shortcuts' })
};

test('every shortcut of the registry does what the sheet says', { tag: '@desktop' }, async ({
  app,
  giveFile,
  takeFile
}) => {
  const { page } = app;
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'])
    .catch(() => undefined);
  const tried = new Set<CommandId>();
  for (const command of commands) {
    const seen = outcomes[command.id];
    if (!('keys' in command) || seen === undefined) continue;
    for (const keys of command.keys) {
      await app.press(keys);
      await expect(seen(app), `${command.title} by ${keys}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
    }
    tried.add(command.id);
  }

  await app.go('Builder');
  const concept = app.field('Concept');
  await app.type('Concept', 'A paper boat');
  await app.press('Mod+z');
  await expect(concept).not.toHaveValue('A paper boat');
  for (const keys of ['Mod+Shift+z', 'Mod+y']) {
    await app.press(keys);
    await expect(concept).toHaveValue('A paper boat');
    await app.press('Mod+z');
  }
  const outlined = page.getByRole('button', { name: /^Set the place and time/ });
  await expect(outlined).toBeVisible();
  await app.press('Mod+b');
  await expect(outlined).toBeHidden();
  await app.press('Mod+b');
  await expect(outlined).toBeVisible();
  const { text } = await takeFile(() => app.press('Mod+e'));
  await giveFile('again.vprompt', text, () => app.press('Mod+o'));
  await expect(app.dialog).toHaveAccessibleName('Open this prompt?');

  for (const id of ['edit.undo', 'edit.redo', 'view.sidebar', 'file.import', 'file.exportPrompt'] as const) {
    tried.add(id);
  }
  expect([...tried].toSorted()).toEqual(
    commands
      .filter((command) => 'keys' in command)
      .map(({ id }) => id)
      .toSorted()
  );
});
