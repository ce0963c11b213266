import type { Page } from '@playwright/test';
import { testLanguages } from '#renderer/lib/messages/pseudo.ts';
import { type CommandId, commands } from '#shared/contract/commands.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { choices } from '#shared/domain/craft/prompt/prompt-choices.ts';
import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalogue/catalogue.ts';
import { joinTemplates } from '#shared/domain/craft/template/join-templates.ts';
import { expect, test } from '../pages/test.ts';
import { listVisibleWords } from '../pages/visible-words.ts';

const [accented] = testLanguages;

/** What models read, and what templates and models are called, stays as it is in every language. */
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
  const words = accented?.disguise?.(title);
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

for (const path of ['/', '/library', '/plan', '/nowhere', '/seller']) {
  test(`every text at ${path} comes from the catalogue`, async ({ page }) => {
    await page.goto(`${path}?language=en-XA`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await expect.poll(() => listPlain(page)).toEqual([]);
  });
}

for (const id of dialogs) {
  test(`every text in the dialog of ${id} comes from the catalogue`, async ({ page }) => {
    // Narrow enough for the comparison to be a dialog too.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/?language=en-XA');
    await runCommand(page, id);
    await expect(page.locator('[role=dialog]:not([aria-modal=false])').last()).toBeVisible();
    await expect.poll(() => listPlain(page)).toEqual([]);
  });
}

for (const language of ['en-XA', 'ar-XB'])
  for (const width of [1440, 390])
    for (const path of ['/', '/library']) {
      test(`longer words in ${language} fit at ${width} on ${path}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${path}?language=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const cut = [...document.querySelectorAll('button, h1, h2, h3, label, th')].filter(
            (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1
          );
          return [
            ...(scrollWidth > clientWidth ? ['page'] : []),
            ...cut.flatMap((element) => (element.clientWidth > 1 ? [element.textContent] : []))
          ];
        });
        expect(tooWide).toEqual([]);
      });
    }

test('a language that runs from right to left has the whole app mirrored', async ({ page }) => {
  await page.goto('/?language=ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const rail = await page.getByRole('navigation').first().boundingBox();
  expect(rail?.x).toBeGreaterThan(1000);
});

for (const path of ['/', '/library', '/plan', '/faq']) {
  test(`with text twice as large nothing at ${path} is cut off or laid over something else`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(listTroubles)).toEqual([]);
  });
}

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
