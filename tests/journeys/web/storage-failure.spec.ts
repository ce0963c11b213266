import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';

test('a full disk is told, nothing written is lost, and Retry saves it', async ({ app }) => {
  await app.type('Concept', 'Saved before');
  await app.isSaved();
  await app.page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const put = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(prototype, 'put', { configurable: true, value: refuse });
    addEventListener('free-space', () => Object.defineProperty(prototype, 'put', put));
  });
  await app.type('Concept', 'Written on a full disk');
  await expect(app.page.getByText('Could not save.', { exact: true })).toBeVisible();
  await expect(app.field('Concept')).toHaveValue('Written on a full disk');
  await app.page.evaluate(() => dispatchEvent(new Event('free-space')));
  await app.page.getByRole('button', { name: 'Retry' }).click();
  await app.isSaved();
});

test('data of a newer version is refused with a sentence and left untouched', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('reelwright', 999);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      })
  );
  await page.goto('/');
  await new AppPage(page).isReady();
  await expect(page.getByText(/written by a newer Reelwright/).first()).toBeVisible();
  const version = await page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'reelwright')?.version
  );
  expect(version).toBe(999);
});

test('leaving asks while something is unsaved, and not otherwise', async ({ app }) => {
  const asked: string[] = [];
  app.page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const settings = await app.open('Settings');
  await settings.getByRole('switch', { name: 'Save as you type' }).click();
  await app.page.keyboard.press('Escape');
  await app.type('Concept', 'Not saved yet');
  await expect(app.page.getByText('Unsaved changes').first()).toBeVisible();
  await app.page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(app.field('Concept')).toHaveValue('Not saved yet');

  await app.press('Mod+s');
  await app.isSaved();
  await app.page.reload();
  await expect(app.field('Concept')).toHaveValue('Not saved yet');
  expect(asked).toEqual(['beforeunload']);
});
