import { findPage, getDocumentTitle, isPrerenderedPage, pageNames, paths } from '#shared/contract/paths.ts';
import { AppPage } from '../pages/app-page.ts';
import { goTo } from '../pages/scene.ts';
import { expect, test } from '../pages/test.ts';

const tools = new Set(['builder', 'library', 'jsonPrompting']);
const pages = pageNames
  .filter(isPrerenderedPage)
  .filter((name) => !tools.has(name))
  .map((name) => paths[name].path);

test('each example of every page to read opens in the builder as one step that undo takes back', async ({
  page
}) => {
  test.slow();
  await page.goto('/');
  const app = new AppPage(page);
  await app.isReady();
  await app.type('Concept', 'My own');
  await app.isSaved();
  let total = 0;
  const examples = page.getByRole('button', { name: /^Open in builder: “.+”$/ });
  for (const path of pages) {
    await test.step(path, async () => {
      await goTo(app, path);
      // Until the title has changed, the heading is still that of the previous screen.
      await expect(page).toHaveTitle(getDocumentTitle(findPage(path)));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const count = await examples.count();
      total += count;
      for (let index = 0; index < count; index += 1) {
        if (index > 0) {
          await page.evaluate(() => history.back());
          await expect(page).toHaveURL(path);
        }
        const example = `${path}, example ${index + 1}`;
        await examples.nth(index).click();
        await expect(app.field('Concept'), example).not.toHaveValue('My own');
        await expect(app.field('Concept'), example).toHaveValue(/.{20}/);
        await app.press('Mod+z');
        await expect(app.field('Concept'), example).toHaveValue('My own');
      }
    });
  }
  expect(total).toBeGreaterThan(pages.length);
});
