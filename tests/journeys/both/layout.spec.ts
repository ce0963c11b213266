import { expect, test } from '../pages/test.ts';

test('the preview keeps the width that was chosen, by keys as by dragging', async ({ app, restart }) => {
  const width = () => app.page.getByRole('separator', { name: 'Preview width' });
  await app.page.setViewportSize({ width: 1440, height: 900 });
  await expect(width()).toHaveAttribute('aria-valuenow', '420');
  await width().focus();
  await app.page.keyboard.press('Home');
  await expect(width()).toHaveAttribute('aria-valuenow', '320');
  await app.page.keyboard.press('ArrowLeft');
  const chosen = Number(await width().getAttribute('aria-valuenow'));
  expect(chosen).toBeGreaterThan(320);

  const again = await restart();
  await again.page.setViewportSize({ width: 1440, height: 900 });
  await expect(again.page.getByRole('separator', { name: 'Preview width' })).toHaveAttribute(
    'aria-valuenow',
    String(chosen)
  );
});

test('a form sent empty says what is missing, at the field and to screen readers', async ({ app }) => {
  await app.command('Prompt: Save as template');
  const dialog = app.page.getByRole('dialog', { name: 'Save as template' });
  const name = dialog.getByRole('textbox', { name: 'Template name' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Kept while the name is missing');
  await name.fill('');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Give the template a name to find it by.');
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Kept while the name is missing'
  );
});
