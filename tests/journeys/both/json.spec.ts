import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

async function replaceAll(app: AppPage, text: string): Promise<void> {
  // The first line: where the pane is low, the middle of the text is below what is visible.
  await app.json.click({ position: { x: 20, y: 8 } });
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.insertText(text);
}

test('edits flow from JSON to fields and back, unknown keys included', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  const data = await app.readJson();
  await replaceAll(app, JSON.stringify({ ...data, concept: 'From JSON', lens: { focal: 35 } }, null, 2));
  await expect(app.field('Concept')).toHaveValue('From JSON');

  await app.type('Concept', 'From the form');
  expect(await app.readJson()).toMatchObject({ concept: 'From the form', lens: { focal: 35 } });

  await app.isSaved();
  const again = await restart();
  expect(await again.readJson()).toMatchObject({ lens: { focal: 35 } });
});

test('the list of changes shows what is new since the last save, and each error is named with its line', async ({
  app
}) => {
  await app.type('Concept', 'Before');
  await app.command('Prompt: Save to history');
  await app.show('Changes');
  await expect(app.page.getByRole('tabpanel', { name: 'Changes' })).not.toContainText('Before');
  await app.type('Concept', 'After');
  await app.show('Changes');
  const changes = app.page.getByRole('tabpanel', { name: 'Changes' });
  await expect(changes).toContainText('Concept');
  await expect(changes).toContainText('Before');
  await expect(changes).toContainText('After');

  await app.type('Concept', 'Stays');
  const data = await app.readJson();
  const text = JSON.stringify({ ...data, concept: 'Not applied', duration: 'ten' }, null, 2);
  const line = text.split('\n').findIndex((row) => row.includes('"duration"')) + 1;
  await replaceAll(app, text);
  await expect(app.page.getByText(new RegExp(`line ${line}\\b`, 'i'))).toBeVisible();
  await expect(app.field('Concept')).toHaveValue('Stays');

  await replaceAll(app, text.replace('"ten"', '12'));
  await expect(app.field('Concept')).toHaveValue('Not applied');
});
