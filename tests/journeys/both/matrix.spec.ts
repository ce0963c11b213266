import type { Locator, Page } from '@playwright/test';
import { readCsv } from '#tests/support/read-csv.ts';
import { expect, test } from '../pages/test.ts';
import type { AppPage } from '../pages/app-page.ts';

const matrixOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Matrix' });
const make = 'Make the matrix';

async function nameShot(app: AppPage): Promise<void> {
  await app.page.getByRole('textbox', { name: 'Prompt name' }).fill('Harbour');
  await app.type('Concept', 'A harbour at night');
}

/** Two ratios and two lengths, of which veo takes one, by the keyboard alone. */
async function makeFour(app: AppPage): Promise<Locator> {
  const { page } = app;
  const dialog = matrixOf(page);
  await app.command('Prompt: Make a matrix');
  await dialog.getByRole('button', { name: 'Aspect ratio' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Aspect ratio' })).toBeFocused();
  await page.keyboard.type('9:16,');
  await dialog.getByRole('button', { name: 'Duration' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Duration' })).toBeFocused();
  await page.keyboard.type('8,');
  await expect(dialog.getByRole('status').filter({ hasText: '2 × 2 = 4 prompts' })).toBeVisible();
  await dialog.getByRole('button', { name: make }).press('Enter');
  await expect(dialog.getByRole('heading', { name: '4 prompts' })).toBeFocused();
  return dialog;
}

test('varies two fields by mouse, shows what is refused, and opens one as one undoable step', async ({
  app
}) => {
  const { page } = app;
  await nameShot(app);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make a matrix…' }).click();
  const dialog = matrixOf(page);
  await expect(dialog.getByRole('button', { name: make })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Camera movement' }).click();
  await dialog.getByRole('button', { name: 'Handheld' }).click();
  await dialog.getByRole('button', { name: 'Model', exact: true }).click();
  await dialog.getByRole('button', { name: 'Kling 3', exact: true }).click();
  await expect(dialog).toContainText('2 × 2 = 4 prompts');
  await dialog.getByRole('button', { name: make }).click();

  const refused = dialog.getByRole('row', { name: /handheld · veo-3/ });
  await expect(refused).toContainText(/\d+ ?Refused/);
  await expect(refused).toContainText('10 s is longer than Veo 3 takes');
  await dialog.getByText('Legal only').click();
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Open Harbour — handheld · kling-3 in the builder' }).click();

  await expect(dialog).toHaveCount(0);
  await app.openGroups();
  await expect(app.field('Model')).toHaveValue('kling-3');
  await expect(app.field('Camera movement')).toHaveValue('Handheld');
  await expect(app.field('Concept')).toHaveValue('A harbour at night');
  await app.command('Edit: Undo');
  await expect(app.field('Model')).toHaveValue('veo-3');
  await expect(app.field('Camera movement')).toHaveValue('Static');
  await expect(page.getByRole('textbox', { name: 'Prompt name' })).toHaveValue('Harbour');
});

test('is made by keyboard, is still there after closing, goes into the history, and says when the prompt has changed since', async ({
  app
}) => {
  const { page } = app;
  await nameShot(app);
  const dialog = await makeFour(app);
  await dialog.getByRole('checkbox', { name: 'Select Harbour — 9:16 · 8 s' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await app.command('Prompt: Make a matrix');
  await expect(dialog.getByRole('checkbox', { name: 'Select Harbour — 9:16 · 8 s' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add 1 selected to history' }).press('Enter');
  await expect(app.toast('Added 1 prompt to history')).toBeVisible();
  await dialog.getByText('Select all').click();
  await dialog.getByText('Select all').click();
  await dialog.getByRole('button', { name: 'Add all 4 to history' }).click();
  await expect(app.toast('Added 4 prompts to history')).toBeVisible();
  await page.keyboard.press('Escape');
  const history = await app.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(5);
  await expect(history.getByRole('listitem').first()).toContainText('Harbour — 16:9 · 10 s');
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);

  await app.type('Concept', 'A harbour at dawn');
  await app.command('Prompt: Make a matrix');
  await expect(dialog).toContainText('Your prompt has changed since these were made.');
  await dialog.getByRole('button', { name: 'Make it again' }).click();
  await expect(dialog).not.toContainText('Your prompt has changed');

  await dialog.getByRole('button', { name: 'Change the fields' }).click();
  await expect(dialog.getByRole('heading', { name: 'Fields to vary' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Mood' }).click();
  await page.keyboard.type(Array.from({ length: 13 }, (_, index) => `mood ${index},`).join(''));
  await expect(dialog).toContainText(/2 × 2 × 1[34] = 5[26] prompts: a matrix holds at most 50\./);
  await expect(dialog.getByRole('button', { name: make })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Do not vary Mood' }).click();
  await expect(dialog.getByRole('button', { name: make })).toBeEnabled();
});

test('leaves as a table, as text, as prompt data and as a pack', { tag: '@desktop' }, async ({
  app,
  takeFile
}) => {
  await nameShot(app);
  const dialog = await makeFour(app);
  const exported = (kind: string) =>
    takeFile(async () => {
      await dialog.getByRole('button', { name: 'Export all 4' }).press('Enter');
      // The menu gives its first item the focus when it is there, and takes it from any other.
      await expect(app.page.getByRole('menuitem').first()).toBeFocused();
      await app.page.getByRole('menuitem', { name: kind }).press('Enter');
    });

  const csv = await exported('Table (CSV)');
  expect(csv.name).toBe('harbour-matrix.csv');
  const rows = readCsv(csv.text);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Name', 'Aspect ratio', 'Duration'],
    ['Harbour — 16:9 · 10 s', '16:9', '10 s'],
    ['Harbour — 16:9 · 8 s', '16:9', '8 s'],
    ['Harbour — 9:16 · 10 s', '9:16', '10 s'],
    ['Harbour — 9:16 · 8 s', '9:16', '8 s']
  ]);
  expect(rows[1]?.[4]).toContain('10 s is longer than Veo 3 takes');
  expect(rows[2]?.[5]).toContain('A harbour at night');
  const text = await exported('Finished prompts (text)');
  expect(text.text.match(/^# .+$/gm)).toHaveLength(4);
  const json = await exported('Prompt data (JSON)');
  expect(JSON.parse(json.text)).toMatchObject([
    { aspectRatio: '16:9', duration: 10, concept: 'A harbour at night' },
    { aspectRatio: '16:9', duration: 8 },
    { aspectRatio: '9:16', duration: 10 },
    { aspectRatio: '9:16', duration: 8 }
  ]);
  const pack = await exported('Pack (.vpack)');
  expect(pack.name).toBe('harbour-matrix.vpack');
  expect(JSON.parse(pack.text)).toMatchObject({
    format: 'reelwright/pack',
    history: [{ name: 'Harbour — 16:9 · 10 s' }, {}, {}, { name: 'Harbour — 9:16 · 8 s' }]
  });
});
