import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a seller makes a coupon, a buyer types its code and pays more than the lower floor, and the seller ends it', async ({
  app,
  browser,
  market,
  goOutside
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const price = { priceCents: 500, isPayWhatYouWant: true, suggestedCents: 900 };
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title, ...price });
  await openOwnProfile(seller, market.url);
  await goTo(seller, '/seller/coupons');
  await expect(seller.page.getByRole('heading', { name: 'No coupons yet' })).toBeVisible();
  await seller.page.getByRole('button', { name: 'Create coupon' }).click();
  await seller.dialog.getByRole('button', { name: 'Create coupon' }).click();
  await expect(seller.dialog.getByText('Enter 3 to 30 letters, digits, or hyphens.')).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);
  await seller.dialog.getByLabel('Code', { exact: true }).fill('rain-20');
  await seller.dialog.getByLabel('Percentage off').fill('20');
  await seller.dialog.getByLabel('Number of uses').fill('5');
  await seller.dialog.getByRole('button', { name: 'Create coupon' }).click();
  const row = seller.page.getByRole('list', { name: 'Your coupons' }).getByRole('listitem');
  await expect(row).toContainText('RAIN-20');
  await expect(row).toContainText('Used 0 of 5 times');
  const link = seller.page.getByRole('region', { name: 'Your own link' });
  await expect(link).toContainText(`?via=${username}`);

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await expect(buyer.offer).toContainText('From $5.00');
  await expect(buyer.offer).toContainText('Pay what you want, $5.00 or more. The seller suggests $9.00.');
  await buyer.review();
  const code = app.dialog.getByLabel('Coupon code');
  await code.fill('SNOW-20');
  await app.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(app.dialog.getByText('This seller has no coupon with this code.')).toBeVisible();
  await code.fill('rain-20');
  await app.dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(app.dialog.getByText('Coupon RAIN-20 is applied.')).toBeVisible();
  await expect(app.dialog.getByRole('heading', { name: 'Why this price' })).toBeVisible();
  await expect(app.dialog.getByText('−$1.00')).toBeVisible();
  const amount = app.dialog.getByLabel('Your price in US dollars');
  await expect(amount).toHaveValue('4.00');
  await amount.fill('3.99');
  await app.dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(app.dialog.getByText('Enter an amount from $4.00 to $199.99.')).toBeVisible();
  await expect(amount).toBeFocused();
  await app.dialog.getByRole('button', { name: 'Pay the suggested $9.00' }).click();
  await expect(app.dialog.getByText('+$5.00')).toBeVisible();
  await amount.fill('6,5');
  await expect(app.dialog.getByText('+$2.50')).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  const outside = await goOutside(() => app.dialog.getByRole('button', { name: 'Pay $6.50' }).click());
  await outside.getByRole('button', { name: /^Pay \$6\.50/ }).click();
  await buyer.isTold('Paid. It is yours.');

  await seller.page.reload();
  await expect(row).toContainText('Used 1 of 5 times');
  await expect(row).toContainText('Buyers saved $1.00');
  expect(await listViolations(seller.page)).toEqual([]);
  await seller.page.getByRole('button', { name: 'More for coupon RAIN-20' }).click();
  await seller.page.getByRole('menuitem', { name: 'End coupon…' }).click();
  await seller.page.getByRole('alertdialog').getByRole('button', { name: 'End coupon' }).click();
  await expect(row).toContainText('Ended');
  await shop.close();
});
