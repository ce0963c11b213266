import { expect } from '@playwright/test';
import { dialog, giveFile, resting, type Scene, takeFile, type View, withoutMatch } from './scene.ts';
import { fillPrompt } from './scenes-builder.ts';

let pack = { name: '', text: '' };
let prompt = pack;

export const records: Scene = {
  name: 'history, messages and files',
  path: '/',
  prepare: async (app) => {
    await fillPrompt(app);
    await app.command('Prompt: Save to history');
    await app.command('Prompt: Clear all fields');
    await app.type('Concept', 'A fox');
    pack = await takeFile(app, 'File: Export everything');
    prompt = await takeFile(app, 'File: Export prompt');
    await app.type('Concept', 'Another harbour');
    await app.command('Prompt: Save to history');
  },
  views: [
    {
      ...resting('a message', (app) => app.press('Mod+Shift+s')),
      close: async ({ page }) => {
        const messages = page.getByRole('region', { name: 'Messages' });
        await expect(async () => {
          const dismiss = messages.getByRole('button', { name: 'Dismiss' });
          if ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 500 });
          await expect(messages.getByRole('dialog')).toHaveCount(0, { timeout: 100 });
        }).toPass();
      }
    },
    dialog('View: Open history', async (opened) => {
      await opened
        .getByRole('button', { name: /^Rename/ })
        .first()
        .click();
    }),
    withoutMatch('View: Open history'),
    {
      ...dialog('View: Open history', async (opened, { page }) => {
        await opened.getByRole('button', { name: 'Clear history' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      }),
      name: 'clearing the history'
    },
    dialog('View: Open notifications'),
    {
      name: 'a prompt that is offered',
      open: async (app) => {
        await giveFile(app, prompt.name, prompt.text, () => app.press('Mod+o'));
        await expect(app.dialog).toBeVisible();
      }
    },
    {
      name: 'a pack that is offered',
      open: async (app) => {
        await giveFile(app, pack.name, pack.text, () => app.press('Mod+o'));
        await expect(app.dialog).toBeVisible();
      }
    },
    ...(['Merge', 'Replace all'] as const).map(
      (way): View => ({
        name: `restoring: ${way}`,
        isSameElsewhere: way === 'Replace all',
        open: async (app) => {
          await app.press('Mod+,');
          const ask = () => app.dialog.getByRole('button', { name: 'Restore a backup…' }).click();
          await giveFile(app, pack.name, pack.text, ask);
          await expect(app.dialog.getByRole('heading', { name: 'Restore this backup?' })).toBeVisible();
          await app.dialog.getByRole('radio', { name: way }).click();
        }
      })
    )
  ]
};
