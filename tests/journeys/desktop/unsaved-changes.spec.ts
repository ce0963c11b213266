import type { ElectronApplication } from '@playwright/test';
import { expect, test } from './desktop-app.ts';

/** Tries to close the window and answers each question with `choice`; resolves once it is asked. */
const tryToClose = (app: ElectronApplication, choice: number): Promise<void> =>
  app.evaluate(
    ({ BrowserWindow, dialog }, answer) =>
      new Promise<void>((resolve) => {
        const questions: string[] = [];
        Object.assign(globalThis, { questions });
        dialog.showMessageBoxSync = ((_window: unknown, options: Electron.MessageBoxSyncOptions) => {
          questions.push(options.message);
          resolve();
          return answer;
        }) as typeof dialog.showMessageBoxSync;
        BrowserWindow.getAllWindows()[0]?.close();
      }),
    choice
  );

const readQuestions = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(() => (globalThis as unknown as { questions: string[] }).questions);

test('without autosave the window asks before it closes over unsaved work, and closes once it is saved', async ({
  launch
}) => {
  const { app, page } = await launch();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Save as you type' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Concept' }).fill('Not saved yet');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();

  await tryToClose(app, 1);
  await expect(page.getByRole('textbox', { name: 'Concept' })).toHaveValue('Not saved yet');

  expect(await readQuestions(app)).toEqual(['Unsaved changes']);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const closed = app.waitForEvent('close');
  // Closing destroys the execution context of the call.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => undefined);
  await closed;

  const again = await launch();
  await expect(again.page.getByRole('textbox', { name: 'Concept' })).toHaveValue('Not saved yet');
});
