import type { Page } from '@playwright/test';
import { testLanguages } from '#renderer/lib/messages/pseudo.ts';
import { type CommandId, commands } from '#shared/contract/commands.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { choices } from '#shared/domain/craft/prompt/prompt-choices.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { joinTemplates } from '#shared/domain/craft/template/join-templates.ts';
import { expect, test } from '../pages/test.ts';
import { listVisibleWords } from '../pages/visible-words.ts';

const [accented] = testLanguages;

/** Texts that models read, and names of templates and models, are the same in every language. */
const vocabulary = new Set(
  [
    ...Object.values(choices).flat().map(String),
    ...joinTemplates(builtInTemplates, [], []).flatMap(
      ({ name, description, category, tags, promptData }) => [
        name,
        description,
        category,
        ...tags,
        ...Object.values(promptData).flat().map(String)
      ]
    ),
    ...builtInRegistry.models.flatMap(({ id, label, vendor }) => [id, label, vendor]),
    'Reelwright',
    'fps',
    'English',
    'Español'
  ].flatMap((word) => [word, choiceLabel(word)].map((text) => text.toLowerCase()))
);

const date = /^[A-Z][a-z]{2} \d{1,2}, \d{4}/;
const isVocabulary = (text: string): boolean =>
  vocabulary.has(text.toLowerCase()) || date.test(text) || /^[\d.]+ (?:fps|s)$/.test(text);

const listPlain = async (page: Page): Promise<string[]> =>
  (await listVisibleWords(page)).filter(
    (text) => /[a-z]{2}/i.test(text) && !text.includes('⟦') && !isVocabulary(text)
  );

async function runCommand(page: Page, id: CommandId): Promise<void> {
  const title = commands.find((command) => command.id === id)?.title ?? id;
  await page.keyboard.press('Control+k');
  const words = accented?.pseudolocalize?.(title);
  await page
    .getByRole('combobox')
    .last()
    .fill(typeof words === 'string' ? words : title);
  await page.getByRole('option').first().click();
}

const dialogs: readonly CommandId[] = [
  'view.history',
  'view.settings',
  'view.notifications',
  'view.activity',
  'view.templates',
  'view.compare',
  'view.models',
  'prompt.matrix',
  'prompt.paste',
  'prompt.saveAsTemplate',
  'help.shortcuts'
];

/** Goes there as a link within the app does, without loading the page anew. */
async function follow(page: Page, path: string): Promise<void> {
  const left = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle(left);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('every text on a screen or in a dialog comes from the catalog', async ({ page }) => {
  test.slow();
  await page.goto('/?language=en-XA');
  for (const path of ['/library', '/plan', '/nowhere', '/seller', '/']) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toContainText('⟦');
      await expect.soft.poll(() => listPlain(page), path).toEqual([]);
    });
  }
  // Narrow enough for the comparison to be a dialog too.
  await page.setViewportSize({ width: 1024, height: 768 });
  const opened = page.locator('[role=dialog]:not([aria-modal=false])');
  for (const id of dialogs) {
    await test.step(id, async () => {
      await runCommand(page, id);
      await expect(opened.last(), id).toBeVisible();
      await expect.soft.poll(() => listPlain(page), id).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opened, id).toHaveCount(0);
    });
  }
});

for (const language of ['en-XA', 'ar-XB']) {
  test(`longer words in ${language} fit, and its direction is that of the whole app`, async ({ page }) => {
    for (const path of ['/', '/library']) {
      await page.goto(`${path}?language=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(listTooWide), `${path} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    const isMirrored = language === 'ar-XB';
    await expect(page.locator('html')).toHaveAttribute('dir', isMirrored ? 'rtl' : 'ltr');
    const rail = await page.getByRole('navigation').first().boundingBox();
    expect((rail?.x ?? 0) > 1000).toBe(isMirrored);
  });
}

/** Runs in the page: the words that do not fit where they stand, and the page where it is too wide itself. */
function listTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [...document.querySelectorAll('button, h1, h2, h3, label, th')].filter(
    (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1
  );
  return [
    ...(scrollWidth > clientWidth ? ['page'] : []),
    ...cut.flatMap((element) => (element.clientWidth > 1 ? [element.textContent] : []))
  ];
}

test('with text twice as large nothing is cut off or laid over something else', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/nowhere');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const path of ['/', '/library', '/plan', '/faq']) {
    await follow(page, path);
    await expect.soft.poll(() => page.evaluate(listTroubles), path).toEqual([]);
  }
});

/** Runs in the page: words that are cut off, and words that stand on top of others. */
function listTroubles(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const seen = [
    ...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, th, dt, dd, p')
  ].filter(
    (element) => element.checkVisibility() && element.clientWidth > 1 && element.textContent.trim() !== ''
  );
  const isCut = (element: Element): boolean => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return (
      overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    );
  };
  const boxes = [...document.querySelectorAll('main h1, main h2, main h3, main p, main label')]
    .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const overlaps = boxes.flatMap(({ element, box }, place) =>
    boxes
      .slice(place + 1)
      .filter(
        ({ element: other, box: at }) =>
          !element.contains(other) &&
          Math.min(box.right, at.right) - Math.max(box.left, at.left) > 2 &&
          Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top) > 2
      )
      .map(({ element: other }) => `${element.textContent} / ${other.textContent}`)
  );
  return [
    ...(scrollWidth > clientWidth ? ['page'] : []),
    ...seen.filter(isCut).map(({ textContent }) => textContent),
    ...overlaps
  ];
}
