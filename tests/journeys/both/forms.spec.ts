import type { Locator } from '@playwright/test';
import { expect, test } from '../pages/test.ts';

/** The announcement for a form sent too early: the focus is on the problem, which tells the fix. */
async function isRefused(field: Locator, advice: RegExp): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(advice);
}

test('each form that is sent empty says at the field how to go on, and keeps what was typed; what cannot be done yet says so', {
  tag: '@desktop'
}, async ({ app }) => {
  const { page, dialog } = app;
  await app.command('Prompt: Save as template');
  const template = dialog.getByRole('textbox', { name: 'Template name' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Kept while the name is missing');
  await template.fill('');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await isRefused(template, /Give the template a name to find it by\./);
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Kept while the name is missing'
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await app.press('Mod+,');
  await dialog.getByRole('button', { name: 'Erase everything…' }).click();
  await dialog.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await isRefused(dialog.getByRole('textbox'), /erase/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await app.command('Prompt: Save to history');
  const history = await app.open('History');
  await history.getByRole('button', { name: 'Rename Prompt 1' }).click();
  await history.getByRole('textbox', { name: 'Name of Prompt 1' }).fill('  ');
  await page.keyboard.press('Enter');
  await expect(history.getByRole('heading', { name: 'Prompt 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await app.command('Prompt: Paste a prompt');
  await expect(dialog.getByRole('button', { name: 'Use these fields' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('A fox runs through snow.');
  await expect(dialog.getByRole('button', { name: 'Use these fields' })).toBeEnabled();
});
