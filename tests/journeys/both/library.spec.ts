import { buildTemplateState } from '#tests/support/builders.ts';
import type { AppPage } from '../pages/app-page.ts';
import { seedDevice } from '../pages/seed.ts';
import { expect, test } from '../pages/test.ts';

async function deleteByMenu({ page }: AppPage, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('finds a template, uses it, takes it back by undo, says what nothing matches, and narrows by tags', async ({
  app
}) => {
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
  await app.go('Library');
  await app.page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra tiktok');
  await expect(app.page.getByText('No templates match zebra tiktok')).toBeVisible();
  await app.page.getByRole('link', { name: 'TikTok Transition' }).click();
  await expect(app.dialog).toHaveAccessibleName('TikTok Transition');
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await app.page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(app.page.getByRole('main').getByRole('button', { name: /^Use / })).toHaveCount(12);

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

test('remembers favorites and the ten used last', { tag: '@desktop' }, async ({ app, restart }) => {
  await app.go('Library');
  const uses = app.page.getByRole('main').getByRole('button', { name: /^Use / });
  await expect(uses).toHaveCount(12);
  const ids = await app.page
    .locator('main li[data-template]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-template') ?? ''));
  const shown = await uses.evaluateAll((all) => all.map((use) => use.ariaLabel?.replace('Use ', '') ?? ''));
  // Nine were used long ago, and two are used now.
  const marks = ids
    .slice(0, 9)
    .map((id, index) => buildTemplateState(id, { isFavorite: false, usageCount: 1, lastUsedAt: index + 1 }));
  await seedDevice(app, { marks });
  for (const index of [9, 10]) {
    await app.go('Library');
    await uses.nth(index).click();
    await expect(app.field('Concept')).toBeVisible();
  }
  await app.go('Library');
  const names = shown.slice(0, 11).toReversed();
  const recents = app.page.getByRole('region', { name: 'Recent' }).getByRole('listitem');
  await expect(recents).toHaveText(names.slice(0, 10));
  await app.page.getByRole('button', { name: `Add ${names[0]} to favorites` }).click();
  await expect(app.page.getByText('Used 1×')).toHaveCount(11);
  // Writes reach the device in order.
  await app.go('Builder');
  await app.type('Concept', 'Kept after the favorite');
  await app.isSaved();

  const again = await restart();
  await again.go('Library');
  await expect(again.page.getByRole('region', { name: 'Recent' }).getByRole('listitem')).toHaveText(
    names.slice(0, 10)
  );
  await again.page.getByRole('switch', { name: 'Favorites only' }).click();
  await expect(again.page.getByRole('main').getByRole('button', { name: /^Use / })).toHaveCount(1);
});

test('keeps a template of one’s own, and brings it back after deleting, by the message and by the keyboard', async ({
  app
}) => {
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

  await app.go('Builder');
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
