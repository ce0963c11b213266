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

test('settings are found by their words, and every choice can be taken back where it was made', async ({
  app
}) => {
  await app.press('Mod+,');
  const settings = app.page.getByRole('dialog', { name: 'Settings', exact: true });
  const search = settings.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('motion');
  await expect(settings.getByRole('radiogroup')).toHaveCount(1);
  await expect(settings.getByRole('switch')).toHaveCount(0);
  await search.fill('no such thing');
  await expect(settings.getByText('No setting matches')).toBeVisible();
  await settings.getByRole('button', { name: 'Clear search' }).click();
  const sidebar = settings.getByRole('switch', { name: 'Show the sidebar' });
  await sidebar.uncheck();
  await expect(sidebar).not.toBeChecked();
  await sidebar.check();
  await expect(sidebar).toBeChecked();
});

const backup = (entries: readonly string[]) =>
  JSON.stringify({
    format: 'reelwright/pack',
    version: 1,
    history: entries.map((name, index) => ({
      id: `entry-${index}`,
      name,
      data: {},
      generatedPrompt: name,
      createdAt: index,
      updatedAt: index
    })),
    templates: [],
    marks: []
  });

test('a file that was not made by Export everything is refused before anything changes', async ({
  app,
  giveFile
}) => {
  const settings = await app.open('Settings');
  await giveFile('some.vpack', backup([]), async () => {
    await settings.getByRole('button', { name: 'Restore a backup…' }).click();
  });
  await expect(app.toast('Nothing restored').first()).toBeAttached();
});

test('erasing asks for a word, says what goes, and leaves a device as new', async ({ app, restart }) => {
  await app.type('Concept', 'A paper boat');
  await app.command('Prompt: Save to history');
  await app.command('View: Use dark theme');
  await app.isSaved();
  const settings = await app.open('Settings');
  await settings.getByRole('button', { name: 'Erase everything…' }).click();
  const erase = app.page.getByRole('dialog', { name: 'Erase everything?' });
  await expect(erase.getByText('every backup')).toBeVisible();
  await erase.getByRole('button', { name: 'Erase everything' }).click();
  const word = erase.getByRole('textbox');
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute('aria-invalid', 'true');
  await word.fill('erase');
  await app.page.keyboard.press('Enter');
  await expect(erase).toHaveCount(0);

  const again = await restart();
  await expect(again.field('Concept')).toHaveValue('');
  const history = await again.open('History');
  await expect(history.getByText('No prompts in history yet')).toBeVisible();
  await expect(again.page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});
