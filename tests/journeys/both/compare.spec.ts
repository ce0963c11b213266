import type { Locator } from '@playwright/test';
import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const roomy = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };

const dockOf = ({ page }: AppPage): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Compare models', exact: true });

test('shows the prompt for several models side by side, with what each of them loses', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(small);
  await app.type('Concept', 'A harbour at night');
  await app.openGroups();
  await app.type('Dialogue', 'Ada: We sail at dawn.');
  await app.press('Mod+Alt+k');
  const dialog = page.getByRole('dialog', { name: 'Compare models' });
  const omni = dialog.getByRole('region', { name: 'Gemini Omni 1.1 Flash' });
  const runway = dialog.getByRole('region', { name: 'Runway Gen-4.5' });
  await expect(omni.getByRole('tabpanel')).toContainText('We sail at dawn.');
  await expect(runway.getByRole('tabpanel')).toContainText('A harbour at night');
  await expect(runway.getByRole('tabpanel')).not.toContainText('We sail at dawn.');
  await expect(runway.getByRole('listitem').filter({ hasText: 'Dialogue' })).toContainText('makes no sound');
  await expect(runway).toContainText(/\d+ of 1,000 characters/);

  await runway.getByRole('tab', { name: 'API request' }).click();
  await expect(runway.getByRole('tabpanel')).toContainText('"promptText"');
  await dialog.getByRole('button', { name: 'Add a model' }).click();
  await dialog.getByRole('button', { name: 'Add a model' }).click();
  await expect(dialog.getByRole('region')).toHaveCount(4);
  await expect(dialog.getByRole('button', { name: 'Add a model' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Remove Gemini Omni 1.1 Flash' }).click();
  await expect(dialog.getByRole('region')).toHaveCount(3);
});

test('is reached and left by keys, follows what is typed for four models, and downloads a request', async ({
  app,
  takeFile
}) => {
  const { page } = app;
  await page.setViewportSize(roomy);
  const dock = dockOf(app);
  await app.field('Concept').focus();
  await app.press('Mod+Alt+k');
  await expect(dock.getByRole('heading', { name: 'Compare models' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(app.field('Concept')).toBeFocused();
  await expect(dock).toBeVisible();

  await app.press('Mod+Alt+k');
  await page.keyboard.press('Tab');
  await expect(dock.getByRole('button', { name: 'Add a model' })).toBeFocused();
  await app.press('Mod+Alt+k');
  await expect(dock).toHaveCount(0);
  await expect(app.field('Concept')).toBeFocused();

  await app.press('Mod+Alt+k');
  await dock.getByRole('button', { name: 'Close the comparison' }).click();
  await expect(dock).toHaveCount(0);
  await expect(app.field('Concept')).toBeFocused();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compare models' }).click();
  await expect(dock).toBeVisible();

  await expect(app.dialog).toHaveCount(0);
  await dock.getByRole('button', { name: 'Add a model' }).click();
  await dock.getByRole('button', { name: 'Add a model' }).click();
  await expect(dock.getByRole('region')).toHaveCount(4);
  await expect(dock.getByRole('button', { name: 'Add a model' })).toBeDisabled();

  await app.openGroups();
  await app.field('Concept').pressSequentially('A harbour at night');
  await expect(app.field('Concept')).toBeFocused();
  await expect(app.prompt).toContainText('A harbour at night');
  for (const text of await dock.getByRole('tabpanel').all())
    await expect(text).toContainText('A harbour at night');

  await app.type('Dialogue', 'Ada: We sail at dawn.');
  const runway = dock.getByRole('region', { name: 'Runway Gen-4.5' });
  const lost = runway.getByRole('listitem').filter({ hasText: 'Dialogue' });
  await expect(lost).toContainText('makes no sound');
  await expect(dock.getByRole('region', { name: 'Kling 3', exact: true })).toContainText('We sail at dawn.');
  await app.type('Dialogue', '');
  await expect(lost).toHaveCount(0);

  await runway.getByRole('tab', { name: 'API request' }).click();
  const saved = await takeFile(() => runway.getByRole('button', { name: 'Download for Runway' }).click());
  expect(saved.name).toBe('runway-gen4.5-payload.json');
  expect(JSON.parse(saved.text)).toMatchObject({ promptText: expect.stringContaining('A harbour at night') });
  await runway.getByRole('combobox').selectOption({ label: 'Luma Ray 2' });
  await expect(dockOf(app).getByRole('region', { name: 'Luma Ray 2', exact: true })).toContainText(
    'A harbour at night'
  );
  await expect(runway).toHaveCount(0);
});

test('is open again after a restart, with its models, and takes no focus then', { tag: '@desktop' }, async ({
  app,
  restart
}) => {
  await app.page.setViewportSize(roomy);
  await app.type('Concept', 'A harbour at night');
  await app.press('Mod+Alt+k');
  await dockOf(app).getByRole('button', { name: 'Add a model' }).click();
  await expect(dockOf(app).getByRole('region')).toHaveCount(3);
  await app.isSaved();

  const again = await restart();
  await again.page.setViewportSize(roomy);
  await expect(dockOf(again).getByRole('region')).toHaveCount(3);
  await expect(dockOf(again).getByRole('heading', { name: 'Compare models' })).not.toBeFocused();
  await expect(dockOf(again).getByRole('tabpanel').first()).toContainText('A harbour at night');

  await again.page.setViewportSize(small);
  await expect(dockOf(again)).toHaveCount(0);
  await again.press('Mod+Alt+k');
  await expect(again.page.getByRole('dialog', { name: 'Compare models' }).getByRole('region')).toHaveCount(3);
});
