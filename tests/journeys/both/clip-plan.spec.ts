import type { Locator, Page } from '@playwright/test';
import { readFile } from '#shared/domain/craft/transfer/read-file.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { expect, test } from '../pages/test.ts';
import type { AppPage } from '../pages/app-page.ts';

const clipOf = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Clip ${number}`, exact: true });
const beatOf = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `What happens in clip ${number}`, exact: true });
const clipsOf = (page: Page): Locator => page.getByRole('list', { name: 'Clips' }).getByRole('article');
const readBeats = (page: Page): Promise<string[]> =>
  page
    .getByRole('textbox', { name: /^What happens in clip/ })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value));

const promptHead = /^Clip \d of 5, 00:\d\d, 8 s$/gm;

/** Five clips of 8 s on Veo 3.1, which takes no other length at 1080p. */
async function fillFilm(app: AppPage): Promise<void> {
  await app.page.getByRole('textbox', { name: 'Prompt name' }).fill('Harbour');
  await app.openGroups();
  await app.type('Main subject', 'Ada, a harbour pilot');
  await app.type(
    'Action',
    'She climbs aboard. She takes the wheel. The ship turns. Gulls rise. The light dims.'
  );
  await app.type('Setting', 'a harbour at dawn');
  await app.type('Dialogue', 'Ada: We sail at dawn. Hold her steady.');
  await app.type('Duration', '40');
  await app.type('Model', 'veo-3.1');
  await app.type('Resolution', '1080p');
}

async function openPlan(app: AppPage): Promise<void> {
  await app.press('Mod+Alt+p');
  await expect(app.page.getByRole('heading', { level: 1, name: 'Clip plan' })).toBeVisible();
  await expect(clipsOf(app.page).first()).toBeVisible();
}

test('cuts a template of 180 s into clips that add up exactly, and counts on after each edit', async ({
  app
}) => {
  const { page } = app;
  await app.openGroups();
  await app.type('Duration', '180');
  await app.type('Model', 'veo-3.1');
  await app.type('Resolution', '720p');
  const check = page.getByRole('region', { name: 'Fit check' });
  await check.getByRole('button', { name: /Veo 3\.1 will reject/i }).click();
  await check.getByRole('link', { name: 'Plan it as clips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clip plan' })).toBeFocused();
  await expect(page.getByText(/^180 s · 23 clips · 16:9 · 720p$/i)).toBeVisible();
  await expect(page.getByText('the total is exact')).toBeVisible();
  const lengths = await page
    .getByRole('combobox', { name: /^Length of clip/ })
    .evaluateAll((boxes) => boxes.map((box) => Number((box as HTMLSelectElement).value)));
  expect(lengths.every((length) => [4, 6, 8].includes(length))).toBe(true);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(180);

  await page.getByRole('combobox', { name: 'Length of clip 1', exact: true }).selectOption('4');
  await expect(page.getByText(/^176 s · 23 clips/i)).toBeVisible();
  await expect(page.getByText('You asked for 180 s and the plan runs 176 s')).toBeVisible();
});

test('is put in order by keys and by mouse, merged, split and written, and undo is about the plan', async ({
  app
}) => {
  const { page } = app;
  await fillFilm(app);
  await openPlan(app);
  const beats = await readBeats(page);
  const [first = '', second = '', ...rest] = beats;
  await page.getByRole('button', { name: 'Move clip 1', exact: true }).focus();
  await app.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: 'Move clip 2', exact: true })).toBeFocused();
  await expect(page.getByRole('status').getByText('Clip 1 is now clip 2 of 5')).toBeAttached();
  expect(await readBeats(page)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Move clip 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move clip 1 up' })).toBeFocused();
  expect(await readBeats(page)).toEqual(beats);

  await beatOf(page, 1).focus();
  await app.press('End');
  await page.keyboard.type(' Slowly.');
  await expect(beatOf(page, 1)).toHaveValue(`${first} Slowly.`);
  await app.press('Mod+z');
  await expect(beatOf(page, 1)).toHaveValue(first);
  await app.press('Mod+z');
  await app.press('Mod+z');
  expect(await readBeats(page)).toEqual(beats);
  await app.press('Mod+Shift+z');
  expect(await readBeats(page)).toEqual([second, first, ...rest]);
  await app.go('Builder');
  await expect(app.field('Main subject')).toHaveValue('Ada, a harbour pilot');

  await openPlan(app);
  await page.getByRole('button', { name: 'Start over from the prompt' }).click();
  await expect.poll(() => readBeats(page)).toEqual(beats);
  await expect(clipsOf(page)).toHaveCount(5);
  const [third = ''] = rest;

  const handle = await page.getByRole('button', { name: 'Move clip 1', exact: true }).boundingBox();
  const target = await clipOf(page, 2).boundingBox();
  if (handle === null || target === null) throw new Error('There is nothing to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + 20, target.y + target.height * 0.6, { steps: 8 });
  await page.mouse.up();
  expect((await readBeats(page)).slice(0, 3)).toEqual([second, first, third]);
  await expect(page.getByRole('button', { name: 'Move clip 2', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Merge clip 2 with the next' }).click();
  await expect(clipsOf(page)).toHaveCount(4);
  await expect(clipOf(page, 2)).toContainText('The clip is 16 s, and Veo 3.1 takes 8 s at 1080p');
  await expect(page.getByText('One clip needs your attention.')).toBeVisible();
  await page.getByRole('button', { name: 'Split clip 2' }).click();
  await expect(clipsOf(page)).toHaveCount(5);
  await expect(page.getByText('the total is exact')).toBeVisible();

  await beatOf(page, 5).fill('A bell rings twice.');
  await clipOf(page, 5).getByRole('button', { name: 'Finished prompt of clip 5' }).click();
  await expect(clipOf(page, 5)).toContainText('A bell rings twice');
  await expect(clipOf(page, 5)).toContainText('harbour at dawn');
  await page.getByRole('button', { name: 'Start over from the prompt' }).click();
  await expect.poll(() => readBeats(page)).toContain(first);
  // The newest message comes first.
  await expect(app.toast('Planned anew from the prompt').first()).toBeVisible();
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Undo' }).first().click();
  await expect(beatOf(page, 5)).toHaveValue('A bell rings twice.');
});

test('is kept through a restart and when the prompt changes, until somebody plans again', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  await fillFilm(app);
  await app.isSaved();
  await openPlan(app);
  await beatOf(app.page, 2).fill('A bell rings twice.');
  await expect(app.page.getByText('Your edits are kept on this device.')).toBeVisible();
  const again = await restart();
  const { page } = again;
  await openPlan(again);
  await expect(beatOf(page, 2)).toHaveValue('A bell rings twice.');
  await expect(page.getByText('The prompt changed since')).toHaveCount(0);

  await page.getByRole('button', { name: 'Open in builder: clip 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Prompt name' })).toHaveValue('Harbour, clip 2 of 5');
  await again.openGroups();
  await expect(again.field('Action')).toHaveValue('A bell rings twice.');
  await expect(again.field('Duration')).toHaveValue('8');
  await openPlan(again);
  await expect(clipsOf(page)).toHaveCount(5);
  await expect(page.getByText('The prompt changed since this plan was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Open its prompt' }).click();
  await again.openGroups();
  await expect(again.field('Duration')).toHaveValue('40');

  await again.type('Duration', '16');
  await openPlan(again);
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect(clipsOf(page)).toHaveCount(2);
  await again.press('Mod+z');
  await expect(clipsOf(page)).toHaveCount(5);
  await expect(beatOf(page, 2)).toHaveValue('A bell rings twice.');
});

test('is planned for another model, and the address says which', { tag: '@browser' }, async ({ app }) => {
  const { page } = app;
  await fillFilm(app);
  await app.isSaved();
  await page.goto('/plan?for=kling-3');
  const model = page.getByRole('combobox', { name: 'Model' });
  await expect(model).toHaveValue('kling-3');
  await model.selectOption('Veo 3.1');
  await expect(page).not.toHaveURL(/kling/);
  await model.selectOption('Kling 3');
  await expect(clipOf(page, 1)).toContainText('Shot, take 1');
  await expect(page.getByText(/^40 s/i)).toBeVisible();
  await expect(page).toHaveURL(/\/plan\?for=kling-3$/);
});

test('leaves in every form', { tag: '@desktop' }, async ({ app, takeFile }) => {
  await fillFilm(app);
  await openPlan(app);
  const take = async (name: string): Promise<string> => {
    await app.page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await takeFile(() => app.page.getByRole('menuitem', { name, exact: true }).click());
    expect(file.name).toMatch(/^harbour[-.]/);
    return file.text;
  };

  const rows = readCsv(await take('Shot list .csv'));
  expect(rows.map((row) => [row[0], row[3], row[4]])).toEqual([
    ['Number', 'Start (s)', 'Length (s)'],
    ...[0, 8, 16, 24, 32].map((start, index) => [String(index + 1), String(start), '8'])
  ]);
  expect(await take('Subtitles .srt')).toMatch(/^1\r\n00:00:\d\d,\d{3} --> .*\r\nWe sail at dawn\./);
  expect((await take('Storyboard .md')).match(/^## \d\. /gm)).toHaveLength(5);
  expect(await take('Storyboard .html')).toContain('<h1 dir="auto">Harbour</h1>');
  expect((await take('All prompts .txt')).match(promptHead)).toHaveLength(5);
  const text = await take('Clips .vpack');
  expect(readFile({ name: 'harbour-clips.vpack', bytes: text.length, text })).toMatchObject({
    ok: true,
    value: { content: { history: [{ name: 'Harbour, clip 1 of 5', data: { duration: 8 } }, {}, {}, {}, {}] } }
  });
});

test('is copied whole or clip by clip, printed on white paper, and has no subtitles where nobody speaks', {
  tag: '@browser'
}, async ({ app }) => {
  const { page } = app;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await fillFilm(app);
  await openPlan(app);
  await page.getByRole('button', { name: 'Copy all prompts' }).click();
  await expect.poll(async () => (await readClipboard()).match(promptHead)?.length).toBe(5);
  const prompts = await readClipboard();
  await page.getByRole('button', { name: 'Copy clip 3' }).click();
  await expect.poll(readClipboard).not.toBe(prompts);
  expect(prompts).toContain(`\n${await readClipboard()}\n`);

  // Printed it is a storyboard of its own.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print storyboard' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('region', { name: 'Storyboard' });
  await expect(sheet.getByRole('listitem')).toHaveCount(5);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Harbour');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const ink = await sheet.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  const paper = await readPdf(await page.pdf());
  for (const words of ['Harbour', 'Ada, a harbour pilot', 'She takes the wheel', 'Hold her steady'])
    expect(paper.text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(paper.text).not.toContain('Shot list');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  await app.go('Builder');
  await app.type('Dialogue', '');
  await openPlan(app);
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const subtitles = page.getByRole('menuitem', { name: 'Subtitles .srt' });
  await expect(subtitles).toBeDisabled();
  await expect(subtitles).toHaveAccessibleDescription(/Nobody speaks in this plan/);
});
