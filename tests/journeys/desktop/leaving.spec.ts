import type { ElectronApplication } from '@playwright/test';
import { expect, test } from './desktop-app.ts';

/** Tries to close the window and answers every question with `choice`; what was asked. */
const tryToClose = (app: ElectronApplication, choice: number): Promise<string[]> =>
  app.evaluate(({ BrowserWindow, dialog }, answer) => {
    const questions: string[] = [];
    dialog.showMessageBoxSync = ((_window: unknown, options: Electron.MessageBoxSyncOptions) => {
      questions.push(options.message);
      return answer;
    }) as typeof dialog.showMessageBoxSync;
    BrowserWindow.getAllWindows()[0]?.close();
    return new Promise<string[]>((resolve) => setTimeout(() => resolve(questions), 500));
  }, choice);

test('without autosave the window asks before it closes over unsaved work, and closes once it is saved', async ({
  launch
}) => {
  const { app, page } = await launch();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Save as you type' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Concept' }).fill('Not saved yet');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();

  expect(await tryToClose(app, 1)).toEqual(['Unsaved changes']);
  await expect(page.getByRole('textbox', { name: 'Concept' })).toHaveValue('Not saved yet');

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const closed = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) => {
    setTimeout(() => BrowserWindow.getAllWindows()[0]?.close(), 50);
  });
  await closed;

  const again = await launch();
  await expect(again.page.getByRole('textbox', { name: 'Concept' })).toHaveValue('Not saved yet');
});
