import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';
import { expect, test } from '../pages/test.ts';
import type { AppPage } from '../pages/app-page.ts';

async function importText(app: AppPage, name: string, text: string): Promise<void> {
  const choosing = app.page.waitForEvent('filechooser');
  await app.press('Mod+o');
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function exported(app: AppPage, command: string): Promise<{ name: string; text: string }> {
  const downloading = app.page.waitForEvent('download');
  await app.command(command);
  const download = await downloading;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('what is exported comes back identical, after showing what it changes', async ({ app }) => {
  await app.type('Concept', 'A tide pool at dusk');
  const before = await app.readJson();
  const file = await exported(app, 'File: Export prompt');
  expect(file.name).toBe('a-tide-pool-at-dusk.vprompt');

  await app.command('Prompt: Clear all fields');
  await importText(app, file.name, file.text);
  const dialog = app.page.getByRole('dialog', { name: 'Open this prompt?' });
  await expect(dialog).toContainText('A tide pool at dusk');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.field('Concept')).toHaveValue('');

  await importText(app, file.name, file.text);
  await dialog.getByRole('button', { name: 'Open in builder' }).click();
  expect(await app.readJson()).toEqual(before);
});

test('everything exported is recognised as already here', async ({ app }) => {
  await app.type('Concept', 'For the pack');
  await app.command('Prompt: Save to history');
  const pack = await exported(app, 'File: Export everything');
  expect(pack.name).toMatch(/^reelwright-\d{4}-\d{2}-\d{2}\.vpack$/);

  await importText(app, pack.name, pack.text);
  const dialog = app.page.getByRole('dialog', { name: 'Import this pack?' });
  await expect(dialog).toContainText('Everything in this file is already here.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const history = await app.open('History');
  await history.getByRole('button', { name: /^Delete/ }).click();
  await expect(history.getByText('No prompts in history yet')).toBeVisible();
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toHaveCount(0);
  await importText(app, pack.name, pack.text);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect((await app.open('History')).getByRole('listitem')).toHaveCount(1);
});

test('a file that is no prompt is refused with its reason and changes nothing', async ({ app }) => {
  await app.type('Concept', 'Safe');
  for (const [name, text, reason] of [
    ['broken.vprompt', '{"format":', 'broken.vprompt is not valid JSON'],
    ['photo.vpack', '[1,2]', 'photo.vpack holds no prompt'],
    ['bomb.vprompt', '['.repeat(100_000), 'bomb.vprompt is not valid JSON'],
    ['deep.vprompt', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'deep.vprompt is nested too deeply']
  ] as const) {
    await importText(app, name, text);
    await expect(app.page.getByText(reason).first()).toBeVisible();
  }
  // By its path, since what is handed over as bytes goes through the test's own connection.
  const path = test.info().outputPath('huge.vpack');
  writeFileSync(path, '');
  truncateSync(path, fileLimitBytes + 1);
  const choosing = app.page.waitForEvent('filechooser');
  await app.press('Mod+o');
  await (await choosing).setFiles(path);
  await expect(app.page.getByText('huge.vpack is too large').first()).toBeVisible();
  await expect(app.field('Concept')).toHaveValue('Safe');
});

test('a dropped file is offered like a chosen one', async ({ app }) => {
  await app.page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"format":"nonsense"}'], 'dropped.vprompt'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
  });
  await expect(app.page.getByText(/dropped\.vprompt is JSON, but not a Reelwright/).first()).toBeVisible();
});
