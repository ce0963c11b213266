import { expect, test } from '../pages/test.ts';

/** A pack of so many templates, small enough to be chosen as a file. */
function writePack(count: number, promptData: Record<string, unknown>): string {
  const templates = Array.from({ length: count }, (_, number) => ({
    id: `user-template-${number + 1}`,
    name: `Take ${number + 1}`,
    category: number % 2 === 0 ? 'Even' : 'Odd',
    description: `Shot ${number + 1} of a very long day`,
    promptData,
    tags: [`tag-${number % 500}`],
    createdAt: number,
    updatedAt: number
  }));
  return JSON.stringify({ format: 'reelwright/pack', version: 1, history: [], templates, marks: [] });
}

test('ten thousand templates of one’s own are found, filtered and paged', { tag: '@desktop' }, async ({
  app,
  giveFile
}) => {
  // Ten thousand templates are read, listed and saved at once, on a machine that others use too.
  const timeout = { timeout: 150_000 };
  test.setTimeout(600_000);
  const pack = writePack(10_000, await app.readJson());
  await giveFile('many.vpack', pack, () => app.command('File: Import'));
  await app.dialog.getByRole('button', { name: 'Import', exact: true }).click(timeout);
  await expect(app.dialog).toHaveCount(0, timeout);
  await app.go('Library');
  await expect(app.page.getByRole('heading', { name: '10,090 templates' })).toBeVisible(timeout);

  const search = app.page.getByRole('searchbox', { name: 'Search templates' });
  await search.pressSequentially('take 777', { delay: 20 });
  await expect(search).toHaveValue('take 777');
  await expect(app.page.getByRole('heading', { name: '19 templates' })).toBeVisible();
  await search.fill('');
  await app.page.getByRole('combobox', { name: 'Category' }).selectOption('Odd');
  await expect(app.page.getByRole('heading', { name: '5,000 templates' })).toBeVisible();
  await app.page.getByRole('link', { name: 'Page 417' }).click();
  await expect(app.page).toHaveURL(/page=417/);
  await app.page
    .getByRole('button', { name: /^Add Take .* to favorites$/ })
    .first()
    .click();
  await expect(app.page.getByRole('button', { name: /from favorites$/, pressed: true })).toHaveCount(1);
});
