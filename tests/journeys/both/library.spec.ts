import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

async function deleteByMenu({ page }: AppPage, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('finds a template, uses it, and takes it back by undo', async ({ app }) => {
  await app.type('Concept', 'My own idea');
  await app.go('Library');
  await expect(app.page.getByRole('heading', { name: 'Template library' })).toBeVisible();
  await app.page.getByRole('searchbox', { name: 'Search templates' }).fill('TIKTOK transition');
  await expect(app.page.getByRole('button', { name: 'Use TikTok Transition' })).toBeVisible();
  await app.page.getByRole('button', { name: 'Use TikTok Transition' }).click();

  await expect(app.field('Concept')).not.toHaveValue('My own idea');
  expect(await app.readJson()).toMatchObject({ duration: 15, aspectRatio: '9:16', model: 'veo-3' });
  await app.command('Edit: Undo');
  await expect(app.field('Concept')).toHaveValue('My own idea');
});

test('pages by twelve, narrows by filters and keeps the view in the address', async ({ app }) => {
  await app.go('Library');
  const cards = app.page.getByRole('main').getByRole('button', { name: /^Use / });
  await expect(cards).toHaveCount(12);
  await app.page.getByRole('navigation', { name: /pag/i }).getByText('2', { exact: true }).click();
  await expect(app.page).toHaveURL(/page=2/);

  await app.page.getByRole('searchbox', { name: 'Search templates' }).fill('the');
  await expect(app.page).not.toHaveURL(/page=/);
  // Nobody goes back before what the address says is drawn.
  await app.page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  await app.page.goBack();
  await expect(app.page).toHaveURL(/page=2/);
  await expect(app.page.getByRole('searchbox', { name: 'Search templates' })).toHaveValue('');

  await app.page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, Z to A');
  await expect(app.page).toHaveURL(/order=desc/);
});

test('says what nothing matches and leads back', async ({ app }) => {
  await app.go('Library');
  await app.page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra tiktok');
  await expect(app.page.getByText('No templates match zebra tiktok')).toBeVisible();
  await app.page.getByRole('link', { name: 'TikTok Transition' }).click();
  await expect(app.dialog).toHaveAccessibleName('TikTok Transition');
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await app.page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(app.page.getByRole('main').getByRole('button', { name: /^Use / })).toHaveCount(12);
});

test('remembers favourites and the ten used last', async ({ app, restart }) => {
  test.slow();
  await app.go('Library');
  const names: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    const use = app.page.getByRole('main').getByRole('button', { name: /^Use / }).nth(index);
    names.unshift((await use.getAttribute('aria-label'))?.replace('Use ', '') ?? '');
    await use.click();
    await app.go('Library');
  }
  const recents = app.page.getByRole('region', { name: 'Recent' }).getByRole('listitem');
  await expect(recents).toHaveText(names.slice(0, 10));
  await app.page.getByRole('button', { name: `Add ${names[0]} to favourites` }).click();
  await expect(app.page.getByText('Used 1×')).toHaveCount(11);

  const again = await restart();
  await again.go('Library');
  await expect(again.page.getByRole('region', { name: 'Recent' }).getByRole('listitem')).toHaveText(
    names.slice(0, 10)
  );
  await again.page.getByRole('switch', { name: 'Favourites only' }).click();
  await expect(again.page.getByRole('main').getByRole('button', { name: /^Use / })).toHaveCount(1);
});

test('keeps a template of one’s own, and brings it back after deleting', async ({ app }) => {
  await app.type('Concept', 'Frost on a window');
  await app.command('Prompt: Save as template');
  const dialog = app.page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByText('Give the template a name to find it by.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('Frost study');
  await dialog.getByRole('button', { name: 'Save template' }).click();

  await app.go('Library');
  await app.page.getByRole('searchbox', { name: 'Search templates' }).fill('frost study');
  await deleteByMenu(app, 'Frost study');
  await expect(app.page.getByRole('button', { name: 'Use Frost study' })).toHaveCount(0);
  await app.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(app.page.getByRole('button', { name: 'Use Frost study' })).toBeVisible();
});

test('undo by the keyboard brings a deleted template back before it goes on with the prompt', async ({
  app
}) => {
  await app.type('Concept', 'Frost on a window');
  await app.command('Prompt: Save as template');
  await app.page.getByRole('dialog').getByRole('button', { name: 'Save template' }).click();
  await app.go('Library');
  await app.page.getByRole('searchbox', { name: 'Search templates' }).fill('frost on a window');
  await deleteByMenu(app, 'Frost on a window');
  await expect(app.page.getByRole('button', { name: 'Use Frost on a window' })).toHaveCount(0);
  await app.press('Mod+z');
  await expect(app.page.getByRole('button', { name: 'Use Frost on a window' })).toBeVisible();
  await expect(app.toast('Undid: Deleted the template “Frost on a window”').first()).toBeAttached();

  await app.go('Builder');
  await expect(app.field('Concept')).toHaveValue('Frost on a window');
  await app.press('Mod+z');
  await expect(app.field('Concept')).toHaveValue('');
});

test('two tags show what carries both', async ({ app }) => {
  await app.go('Library');
  const count = app.page.getByRole('heading', { name: /^\d+ templates?$/ });
  const tags = app.page.getByRole('group', { name: 'Tags (all must match)' }).getByRole('button');
  await expect(count).toBeVisible();
  const readCount = async () => Number.parseInt((await count.textContent()) ?? '', 10);
  const all = await readCount();
  await tags.nth(0).click();
  await expect.poll(readCount).toBeLessThan(all);
  const one = await readCount();
  await tags.nth(1).click();
  await expect(app.page).toHaveURL(/tag=.*tag=/);
  await expect.poll(readCount).toBeLessThan(one);
});
