import { AccountPage } from '../pages/account-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

test('an administrator adds a category, retires it and merges it into another', async ({ app, market }) => {
  const { page } = app;
  const account = new AccountPage(page);
  await enterAdministration(app, market, '/admin/settings');
  await page.getByRole('link', { name: 'Categories' }).click();
  const list = page.getByRole('list', { name: 'Categories', exact: true });
  const row = list.getByRole('listitem').filter({ hasText: 'Space films' });

  await account.press('Add category');
  const adding = page.getByRole('dialog', { name: 'Add category' });
  await adding.getByLabel('Name in English').fill('Anime');
  await adding.getByLabel('Name in Spanish').fill('Cine espacial');
  await adding.getByLabel('Reason').fill('Sellers asked for it.');
  await adding.getByRole('button', { name: 'Add category' }).click();
  await expect(adding.getByText(/^Another category has this name/)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await adding.getByLabel('Name in English').fill('Space films');
  await adding.getByRole('button', { name: 'Add category' }).click();
  await expect(row.getByText('Cine espacial')).toBeVisible();

  await account.press('Edit “Space films”');
  const editing = page.getByRole('dialog', { name: 'Edit “Space films”' });
  await editing.getByLabel('Position').fill('1');
  await editing.getByLabel('New listings').selectOption('no');
  await editing.getByLabel('Reason').fill('It is hardly used.');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Space films');
  await expect(row.getByText('Retired')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await account.press('Merge “Space films” into another category');
  const merging = page.getByRole('dialog', { name: /^Merge “Space films”/ });
  await merging.getByLabel('Category').selectOption('Science fiction');
  await merging.getByLabel('Reason').fill('It is the same.');
  await merging.getByRole('button', { name: 'Merge' }).click();
  await expect(merging).toBeHidden();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Also: cine espacial, space films.');
  await expect(row).toContainText('Science fiction');
});
