import type { Page } from '@playwright/test';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { buildHistoryEntry, buildNotification, buildPrompt } from '#tests/support/builders.ts';
import { listOf } from '../pages/scenes-market.ts';
import { seedDevice } from '../pages/seed.ts';
import { expect, test } from '../pages/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const word = 'Donaudampfschiff'.repeat(32).slice(0, 500);
const lists = { shotTypes: [word], visualEffects: [word], soundEffects: [word] };
const texts = promptFieldNames.filter((name) => typeof defaultPromptData[name] === 'string');
const longPrompt = buildPrompt({ ...Object.fromEntries(texts.map((name) => [name, word])), ...lists });

/** Runs in the page: how far it scrolls sideways, and what reaches out of the window where nothing scrolls to it. */
function listOverflow(): string[] {
  const page = document.documentElement;
  const isScrolled = (element: Element): boolean => {
    const box = element.parentElement?.closest('*');
    if (!box) return false;
    const { overflowX } = getComputedStyle(box);
    return (
      ((overflowX === 'auto' || overflowX === 'scroll') && box.hasAttribute('tabindex')) || isScrolled(box)
    );
  };
  const isOutside = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 1 || left < -1);
  };
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && isOutside(element) && !isScrolled(element)
  );
  // The outermost is to blame.
  const blamed = outside.filter(
    (element) => !outside.some((other) => other !== element && other.contains(element))
  );
  const sideways = [...document.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !element.hasAttribute('tabindex') &&
      !element.matches('input, textarea, select')
  );
  const isClipped = (one: Element, end: Element): boolean => {
    for (let box = one.parentElement; box !== null && box !== end; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`.slice(0, 160);
  return [
    ...(page.scrollWidth > innerWidth ? [`page ${page.scrollWidth}`] : []),
    ...blamed.map((element) => `outside ${name(element)}`),
    ...sideways.map((element) => {
      const edge = element.getBoundingClientRect().right;
      const widest = [...element.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > edge && !isClipped(one, element)
      );
      return `scrolls ${element.scrollWidth} over ${element.clientWidth} ${name(element)}: ${widest.map(name).slice(0, 4).join(' ')}`;
    })
  ];
}

const holdsOn = async (page: Page, place: string): Promise<void> =>
  expect.soft(await page.evaluate(listOverflow), place).toEqual([]);

test('a word of 500 letters in every field wraps on every screen of a phone', async ({ app }) => {
  const { page } = app;
  const entry = buildHistoryEntry(1, { name: word, prompt: word, data: longPrompt, generatedPrompt: word });
  await seedDevice(app, {
    history: [entry],
    notifications: [buildNotification(1, { title: word, message: word })]
  });

  const history = await app.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await holdsOn(page, 'history');
  await history.getByRole('button', { name: /^Open / }).click();
  await expect(history).toHaveCount(0);
  await app.openGroups();
  await holdsOn(page, 'form');
  await page.getByRole('tab', { name: 'Preview', exact: true }).click();
  await expect(app.prompt).toContainText('Donaudampfschiff');
  await holdsOn(page, 'preview');
  await page.getByRole('tab', { name: 'JSON', exact: true }).click();
  await expect(app.json).toBeVisible();
  await holdsOn(page, 'JSON');

  for (const command of [
    'Prompt: Save as template',
    'View: Compare models',
    'Prompt: Make a matrix'
  ] as const) {
    await app.command(command);
    await expect(app.dialog).toBeVisible();
    await holdsOn(page, command);
    if (command === 'Prompt: Save as template') {
      await app.dialog.getByRole('button', { name: 'Save template' }).click();
      await holdsOn(page, 'toast');
    } else await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);
  }
  for (const keys of ['Mod+k', 'Mod+p']) {
    await app.press(keys);
    await expect(app.dialog.getByRole('option').first()).toBeVisible();
    await app.dialog.getByRole('combobox').fill('Donau');
    await holdsOn(page, keys);
    await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);
  }
  await app.command('View: Plan clips');
  await expect(page.getByRole('heading', { level: 1, name: 'Clip plan' })).toBeVisible();
  await holdsOn(page, 'clip plan');

  await page.getByRole('button', { name: /^More/ }).last().click();
  await app.dialog.getByRole('button', { name: /^Notifications/ }).click();
  await expect(app.dialog.getByText(word).first()).toBeVisible();
  await holdsOn(page, 'notifications');
  await page.keyboard.press('Escape');

  await app.go('Library');
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('Donau');
  const card = page.getByRole('main').locator('li[data-template]');
  await expect(card).toHaveCount(1);
  await holdsOn(page, 'library');
  await card.getByRole('link').click();
  await expect(app.dialog).toBeVisible();
  await holdsOn(page, 'template');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search templates' }).fill(`${word}x`);
  await expect(page.getByText(/^No templates match/)).toBeVisible();
  await holdsOn(page, 'no results');
});

test('titles of listings wrap too', async ({ app }) => {
  const { page } = app;
  await listOf(app, 'prompt');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
  const cards = page.getByRole('list', { name: 'Listings' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const lengthen = (title: Element, text: string) => void (title.textContent = text);
  await cards.first().getByRole('link').first().evaluate(lengthen, word);
  await holdsOn(page, 'marketplace');
  await cards.nth(1).getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/marketplace\/.+/);
  await expect(title).toBeVisible();
  await title.evaluate(lengthen, word);
  await holdsOn(page, 'listing');
});
