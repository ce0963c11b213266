import { expect, test } from '../pages/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('copies what the preview shows, in each format, and remembers it in history', {
  tag: '@full-chromium'
}, async ({ app }) => {
  const clipboard = () => app.page.evaluate(() => navigator.clipboard.readText());
  await app.type('Main subject', 'a glass blower');
  await app.type('Action', 'turns the pipe slowly');
  await app.press('Mod+Enter');
  await expect.poll(clipboard).toBe(await app.prompt.innerText());
  await expect(app.toast(/Copied \d+ characters as text/).first()).toBeVisible();

  await app.command('Copy: Copy as JSON');
  await expect.poll(async () => JSON.parse(await clipboard()) as unknown).toEqual(await app.readJson());
  await app.command('Copy: Copy as compact JSON');
  await expect.poll(clipboard).not.toContain('\n');
  await app.command('Copy: Copy as Veo JSON');
  await expect.poll(clipboard).toContain('"a glass blower"');
  await app.command('Copy: Copy as Markdown');
  await expect.poll(clipboard).toContain('a glass blower');

  const history = await app.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(1);
});

test('says so when the clipboard refuses', async ({ app }) => {
  await app.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await app.type('Concept', 'Not copied');
  await app.press('Mod+Enter');
  await expect(app.page.getByText(/not copied|could not copy/i).first()).toBeVisible();
});
