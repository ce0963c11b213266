import type { AppPage } from '../pages/app-page.ts';
import { expect, test } from '../pages/test.ts';

const search = ({ page }: AppPage) => page.getByRole('searchbox', { name: 'Search templates' });
const uses = ({ page }: AppPage) => page.getByRole('main').getByRole('button', { name: /^Use / });
const count = ({ page }: AppPage) => page.getByRole('heading', { name: /^[\d,]+ templates?$/ });
const current = ({ page }: AppPage) => page.locator('[aria-current=page]', { hasText: /^\d+$/ });

/** The path of a link in a toast. */
async function readCopiedLink(app: AppPage): Promise<string> {
  const toast = app.toast(/library\?/).first();
  await expect(toast).toBeAttached();
  return /library(\?.*)?$/.exec((await toast.textContent()) ?? '')?.[0] ?? '';
}

test('search, tags, page and filter stand in the address, Back walks through them, and a copied link shows the same view', async ({
  app
}) => {
  await app.go('Library');
  await search(app).fill('THE');
  await expect(app.page).toHaveURL(/q=THE/);
  // Results follow typing without a delay.
  await expect(count(app)).not.toHaveText('90 templates');
  const found = await count(app).textContent();
  await expect(uses(app)).toHaveCount(12);
  await search(app).fill('the');
  await expect(app.page).toHaveURL(/q=the/);
  await expect(count(app)).toHaveText(found ?? '');

  await app.page.getByRole('link', { name: 'Page 2' }).click();
  await expect(app.page).toHaveURL(/page=2/);
  await expect(current(app)).toHaveText('2');
  const second = await uses(app).first().getAttribute('aria-label');

  await app.page.getByRole('combobox', { name: 'Language' }).selectOption('English');
  await expect(app.page).toHaveURL(/lang=English/);
  await expect(app.page).not.toHaveURL(/page=/);
  await app.page.getByRole('group', { name: 'Tags (all must match)' }).getByRole('button').first().click();
  await expect(app.page).toHaveURL(/tag=/);

  await app.page.goBack();
  await app.page.goBack();
  await expect(current(app)).toHaveText('2');
  await expect(uses(app).first()).toHaveAttribute('aria-label', second ?? '');
  await expect(search(app)).toHaveValue('the');

  await app.go('Builder');
  await app.go('Library');
  await search(app).fill('rain');
  await app.page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, Z to A');
  await expect(app.page).toHaveURL(/order=desc/);
  await expect(count(app)).not.toHaveText('90 templates');
  await expect(app.page.locator('mark').first()).toBeVisible();
  const names = await app.page.locator('main h3').allTextContents();
  await app.page.getByRole('button', { name: 'Copy link to this view' }).click();
  const link = await readCopiedLink(app);
  await app.go('Builder');
  await app.page.goto(new URL(`/${link}`, app.page.url()).href);
  await app.isReady();
  await expect(search(app)).toHaveValue('rain');
  await expect(app.page.locator('main h3')).toHaveText(names);
  await expect(app.page.locator('mark').first()).toBeVisible();
});

test('a template opens its details, and a link to it opens the same or says that it is not here', {
  tag: '@desktop'
}, async ({ app }) => {
  await app.go('Library');
  await search(app).fill('tiktok transition');
  await app.page.getByRole('link', { name: 'TikTok Transition' }).click();
  await expect(app.dialog).toHaveAccessibleName('TikTok Transition');
  await expect(app.dialog.getByText('15 s', { exact: true })).toBeVisible();
  await expect(app.dialog.getByText(/^(Ready for|Veo 3 will reject)/)).toBeVisible();
  await app.dialog.getByRole('button', { name: 'Copy link' }).click();
  const link = await readCopiedLink(app);
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await expect(app.page.getByRole('link', { name: 'TikTok Transition' })).toBeFocused();

  await app.page.goto(new URL(`/${link}`, app.page.url()).href);
  await expect(app.dialog).toHaveAccessibleName('TikTok Transition');
  await app.dialog.getByRole('button', { name: 'Use TikTok Transition' }).click();
  await expect(app.dialog).toHaveCount(0);
  expect(await app.readJson()).toMatchObject({ duration: 15, aspectRatio: '9:16' });

  await app.page.goto(new URL('/library?template=user-template-1', app.page.url()).href);
  await expect(app.page.getByText('The template of this link is not on this device.')).toBeVisible();
  await app.page.getByRole('button', { name: 'Show the library' }).click();
  await expect(app.page).toHaveURL(/library$/);
  await expect(uses(app)).toHaveCount(12);
});

test('Shift and the command key choose several, and the bar does one thing to all; a card has its menu by keys', async ({
  app
}) => {
  await app.go('Library');
  const names = app.page.locator('main li[data-template] h3');
  await names.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await names.nth(4).click({ modifiers: ['Shift'] });
  const bar = app.page.getByRole('region', { name: 'Selected templates' });
  await expect(bar).toContainText('4 selected');
  await names.nth(2).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(app.page.getByRole('button', { name: /from favorites$/, pressed: true })).toHaveCount(3);
  await expect(app.dialog).toHaveCount(0);

  await names.nth(1).click({ button: 'right' });
  const menu = app.page.getByRole('menu', { name: '3 selected' });
  await menu.getByRole('menuitem', { name: 'Remove from favorites' }).click();
  await expect(app.page.getByRole('button', { name: /from favorites$/, pressed: true })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);

  const link = app.page.locator('main li[data-template] a').first();
  const cardMenu = app.page.getByRole('menu', { name: /^Actions for/ });
  // The cards are drawn once more when the fit check has come.
  await expect(async () => {
    await link.focus();
    await app.page.keyboard.press('Shift+F10');
    await expect(cardMenu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(cardMenu.getByRole('menuitem', { name: 'Use' })).toBeFocused();
  await app.page.keyboard.press('Escape');
  await expect(cardMenu).toHaveCount(0);
  await expect(link).toBeFocused();
  await app.page.keyboard.press('Shift+F10');
  await cardMenu.getByRole('menuitem', { name: 'Select' }).click();
  await expect(app.page.getByRole('region', { name: 'Selected templates' })).toContainText('1 selected');
  await app.page
    .getByRole('region', { name: 'Selected templates' })
    .getByRole('button', { name: 'Clear selection' })
    .click();

  await app.page.getByRole('switch', { name: 'Favorites only' }).click();
  await expect(app.page.getByText('No favorites yet')).toBeVisible();
  await app.page.getByRole('button', { name: 'Browse all templates' }).click();
  await app.page.getByRole('switch', { name: 'Your own only' }).click();
  await expect(app.page.getByText('No templates of your own yet')).toBeVisible();
  await app.page.getByRole('button', { name: 'Write a template' }).click();
  await expect(app.dialog).toHaveAccessibleName('New template');
});

test('a stand-in of their shape is shown while the templates load, and then the templates', {
  tag: '@browser'
}, async ({ app }) => {
  const held = Promise.withResolvers<void>();
  await app.page.route('**/templates-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await app.page.reload();
  await app.isReady();
  await app.go('Library');
  await expect(app.page.getByText('Loading templates')).toBeAttached();
  held.resolve();
  await expect(uses(app)).toHaveCount(12);
  await expect(app.page.getByText('Loading templates')).toHaveCount(0);
});
