import { AccountPage } from '../pages/account-page.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

const title = 'The librarian and the dragon';

test('a listing is wished for by its heart, put into a list, taken out, and brought back', async ({
  app,
  market
}) => {
  test.slow();
  const { page } = app;
  const buyer = new Buyer(app);
  await buyer.find(title);
  await page.getByRole('link', { name: `Add “${title}” to your wishlist` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await buyer.join(market.url);

  await buyer.find(title);
  const heart = page.getByRole('button', { name: `Add “${title}” to your wishlist` });
  await heart.click();
  await expect(page.getByRole('button', { name: `Take “${title}” off your wishlist` })).toHaveAttribute(
    'aria-pressed',
    'true'
  );

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Your wishlist' }).click();
  const wishes = page.getByRole('list', { name: 'Your wishlist' }).getByRole('listitem');
  await expect(wishes).toHaveCount(1);
  await expect(wishes).toContainText(['$3.49']);

  await page.getByRole('button', { name: 'More for Wishlist' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await app.dialog.getByLabel('Name').fill('For a rainy day');
  await app.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(app.dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('For a rainy day')).toBeVisible();

  await page.getByRole('button', { name: 'New list' }).click();
  await app.dialog.getByLabel('Name').fill('For the winter');
  await app.dialog.getByRole('button', { name: 'Make the list' }).click();
  await expect(app.dialog).toHaveCount(0);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByRole('button', { name: `Move “${title}” to another list` }).click();
  await page.getByRole('menuitem', { name: 'For the winter' }).click();
  await page.getByRole('radio', { name: 'For the winter' }).check();
  await expect(wishes).toHaveCount(1);

  await page.getByRole('button', { name: `Remove “${title}”` }).click();
  await expect(wishes).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wishes).toHaveCount(1);

  await page.getByRole('button', { name: 'More for For the winter' }).click();
  await page.getByRole('menuitem', { name: 'Remove list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove list' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a listing found while the server cannot be reached is wished for, and on the other device once it can', {
  tag: '@desktop'
}, async ({ app, market, context, build }) => {
  const buyer = new Buyer(app);
  const person = await buyer.join(market.url);
  const browser = await context.browser()?.newContext({ baseURL: market.url });
  if (browser === undefined) throw new Error('The context has a browser');
  const other = new AppPage(await browser.newPage());
  await other.page.goto(`${market.url}/library`);
  await other.isReady();
  const account = new AccountPage(other.page);
  await account.signIn(person);
  await account.shows('Your profile');
  await goTo(other, '/wishlist');
  await expect(other.page.getByText('Nothing here yet')).toBeVisible();

  await goTo(app, '/sync');
  // On without being asked in the desktop app alone.
  const shelf = app.page.getByRole('switch', { name: 'Keep the marketplace on this device' });
  if (build === 'desktop') await expect(shelf).toBeChecked();
  else await shelf.click();
  await expect(app.page.getByText(/^\d+ listings to browse and search without a connection/)).toBeVisible();

  market.setReachable(false);
  await goTo(app, '/marketplace?q=librarain&kind=prompt');
  await expect(app.page.getByText(/This is what was here on/)).toBeVisible();
  await expect(app.page.getByRole('heading', { name: '1 listing', exact: true })).toBeVisible();
  await app.page.getByRole('button', { name: `Add “${title}” to your wishlist` }).click();
  const heart = app.page.getByRole('button', { name: `Take “${title}” off your wishlist` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await app.page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(app.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(app.page.getByText(/only a summary of the listing/)).toBeVisible();
  await goTo(app, '/wishlist');
  await expect(app.page.getByRole('main')).toContainText('$3.49');
  const unsent = app.page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^(1 change waiting|Will sync)$/ });
  await expect(unsent).toBeVisible();

  market.setReachable(true);
  const lookAgain = () => dispatchEvent(new Event('focus'));
  await expect(async () => {
    await app.page.evaluate(lookAgain);
    await other.page.evaluate(lookAgain);
    await expect(other.page.getByRole('main').getByRole('link', { name: title })).toBeVisible({
      timeout: 3000
    });
  }).toPass();
  await expect(unsent).toHaveCount(0);
  await browser.close();
});
