// Spelling on Windows and Linux. These journeys have no network, so the dictionaries must be the app's own.
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { expect, test } from './desktop-app.ts';

type Opened = { menu: Electron.Menu | undefined };

/** Captures native menus instead of showing them. */
const catchMenus = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ Menu }) => {
    const opened: Opened = { menu: undefined };
    Object.assign(globalThis, { opened });
    Menu.prototype.popup = function popup(this: Electron.Menu) {
      opened.menu = this;
    };
  });

/** Opens the context menu on the word at the caret and returns its labels. */
async function openMenu(app: ElectronApplication, field: Locator): Promise<readonly string[]> {
  await app.evaluate(() => {
    (globalThis as unknown as { opened: Opened }).opened.menu = undefined;
  });
  await field.dispatchEvent('contextmenu', {});
  const read = () =>
    app.evaluate(() => {
      const { menu } = (globalThis as unknown as { opened: Opened }).opened;
      return menu?.items.map(({ label }) => label) ?? null;
    });
  await expect.poll(read).not.toBeNull();
  return (await read()) ?? [];
}

const choose = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate((_electron, wanted) => {
    const { menu } = (globalThis as unknown as { opened: Opened }).opened;
    menu?.items.find((item) => item.label === wanted)?.click();
  }, label);

/** Types text and leaves the caret in the last word. Resolves once that word has been checked. */
async function type(app: ElectronApplication, field: Locator, text: string, first: string): Promise<void> {
  await field.fill(text);
  await field.press('End');
  await expect(async () => expect((await openMenu(app, field))[0]).toBe(first)).toPass();
}

async function dictionaryButton(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('button', { name: 'Clear dictionary', exact: true });
}

if (process.platform !== 'darwin') {
  test('misspelled words are corrected in the language of the prompt', async ({ launch }) => {
    const { app, page, complaints } = await launch();
    await catchMenus(app);
    const concept = page.getByLabel('Concept', { exact: true });
    const subject = page.getByLabel('Main subject', { exact: true });

    await type(app, concept, 'The bokeh of a lighthuse', 'lighthouse');
    expect(await openMenu(app, concept)).toContain('Add to dictionary');
    await choose(app, 'lighthouse');
    await expect(concept).toHaveValue('The bokeh of a lighthouse');
    await expect(async () => expect((await openMenu(app, concept))[0]).toBe('cut')).toPass();

    // The language of the subject alone cannot be detected.
    await concept.fill('La luz de un faro en la tormenta');
    await expect(subject).toHaveAttribute('lang', 'es');
    await type(app, subject, 'Camara', 'Cámara');
    await type(app, subject, 'Reelwrihgt', 'No suggestions');
    await choose(app, 'Add to dictionary');
    await expect(async () => expect((await openMenu(app, subject))[0]).toBe('cut')).toPass();

    const clear = await dictionaryButton(page);
    await expect(page.getByText('Words you added to the dictionary: Reelwrihgt')).toBeVisible();
    await clear.click();
    await expect(clear).toBeHidden();
    await page.keyboard.press('Escape');
    await type(app, subject, 'Reelwrihgt', 'No suggestions');
    expect(complaints).toEqual([]);
  });
}
