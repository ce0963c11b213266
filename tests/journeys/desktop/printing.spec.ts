import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDraftSave, buildPrompt } from '#tests/support/builders.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { expect, test } from './desktop-app.ts';

test('a clip plan is printed, and saved as a PDF with its words and nothing of the app around it', async ({
  running,
  dataFolder
}) => {
  const { app, page } = running;
  const data = buildPrompt({ concept: 'A harbour at dawn', model: 'veo-3.1', duration: 24 });
  await page.evaluate(
    (draft) => window.desktop.device.draft.save(draft),
    buildDraftSave(0, { document: { name: 'Harbour', data } })
  );
  const file = join(dataFolder, 'harbour.pdf');
  await app.evaluate(({ BrowserWindow, dialog }, filePath) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) throw new Error('There is no window');
    Object.assign(globalThis, { printed: 0 });
    window.webContents.print = (_options, callback) => {
      Object.assign(globalThis, { printed: 1 });
      callback?.(true, '');
    };
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.goto(new URL('/plan', page.url()).href);
  await page.getByRole('button', { name: 'Print storyboard' }).click();
  await expect.poll(() => app.evaluate(() => (globalThis as unknown as { printed: number }).printed)).toBe(1);

  await page.getByRole('button', { name: 'Save as a file' }).click();
  await page.getByRole('menuitem', { name: 'Save as PDF…' }).click();
  await expect(page.getByText('harbour.pdf')).toBeVisible();
  const { text } = await readPdf(readFileSync(file));
  expect(text).toContain('Harbour');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('A harbour at dawn');
  expect(text).not.toContain('Shot list');
});
