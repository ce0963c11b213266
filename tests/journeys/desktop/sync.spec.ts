import { buildUserTemplate } from '#tests/support/builders.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { expect, test } from './desktop-app.ts';

const { id, ...value } = buildUserTemplate(1, { name: 'From the laptop' });

test('what another device wrote appears in the open library, and what is written here waits to be sent', async ({
  launch
}) => {
  const { page } = await launch();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await page.getByRole('switch', { name: 'Your own only' }).click();
  const row = buildSyncRow('templates', id, { value });
  // As text, since Playwright's types do not end for JSON of any depth.
  await page.evaluate(
    async (feedPage) => {
      await window.desktop.device.replica.join({ userId: 'usr_one', scopes: ['library'] });
      await window.desktop.device.replica.applyPage(JSON.parse(feedPage));
    },
    JSON.stringify(buildFeedPage({ rows: [row], startsAnew: true }))
  );
  const card = page.getByRole('link', { name: 'From the laptop', exact: true });
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: 'Actions for From the laptop', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Template name' }).fill('From the desktop');
  await editor.getByRole('button', { name: 'Save template' }).click();
  await expect(editor).toHaveCount(0);
  const batch = await page.evaluate(() => window.desktop.device.outbox.takeBatch({ limit: 50 }));
  expect(batch).toMatchObject({
    value: [{ entity: 'templates', rowId: id, basedOn: 1, change: { kind: 'edit' } }]
  });
  const edits = batch.ok && batch.value[0]?.change.kind === 'edit' ? batch.value[0].change.edits : [];
  expect(edits).toContainEqual({ path: ['name'], from: 'From the laptop', to: 'From the desktop' });
});
