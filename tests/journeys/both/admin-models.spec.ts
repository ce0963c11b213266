import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { listWith, signList } from '#tests/support/server/signed-lists.ts';
import { AccountPage } from '../pages/account-page.ts';
import type { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { modelListKey, test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

const version = '2027-06-01';

async function listInUse(app: AppPage) {
  await goTo(app, '/');
  await app.command('View: Models and prices');
  return app.page.getByRole('dialog', { name: 'Models and prices' });
}

test('an administrator publishes a signed list, apps offer its new model, and a rollback takes it back', {
  tag: '@desktop'
}, async ({ app, giveFile, market, setOnline }) => {
  test.slow();
  const { page } = app;
  const account = new AccountPage(page);
  await enterAdministration(app, market, '/admin/settings/models');
  await account.shows('Model list');
  const lists = page.getByRole('list', { name: 'Lists of models' });
  await expect(lists.getByText('In use')).toBeVisible();
  await expect(page.getByText('Nothing was published yet.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  const upload = page.getByRole('button', { name: 'Upload a signed list…' });
  await setOnline(false);
  await expect(upload).toBeDisabled();
  await expect(upload).toHaveAccessibleDescription('Connect to the internet to change the list of models.');
  await setOnline(true);
  await expect(upload).toBeEnabled();
  const changed = builtInRegistry.models.find(({ lifecycle }) => lifecycle.status === 'current');
  const list = listWith('Nova 9', version);
  const models = list.models.map((model) =>
    model.id === changed?.id ? { ...model, label: 'Renamed', notes: ['A new note.'] } : model
  );
  const signed = signList({ ...list, models }, modelListKey);
  const tampered = { ...signed, list: signed.list.replace('Nova 9', 'Nova 8') };
  const uploading = page.getByRole('dialog', { name: 'Upload this list?' });
  const uploadFile = async (file: unknown) => {
    await giveFile('models.json', JSON.stringify(file), () => upload.click());
    await uploading.getByLabel('Reason').fill('A model was released.');
    await uploading.getByRole('button', { name: 'Upload' }).click();
  };
  await uploadFile(tampered);
  await expect(uploading.getByText('The signature does not belong to this list')).toBeVisible();
  await uploading.getByRole('button', { name: 'Close' }).first().click();
  await uploadFile(signed);

  const dialog = page.getByRole('dialog', { name: 'Publish the list of Jun 1, 2027?' });
  await expect(dialog.getByRole('list', { name: 'Added models' })).toContainText('Nova 9');
  const changes = dialog.getByRole('list', { name: 'Changed models' });
  await expect(changes).toContainText(`Before: ${changed?.label}`);
  await expect(changes).toContainText('After: Renamed');
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('The vendor announced it.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  const history = page.getByRole('list', { name: 'Publications' });
  await expect(history).toContainText('The vendor announced it.');

  const inApp = await listInUse(app);
  await inApp.getByRole('button', { name: 'Check for a newer list' }).click();
  await expect(inApp.getByText('List of Jun 1, 2027, published by Reelwright.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await app.isReady();
  await app.openGroups();
  await app.field('Model').focus();
  await app.press('Alt+ArrowDown');
  const picker = page.getByRole('listbox', { name: 'Model', exact: true });
  await expect(picker.getByRole('group', { name: 'Available models' })).toContainText('Nova 9');
  await app.press('Escape');

  await goTo(app, '/admin/settings/models');
  await lists.getByRole('button', { name: /^Roll back to this: / }).click();
  const question = page.getByRole('dialog', { name: /^Roll back to the list of / });
  await expect(question.getByRole('list', { name: 'Removed models' })).toContainText('Nova 9');
  await question.getByLabel('Reason').fill('The vendor withdrew it.');
  await question.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(question).toBeHidden();
  const again = await listInUse(app);
  await again.getByRole('button', { name: 'Check for a newer list' }).click();
  await expect(again.getByText(/^List of .*, built into the app\.$/)).toBeVisible();
});
