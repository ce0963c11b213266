// The library's screen with 10,000 templates of one's own: until its first cards are painted, and a letter of a search.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { type Measurement, median, percentile } from './measurement.ts';

const ownCount = 10_000;
const visits = 5;
const openAimMs = 1000;
const letterAimMs = 33;
const letters = 'take 77 of a day';
const letterPauseMs = 120;
const timeoutMs = 60_000;
const searchBox = 'input#library-search';

type Sample = { readonly opened: readonly number[]; readonly letters: readonly number[] };

export async function measureLibraryScreen(browser: Browser, url: string): Promise<Measurement[]> {
  const few = await measureLibrary(browser, url, 0);
  const many = await measureLibrary(browser, url, ownCount);
  const own = ownCount.toLocaleString('en');
  const opened = median(many.opened);
  const typed = percentile(many.letters, 0.95);
  return [
    {
      name: `library with ${own} own templates, from its address to its cards painted, median`,
      value: opened,
      unit: 'ms',
      floors: [{ name: 'the same without own templates', value: median(few.opened) }],
      aim: `≤ ${openAimMs} ms`,
      isMet: opened <= openAimMs
    },
    {
      name: `library with ${own} own templates, from a letter of a search to what is found painted, p95`,
      value: typed,
      unit: 'ms',
      floors: [{ name: 'the same without own templates', value: percentile(few.letters, 0.95) }],
      aim: `≤ ${letterAimMs} ms`,
      isMet: typed <= letterAimMs
    }
  ];
}

async function measureLibrary(browser: Browser, url: string, own: number): Promise<Sample> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (own > 0) await fillLibrary(context, url, own);
  const shown = `${(builtInTemplates.length + own).toLocaleString('en')} templates`;
  const opened: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) opened.push(await openLibrary(context, url, shown));
  const typed = await measureLetters(context, url, shown);
  await context.close();
  return { opened, letters: typed };
}

/** By a pack, as a person would bring them in. */
async function fillLibrary(context: BrowserContext, url: string, own: number): Promise<void> {
  const page = await context.newPage();
  const templates = Array.from({ length: own }, (_, number) => ({
    id: `user-template-${number + 1}`,
    name: `Take ${number + 1}`,
    category: number % 2 === 0 ? 'Even' : 'Odd',
    description: `Shot ${number + 1} of a very long day`,
    promptData: defaultPromptData,
    tags: [`tag-${number % 500}`],
    createdAt: number,
    updatedAt: number
  }));
  const text = JSON.stringify({ format: 'reelwright/pack', version: 1, history: [], templates, marks: [] });
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Concept', exact: true }).fill('');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  const file = { name: 'many.vpack', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await choosing).setFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click({ timeout: timeoutMs });
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: timeoutMs });
  await page.close();
}

/** Milliseconds of the page's own clock, which starts with the visit. Scripts are text: tools have no page's types. */
async function openLibrary(context: BrowserContext, url: string, shown: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(
    'new MutationObserver((_, observer) => {' +
      `if (document.querySelector('main')?.textContent.includes('${shown}') !== true) return;` +
      'observer.disconnect();' +
      'requestAnimationFrame(() => setTimeout(() => { window.shownAt = performance.now(); }));' +
      '}).observe(document, { childList: true, subtree: true, characterData: true })'
  );
  await page.goto(new URL('/library', url).href);
  await page.getByText(shown, { exact: true }).waitFor({ timeout: timeoutMs });
  await page.waitForTimeout(letterPauseMs);
  const shownAt = await page.evaluate<number>('window.shownAt');
  await page.close();
  return shownAt;
}

/** From the event to the task after the frame in which the page's content has changed. */
async function measureLetters(context: BrowserContext, url: string, shown: string): Promise<number[]> {
  const page: Page = await context.newPage();
  await page.goto(new URL('/library', url).href);
  await page.getByText(shown, { exact: true }).waitFor({ timeout: timeoutMs });
  await page.evaluate(
    '(() => { window.painted = []; let startedAt = null;' +
      `document.querySelector('${searchBox}').addEventListener('input', () => { startedAt = performance.now(); }, true);` +
      'new MutationObserver(() => { if (startedAt === null) return; const from = startedAt; startedAt = null;' +
      'requestAnimationFrame(() => setTimeout(() => window.painted.push(performance.now() - from))); })' +
      ".observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true }); })()"
  );
  await page.locator(searchBox).pressSequentially(letters, { delay: letterPauseMs });
  await page.waitForTimeout(letterPauseMs * 3);
  // The first letter also loads the search.
  return (await page.evaluate<number[]>('window.painted')).slice(1);
}
