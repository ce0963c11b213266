import { isWrittenPage, pageNames, paths } from '#shared/contract/paths.ts';
import { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const tools = new Set(['builder', 'library', 'jsonPrompting']);
const pages = pageNames
  .filter(isWrittenPage)
  .filter((name) => !tools.has(name))
  .map((name) => paths[name].path);

for (const path of pages) {
  test(`each example of ${path} opens in the builder as one step that undo takes back`, async ({ page }) => {
    test.slow();
    await page.goto('/');
    const app = new AppPage(page);
    await app.isReady();
    await app.type('Concept', 'My own');
    await app.isSaved();
    const examples = page.getByRole('button', { name: /^Open in builder: “.+”$/ });
    await page.goto(path);
    const count = await examples.count();
    for (let index = 0; index < count; index += 1) {
      // Within the app: a page loaded anew could come before the step that was taken back is saved.
      if (index > 0) await page.goBack();
      await examples.nth(index).click();
      await expect(app.field('Concept')).not.toHaveValue('My own');
      await expect(app.field('Concept')).toHaveValue(/.{20}/);
      await app.command('Edit: Undo');
      await expect(app.field('Concept')).toHaveValue('My own');
    }
  });
}
