import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';

test('a second tab shows a change at once, and both tabs’ edits are kept, and a preference holds in both', async ({
  app,
  context,
  baseURL
}) => {
  const other = new AppPage(await context.newPage());
  await other.page.goto(baseURL ?? '/');
  await other.isReady();

  await app.type('Concept', 'Written in one tab');
  await expect(other.field('Concept')).toHaveValue('Written in one tab');

  await Promise.all([app.type('Action', 'from the first'), other.type('Setting', 'from the second')]);
  for (const tab of [app, other]) {
    await expect(tab.field('Action')).toHaveValue('from the first');
    await expect(tab.field('Setting')).toHaveValue('from the second');
  }
  await other.command('Prompt: Save to history');
  const history = await app.open('History');
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await app.page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);

  const settings = await app.open('Settings');
  await settings.getByRole('radio', { name: 'Dark' }).click();
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
