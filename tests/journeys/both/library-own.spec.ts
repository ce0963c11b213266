import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const link = ({ page }: AppPage, name: string) => page.getByRole('link', { name, exact: true });

async function act({ page }: AppPage, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function write(app: AppPage, name: string): Promise<void> {
  await app.page.getByRole('button', { name: 'New template' }).click();
  await app.page.getByRole('menuitem', { name: 'From scratch' }).click();
  await app.dialog.getByRole('textbox', { name: 'Template name' }).fill(name);
  await app.dialog.getByRole('textbox', { name: 'Concept' }).fill(`All about ${name}`);
  await app.dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(app.dialog).toHaveCount(0);
}

async function showOwn(app: AppPage): Promise<void> {
  await app.go('Library');
  await app.page.getByRole('switch', { name: 'Your own only' }).click();
  await expect(app.page).toHaveURL(/own=1/);
}

test('is written from nothing, edited, copied, and kept over a restart', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  await showOwn(app);
  await write(app, 'Frost study');
  await act(app, 'Frost study', 'Edit');
  const editor = app.dialog;
  await expect(editor.getByRole('textbox', { name: 'Template name' })).toHaveValue('Frost study');
  await editor.getByRole('textbox', { name: 'Template name' }).fill('Ice study');
  await editor.getByRole('textbox', { name: 'Description' }).fill('For cold mornings');
  await editor.getByRole('textbox', { name: 'Category' }).fill('Winter');
  const tags = editor.getByRole('textbox', { name: 'Tags' });
  await tags.fill('glass');
  await tags.press('Enter');
  await editor.getByRole('button', { name: /^Story/ }).click();
  await editor.getByRole('textbox', { name: 'Setting' }).fill('a cold kitchen');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect(link(app, 'Ice study')).toBeVisible();
  await expect(link(app, 'Frost study')).toHaveCount(0);

  await act(app, 'Ice study', 'Make a copy');
  await expect(link(app, 'Ice study (copy)')).toBeVisible();

  const again = await restart();
  await showOwn(again);
  await again.page.getByRole('combobox', { name: 'Category' }).selectOption('Winter');
  await expect(again.page.getByRole('heading', { name: '2 templates' })).toBeVisible();
  await link(again, 'Ice study').click();
  for (const text of ['For cold mornings', 'a cold kitchen', 'Glass', 'All about Frost study']) {
    await expect(again.dialog.getByText(text, { exact: true }).first()).toBeVisible();
  }
});

test('several are deleted at once and brought back, come back identical from a file, and the prompt is one more', async ({
  app,
  giveFile,
  takeFile
}) => {
  await showOwn(app);
  for (const name of ['Frost', 'Rain', 'Snow']) await write(app, name);
  await app.page.getByRole('checkbox', { name: 'Select Frost' }).check({ force: true });
  await app.page.getByRole('checkbox', { name: 'Select Rain' }).check({ force: true });
  await app.page
    .getByRole('region', { name: 'Selected templates' })
    .getByRole('button', { name: 'Delete 2 of your own' })
    .click();
  await expect(app.page.getByRole('heading', { name: '1 template' })).toBeVisible();
  await expect(link(app, 'Snow')).toBeFocused();
  await app.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(app.page.getByRole('heading', { name: '3 templates' })).toBeVisible();

  await act(app, 'Snow', 'Delete');
  await expect(link(app, 'Snow')).toHaveCount(0);
  await app.press('Mod+z');
  await expect(link(app, 'Snow')).toBeVisible();

  const { name: fileName, text } = await takeFile(async () => {
    await app.page.getByRole('button', { name: 'More', exact: true }).click();
    await app.page.getByRole('menuitem', { name: 'Export all of your own…' }).click();
  });
  expect(fileName).toMatch(/^reelwright-templates-[\d-]+\.vpack$/);
  expect(JSON.parse(text)).toMatchObject({ templatesOffered: false });

  await act(app, 'Frost', 'Delete');
  await expect(link(app, 'Frost')).toHaveCount(0);
  await giveFile('own.vpack', text, async () => {
    await app.page.getByRole('button', { name: 'More', exact: true }).click();
    await app.page.getByRole('menuitem', { name: 'Import templates…' }).click();
  });
  await expect(app.dialog.getByText('The sender does not offer these templates for sharing.')).toBeVisible();
  await app.dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(link(app, 'Frost')).toBeVisible();

  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Offer my templates for sharing' }).check();
  await app.page.keyboard.press('Escape');
  const single = await takeFile(() => act(app, 'Frost', 'Export…'));
  expect(single.name).toBe('frost.vpack');
  expect(JSON.parse(single.text)).toMatchObject({ templatesOffered: true });

  await app.go('Builder');
  await app.type('Concept', 'A tide pool at dusk');
  await app.go('Library');
  await app.page.getByRole('button', { name: 'New template' }).click();
  await app.page.getByRole('menuitem', { name: 'From the prompt in the builder' }).click();
  await expect(app.dialog.getByRole('textbox', { name: 'Template name' })).toHaveValue('A tide pool at dusk');
  await app.dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(app.toast('Saved the template “A tide pool at dusk”').first()).toBeAttached();
  await app.go('Builder');
  await expect(app.field('Concept')).toHaveValue('A tide pool at dusk');
});
