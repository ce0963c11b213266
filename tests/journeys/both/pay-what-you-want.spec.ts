import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a seller lets buyers choose the price, a buyer pays their own, and receipt and sale show that amount', async ({
  app,
  browser,
  market,
  goOutside
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const form = seller.page.getByRole('main');
  const { email, username } = await enter(seller);
  const title = `Tide ${username.slice(-8)}`;
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title, priceCents: 500 });
  await openOwnProfile(seller, market.url);
  await goTo(seller, '/seller');
  await form.getByRole('button', { name: `Edit “${title}”` }).click();
  await form.getByLabel('Pay what you want: buyers can pay more').check();
  await form.getByLabel('Lowest price in US dollars').fill('4.49');
  // 20 % of it are 89.8 cents: the rest of a cent is the seller’s, here as in the ledger.
  await expect(form.getByText('You earn $3.60', { exact: false })).toBeVisible();
  const suggested = form.getByLabel('Suggested price in US dollars (optional)');
  await suggested.fill('3.50');
  await form
    .getByRole('button', {
      name: 'Enter a suggested price above the minimum, up to 199.99, or leave it empty.'
    })
    .press('Enter');
  await expect(suggested).toBeFocused();
  await suggested.fill('7.50');
  const preview = form.getByRole('region', { name: 'As buyers see it' });
  await expect(preview.getByRole('complementary', { name: 'Offer' })).toContainText('From $4.49');
  expect(await listViolations(seller.page)).toEqual([]);
  await form.getByRole('button', { name: 'Submit changes' }).click();
  await expect(form.getByRole('list', { name: 'Your listings' })).toContainText('On sale');

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await expect(buyer.offer).toContainText('Pay what you want, $4.49 or more. The seller suggests $7.50.');
  await buyer.review();
  const amount = app.dialog.getByLabel('Your price in US dollars');
  await expect(amount).toHaveValue('4.49');
  await amount.fill('4.48');
  await app.dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(amount).toHaveAccessibleDescription(/Enter an amount from \$4\.49 to \$199\.99\./);
  await expect(amount).toBeFocused();
  expect(await listViolations(app.page)).toEqual([]);
  await amount.fill('12.34');
  await expect(app.dialog.getByText('+$7.85')).toBeVisible();
  const outside = await goOutside(() => app.dialog.getByRole('button', { name: 'Pay $12.34' }).click());
  await outside.getByRole('button', { name: /^Pay \$12\.34/ }).click();
  await buyer.isTold('Paid. It is yours.');
  await app.page.getByRole('main').getByRole('link', { name: 'Receipt' }).click();
  const receipt = app.page.getByRole('main');
  await expect(receipt.getByText('Added by you')).toBeVisible();
  await expect(receipt.getByRole('row', { name: /Total/ })).toContainText('$12.34');

  await goTo(seller, '/seller/earnings');
  const sale = seller.page.getByRole('listitem').filter({ hasText: `Sale: ${title}` });
  await sale.getByText(`Sale: ${title}`).click();
  await expect(sale.getByText('Added by the buyer')).toBeVisible();
  await expect(sale.getByText('$7.85')).toBeVisible();
  await expect(sale.getByText('-$2.46')).toBeVisible();
  await expect(sale.getByText('$9.88').first()).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);
  await shop.close();
});
