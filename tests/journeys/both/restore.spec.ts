import type { Locator } from '@playwright/test';
import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

/** That history holds these prompts and no others, newest first. */
async function holdsHistory(app: AppPage, concepts: readonly string[]): Promise<void> {
  const history = await app.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(concepts.length);
  for (const [place, concept] of concepts.entries()) {
    await expect(history.getByRole('listitem').nth(place)).toContainText(concept);
  }
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
}

const row = (dialog: Locator, kind: string): Locator =>
  dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name: kind, exact: true }) });

const ways = [
  {
    way: 'Merge',
    dryRun: ['1', '0', '1'],
    after: ['A tram in the rain', 'A kite over rooftops', 'A paper boat'],
    concept: 'A tram in the rain',
    notified: /Merged everything\.vpack/,
    isDark: true
  },
  {
    way: 'Replace all',
    dryRun: ['2', '2'],
    after: ['A kite over rooftops', 'A paper boat'],
    concept: 'A kite over rooftops',
    notified: /Restored everything\.vpack/,
    isDark: false
  }
] as const;

test('a backup is restored once its dry run is agreed to, by either way, and one undo takes it back', {
  tag: '@desktop'
}, async ({ app, giveFile, takeFile }) => {
  const { page } = app;
  await app.type('Concept', 'A paper boat');
  await app.command('Prompt: Save to history');
  await app.type('Concept', 'A kite over rooftops');
  await app.command('Prompt: Save to history');
  const { text } = await takeFile(() => app.command('File: Export everything'));

  const before = ['A tram in the rain', 'A paper boat'];
  const list = await app.open('History');
  await list.getByRole('button', { name: 'Delete Prompt 2' }).click();
  await page.keyboard.press('Escape');
  await app.type('Concept', 'A tram in the rain');
  await app.command('Prompt: Save to history');
  await app.command('View: Use dark theme');
  await holdsHistory(app, before);

  for (const { way, dryRun, after, concept, notified, isDark } of ways) {
    await test.step(way, async () => {
      const settings = page.getByRole('dialog', { name: 'Settings', exact: true });
      await app.press('Mod+,');
      await giveFile('everything.vpack', text, () =>
        settings.getByRole('button', { name: 'Restore a backup…' }).click()
      );
      const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
      await dialog.getByRole('radio', { name: way }).click();
      await expect(row(dialog, 'Prompts in history').getByRole('cell')).toHaveText(dryRun);
      await dialog.getByRole('button', { name: way }).click();
      await expect(dialog).toHaveCount(0);
      await expect(app.toast(notified).first()).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
      await holdsHistory(app, after);
      await expect(app.field('Concept')).toHaveValue(concept);
      await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'dark' : 'light');

      const notifications = await app.open('Notifications');
      const restored = notifications.getByRole('listitem').filter({ hasText: notified });
      await restored.getByRole('button', { name: 'Undo' }).click();
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
      await expect(app.field('Concept')).toHaveValue('A tram in the rain');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await holdsHistory(app, before);
    });
  }
});
