import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a seller makes a sale, a buyer sees the price before crossed out and pays the lower one, and the seller ends it', async ({
  app,
  browser,
  market,
  goOutside
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Kite ${username.slice(-8)}`;
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title, priceCents: 500 });
  await openOwnProfile(seller, market.url);
  await goTo(seller, '/seller/sales');
  await expect(seller.page.getByRole('heading', { name: 'No sales yet' })).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);
  await seller.page.getByRole('button', { name: 'Create sale' }).click();
  await seller.dialog.getByRole('button', { name: 'Create sale' }).click();
  await expect(seller.dialog.getByText('Enter a whole number from 1 to 99.')).toBeVisible();
  await seller.dialog.getByLabel('Percentage off').fill('20');
  await expect(seller.dialog.getByText('$4.00 instead of $5.00')).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);
  await seller.dialog
    .getByLabel('Last day')
    .fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await seller.dialog.getByRole('button', { name: 'Create sale' }).click();
  const row = seller.page.getByRole('list', { name: 'Your sales' }).getByRole('listitem');
  await expect(row).toContainText('Active');
  await expect(row).toContainText('Buyers see $5.00 crossed out');

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await expect(buyer.offer).toContainText('Lowest price in the 30 days before the sale: $5.00');
  await expect(buyer.offer).toContainText('Sale ends');
  expect(await listViolations(app.page)).toEqual([]);
  await buyer.review();
  await expect(app.dialog.getByRole('heading', { name: 'Why this price' })).toBeVisible();
  await expect(app.dialog.getByText('−$1.00')).toBeVisible();
  const outside = await goOutside(() => app.dialog.getByRole('button', { name: 'Pay $4.00' }).click());
  await outside.getByRole('button', { name: /^Pay \$4\.00/ }).click();
  await buyer.isTold('Paid. It is yours.');

  await goTo(seller, '/seller/earnings');
  const sold = seller.page.getByRole('listitem').filter({ hasText: `Sale: ${title}` });
  await expect(sold).toContainText('$3.20');
  await goTo(seller, '/seller/sales');
  await seller.page.getByRole('button', { name: `End sale of ${title}…` }).click();
  await seller.page.getByRole('alertdialog').getByRole('button', { name: 'End sale' }).click();
  await expect(row).toContainText('Ended');
  await shop.close();
});
