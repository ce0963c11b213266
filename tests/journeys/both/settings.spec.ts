import type { Page } from '@playwright/test';
import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

test('theme and density are there from the first paint of the next start, and nothing is saved until asked without autosave', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  const settings = await app.open('Settings');
  const html = app.page.locator('html');
  await settings.getByRole('radio', { name: 'Dark' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await settings.getByRole('radio', { name: 'Compact' }).click();
  await expect(html).toHaveAttribute('data-density', 'compact');
  await settings.getByRole('switch', { name: 'Save as you type' }).click();
  await app.page.keyboard.press('Escape');
  await app.type('Concept', 'Kept only on purpose');
  await expect(app.page.getByText('Unsaved changes').first()).toBeVisible();
  await app.press('Mod+s');
  await app.isSaved();

  const again = await restart();
  await expect(again.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(again.page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(again.field('Concept')).toHaveValue('Kept only on purpose');
});

/** The longest animation that runs now, in milliseconds; loops count as endless. */
const maxMotionMs = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
    )
  );

const waysToCalm = [
  ['asked of the system', (app: AppPage) => app.page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'asked for here',
    async (app: AppPage) => {
      await app.page.emulateMedia({ reducedMotion: 'no-preference' });
      const settings = await app.open('Settings');
      await settings.getByRole('radio', { name: 'Reduced' }).click();
      await app.page.keyboard.press('Escape');
    }
  ]
] as const;

test('with reduced motion, asked for here or of the system, nothing moves and the camera’s path can still be read', async ({
  app
}) => {
  const { page } = app;
  for (const [by, calm] of waysToCalm) {
    await test.step(by, async () => {
      await app.go('Builder');
      await calm(app);
      await app.type('Camera movement', 'Slow dolly in');
      await page.keyboard.press('Escape');
      const frame = page.getByRole('img', { name: /slow dolly in/ }).first();
      await expect(frame.locator('svg g path').first()).toBeVisible();
      await frame.hover();
      expect(await maxMotionMs(page)).toBeLessThanOrEqual(10);

      await app.press('Mod+Shift+s');
      await expect(app.toast(/^Saved “/).first()).toBeAttached();
      expect(await maxMotionMs(page)).toBeLessThanOrEqual(10);
      for (const keys of ['Mod+Shift+h', 'Mod+k', 'Mod+,']) {
        await app.press(keys);
        await expect(app.dialog).toBeVisible();
        expect(await maxMotionMs(page), keys).toBeLessThanOrEqual(10);
        await page.keyboard.press('Escape');
        await expect(app.dialog).toHaveCount(0);
      }
      await app.go('Library');
      const card = page.getByRole('button', { name: /^Use / }).first();
      await card.hover();
      expect(await maxMotionMs(page)).toBeLessThanOrEqual(10);
      await expect(page.locator('video[autoplay], audio[autoplay]')).toHaveCount(0);
    });
  }
});

const backup = (entries: readonly string[]) =>
  JSON.stringify({
    format: 'reelwright/pack',
    version: 1,
    history: entries.map((name, index) => ({
      id: `entry-${index}`,
      name,
      data: {},
      generatedPrompt: name,
      createdAt: index,
      updatedAt: index
    })),
    templates: [],
    marks: []
  });

test('settings are found by their words and taken back where they were made, follow the system, and refuse other files', async ({
  app,
  giveFile
}) => {
  const html = app.page.locator('html');
  await app.page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await app.page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');

  await app.press('Mod+,');
  const settings = app.page.getByRole('dialog', { name: 'Settings', exact: true });
  const search = settings.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('motion');
  await expect(settings.getByRole('radiogroup')).toHaveCount(1);
  await expect(settings.getByRole('switch')).toHaveCount(0);
  await search.fill('no such thing');
  await expect(settings.getByText('No setting matches')).toBeVisible();
  await settings.getByRole('button', { name: 'Clear search' }).click();
  const sidebar = settings.getByRole('switch', { name: 'Show the sidebar' });
  await sidebar.uncheck();
  await expect(sidebar).not.toBeChecked();
  await sidebar.check();
  await expect(sidebar).toBeChecked();

  await giveFile('some.vpack', backup([]), async () => {
    await settings.getByRole('button', { name: 'Restore a backup…' }).click();
  });
  await expect(app.toast('Nothing restored').first()).toBeAttached();
});

test('erasing asks for a word, says what goes, and leaves a device as new', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  await app.type('Concept', 'A paper boat');
  await app.command('Prompt: Save to history');
  await app.command('View: Use dark theme');
  await app.isSaved();
  const settings = await app.open('Settings');
  await settings.getByRole('button', { name: 'Erase everything…' }).click();
  const erase = app.page.getByRole('dialog', { name: 'Erase everything?' });
  await expect(erase.getByText('every backup')).toBeVisible();
  await erase.getByRole('button', { name: 'Erase everything' }).click();
  const word = erase.getByRole('textbox');
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute('aria-invalid', 'true');
  await word.fill('erase');
  await app.page.keyboard.press('Enter');
  await expect(erase).toHaveCount(0);

  const again = await restart();
  await expect(again.field('Concept')).toHaveValue('');
  const history = await again.open('History');
  await expect(history.getByText('No prompts in history yet')).toBeVisible();
  await expect(again.page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
});
