import { seedSellerWithSale } from '#tests/support/server/seed-sale.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

const long = { timeout: 40_000 };

test('a seller sees each cent of a sale, sets up payouts, is paid after a payout that failed, and saves a statement', async ({
  app,
  context,
  market,
  goOutside,
  takeFile
}) => {
  test.slow();
  const { page } = app;
  const { email } = await new Buyer(app).join(market.url);
  await seedSellerWithSale({ dataFolder: market.dataFolder, email, title: 'Fog bell', priceCents: 2000 });
  // The account is read again, with the new role.
  await page.reload();
  await app.isReady();
  await goTo(app, '/seller/earnings');

  const available = page.getByRole('button', { name: /^Available/ });
  await expect(available).toContainText('$16.00');
  await available.click();
  await expect(page.getByRole('heading', { name: 'Activity: Available' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Sale: Fog bell' });
  await line.getByText('Sale: Fog bell').click();
  await expect(line.getByText('Commission (20%)')).toBeVisible();
  await expect(line.getByText('-$4.00')).toBeVisible();

  const provider = await goOutside(() => page.getByRole('button', { name: 'Set up payouts' }).click());
  await provider.getByRole('button', { name: 'Connect a test bank account' }).click();
  if (provider !== page) {
    await expect(provider).toHaveURL(/\/seller\/earnings$/);
    // The seller returns to the window of the app.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Show all activity' }).click();
  }
  const request = page.getByRole('button', { name: 'Request payout of $16.00' });
  await expect(request).toBeVisible(long);

  const bank = await context.newPage();
  await bank.goto(`${market.url}/sandbox`);
  await bank.getByRole('button', { name: 'Transfers fail after five seconds' }).click();
  await request.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request payout' }).click();
  const history = page.getByRole('list', { name: 'Payout history' });
  await expect(history.getByText('On its way')).toBeVisible(long);
  await expect(history.getByText('Your bank rejected it.', { exact: false })).toBeVisible(long);
  await expect(page.getByRole('list', { name: 'All activity' }).getByText('Payout returned')).toBeVisible(
    long
  );

  await bank.reload();
  await bank.getByRole('button', { name: 'Transfers arrive after five seconds' }).click();
  await request.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request payout' }).click();
  await expect(history.getByRole('listitem').first().getByText('Paid', { exact: true })).toBeVisible(long);
  await expect(page.getByRole('button', { name: /^Paid(?! out)/ })).toContainText('$16.00');
  await history.getByRole('button', { name: 'Show orders' }).first().click();
  await expect(page.getByRole('list', { name: 'Orders in this payout' })).toContainText('Fog bell');

  await page
    .getByRole('button', { name: /^Open the statement for/ })
    .first()
    .click();
  await expect(app.dialog.getByText('Closing balance')).toBeVisible();
  await expect(app.dialog.getByText('Payout', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const years = page.getByRole('list', { name: 'Years' });
  await years
    .getByRole('button', { name: /^Earned in \d{4}/ })
    .first()
    .click();
  await expect(years.getByRole('list', { name: /^Earned in/ })).toContainText('Sale: Fog bell');

  const file = await takeFile(() =>
    page
      .getByRole('button', { name: /^Save as CSV/ })
      .last()
      .click()
  );
  expect(file.name).toMatch(/\.csv$/);
  expect(file.text).toContain('Fog bell');
});
