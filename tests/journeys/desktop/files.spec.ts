import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { OpenedFile } from '#shared/contract/shell.ts';
import { writePackFile } from '#shared/domain/craft/transfer/pack-file.ts';
import { writePromptFile } from '#shared/domain/craft/transfer/prompt-file.ts';
import { buildHistoryEntry, buildPrompt } from '#tests/support/builders.ts';
import { expect, test } from './desktop-app.ts';

/** From now on, and with what waited, the files the page is told of. */
const collectFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const files: OpenedFile[] = [];
    Object.assign(window, { files });
    window.desktop.on('file.opened', (file) => files.push(file));
  });
const findFiles = (page: Page): Promise<OpenedFile[]> =>
  page.evaluate(() => (window as unknown as { files: OpenedFile[] }).files);

const choosePath = (app: ElectronApplication, path: string | null): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    const filePath = chosen ?? '';
    const filePaths = chosen === null ? [] : [chosen];
    dialog.showSaveDialog = () => Promise.resolve({ canceled: chosen === null, filePath });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: chosen === null, filePaths });
  }, path);

test('a prompt opened while the app was closed is there when it starts', async ({ launch, dataFolder }) => {
  const path = join(dataFolder, 'Rain.vprompt');
  const prompt = buildPrompt({ concept: 'Rain on a tin roof' });
  writeFileSync(path, writePromptFile({ name: 'Rain', data: prompt }));
  const { page } = await launch(path, join(dataFolder, 'notes.txt'));
  await expect(page.getByRole('dialog', { name: 'Open this prompt?' })).toContainText('Rain');
});

test('a pack opened by double click shows what it would bring, and brings it in', async ({
  launch,
  dataFolder
}) => {
  const path = join(dataFolder, 'Harbour.vpack');
  const entry = buildHistoryEntry(1, { name: 'Harbour at dawn' });
  writeFileSync(path, writePackFile({ history: [entry], templates: [], marks: [] }));
  const { page } = await launch(path);
  const offer = page.getByRole('dialog', { name: 'Import this pack?' });
  await expect(offer.getByRole('row', { name: /^Prompts in history 1 0 0/ })).toBeVisible();
  await offer.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Harbour at dawn');
});

test('a prompt opened while the app runs goes to the window there is', async ({
  launch,
  startAgain,
  dataFolder
}) => {
  const { app, page } = await launch();
  await collectFiles(page);
  writeFileSync(join(dataFolder, 'Two.vpack'), 'not json');
  const code = await startAgain(join(dataFolder, 'Two.vpack'), join(dataFolder, 'gone.vprompt'));
  expect(code).toBe(0);
  await expect
    .poll(() => findFiles(page))
    .toEqual([
      { name: 'Two.vpack', bytes: 8, text: 'not json' },
      { name: 'gone.vprompt', bytes: 0, text: null }
    ]);
  expect(app.windows()).toHaveLength(1);
});

test('macOS’s own ways of opening files and links are heard too', async ({ running, dataFolder }) => {
  const path = join(dataFolder, 'Mac.vprompt');
  writeFileSync(path, '{}');
  const { app, page } = running;
  await collectFiles(page);
  const listener = await page.evaluateHandle(() => ({
    link: new Promise((resolve) => window.desktop.on('link.opened', ({ path: opened }) => resolve(opened)))
  }));
  const prevented = await app.evaluate(({ app: electronApp }, file) => {
    let count = 0;
    const event = { preventDefault: () => (count += 1) };
    electronApp.emit('open-file', event, file);
    electronApp.emit('open-url', event, 'reelwright://library?tag=rain');
    return count;
  }, path);
  expect(prevented).toBe(2);
  await expect.poll(() => findFiles(page)).toEqual([{ name: 'Mac.vprompt', bytes: 2, text: '{}' }]);
  expect(await listener.evaluate(({ link }) => link)).toBe('/library?tag=rain');
});

test('a link leads to its place, words and all, on a cold and on a warm start; a crooked one nowhere', async ({
  launch,
  startAgain
}) => {
  const { page } = await launch(
    'reelwright://library?q=caf%C3%A9%20noir',
    'reelwright://library?q=%2e%2e%5Cetc'
  );
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/library');
  await expect(page.getByRole('searchbox', { name: 'Search templates' })).toHaveValue('café noir');

  // As Windows passes it.
  await startAgain('--', 'reelwright://listing/the-librarian');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/marketplace/the-librarian');
  for (const link of ['reelwright://open?url=library', 'reelwright://auth/sign-out']) await startAgain(link);
  expect(await page.evaluate(() => location.pathname)).toBe('/marketplace/the-librarian');
  await startAgain('reelwright://template/tiktok-transition');
  await expect(page.getByRole('dialog', { name: 'TikTok Transition' })).toBeVisible();
});

test('exporting asks where and writes the file whole; cancelling writes nothing', async ({
  running,
  dataFolder
}) => {
  const { app, page } = running;
  const folder = join(dataFolder, 'exports');
  mkdirSync(folder);
  const path = join(folder, 'Rain.vprompt');
  const save = (text: string): Promise<unknown> =>
    page.evaluate(
      (content) => window.desktop.shell.files.save({ suggestedName: 'Rain.vprompt', content }),
      text
    );
  await choosePath(app, path);
  expect(await save('{"a":"é"}')).toEqual({ ok: true, value: { isSaved: true } });
  expect(await save('{"a":"second"}')).toEqual({ ok: true, value: { isSaved: true } });
  expect(readFileSync(path, 'utf8')).toBe('{"a":"second"}');
  await choosePath(app, null);
  expect(await save('never')).toEqual({ ok: true, value: { isSaved: false } });
  expect(readdirSync(folder)).toEqual(['Rain.vprompt']);
});

test('a name that is no plain name never reaches the dialog', async ({ running }) => {
  const { app, page } = running;
  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = ((_window: unknown, { defaultPath }: Electron.SaveDialogOptions) => {
      Object.assign(globalThis, { suggested: defaultPath });
      return Promise.resolve({ canceled: true, filePath: '' });
    }) as typeof dialog.showSaveDialog;
  });
  await page.evaluate(() =>
    window.desktop.shell.files.save({ suggestedName: '../../.bashrc\0', content: '' })
  );
  expect(await app.evaluate(() => (globalThis as unknown as { suggested: string }).suggested)).toBe('bashrc');
});

test('a file that cannot be written is said so, and what was there stays', async ({
  running,
  dataFolder
}) => {
  const { app, page } = running;
  const save = (): Promise<unknown> =>
    page.evaluate(() => window.desktop.shell.files.save({ suggestedName: 'a.vprompt', content: 'x' }));
  await choosePath(app, join(dataFolder, 'gone', 'a.vprompt'));
  expect(await save()).toMatchObject({ ok: false, error: { code: 'file_not_writable' } });
  const folder = join(dataFolder, 'taken.vprompt');
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  await choosePath(app, folder);
  expect(await save()).toMatchObject({ ok: false, error: { code: 'file_not_writable' } });
  expect(existsSync(folder)).toBe(true);
});

test('importing reads what was chosen, and says what it could not read', async ({ running, dataFolder }) => {
  const { app, page } = running;
  const open = (): Promise<unknown> => page.evaluate(() => window.desktop.shell.files.open());
  const path = join(dataFolder, 'Big.vpack');
  writeFileSync(path, '{}');
  await choosePath(app, path);
  expect(await open()).toEqual({ ok: true, value: [{ name: 'Big.vpack', bytes: 2, text: '{}' }] });
  truncateSync(path, 50 * 1024 * 1024 + 1);
  expect(await open()).toEqual({ ok: true, value: [{ name: 'Big.vpack', bytes: 52_428_801, text: null }] });
  await choosePath(app, null);
  expect(await open()).toEqual({ ok: true, value: [] });
});
