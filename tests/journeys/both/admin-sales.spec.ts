import { seedSellerWithSale } from '#tests/support/server/seed-sale.ts';
import { withServerDatabase } from '#tests/support/server/with-server-database.ts';
import { AccountPage, createAccount } from '../pages/account-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { waitForLink } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

test('an administrator reads the sales, sees that they agree with the ledger, and saves them', async ({
  app,
  market,
  takeFile
}) => {
  test.slow();
  const { page } = app;
  const seller = await createAccount({
    url: market.url,
    waitForLink: (to) => waitForLink(market.url, to)
  });
  const title = `Bell ${seller.username.slice(-8)}`;
  const { dataFolder } = market;
  await seedSellerWithSale({ dataFolder, email: seller.email, title, priceCents: 2000 });

  const account = new AccountPage(page);
  await enterAdministration(app, market, '/admin/sales');
  await account.shows('Sales analytics');

  // The sale is 40 days old.
  await page.getByRole('radio', { name: '90 days' }).check();
  const agrees = page.getByText('Orders and ledger agree to the cent.');
  await expect(agrees).toBeVisible();
  const top = page.getByRole('region', { name: 'Top listings' });
  const row = top.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('cell').first()).toHaveText('$20.00');
  await expect(page.getByRole('img', { name: 'Net: By week' })).toBeVisible();
  await page.getByLabel('Figure in the chart').selectOption('Commission');
  await expect(page.getByRole('img', { name: 'Commission: By week' })).toBeVisible();
  const readout = page.getByRole('slider', { name: 'Commission: By week' });
  const last = await readout.innerText();
  expect(last).toMatch(/, 20\d\d: \$[\d,.]+$/);
  await readout.press('ArrowLeft');
  await expect(readout).not.toHaveText(last);
  await readout.press('End');
  await expect(readout).toHaveText(last);
  expect(await listViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: '365 days' }).check();
  await expect(page.getByRole('img', { name: 'Commission: By month' })).toBeVisible();
  await expect(row).toBeVisible();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await page.getByLabel('From', { exact: true }).fill('2025-12-31');
  await page.getByLabel('To', { exact: true }).fill('2025-12-31');
  await expect(page.getByText('No sales in this range.').first()).toBeVisible();
  await expect(agrees).toBeVisible();
  await page.getByRole('radio', { name: '90 days' }).check();
  await expect(row).toBeVisible();
  const file = await takeFile(() => page.getByRole('button', { name: 'Save as CSV: Top listings' }).click());
  expect(file.text).toContain(`${title},20,0,0,20,4,16,`);

  const plant = (cents: number) =>
    withServerDatabase(dataFolder, (database) =>
      database.pool.query(
        `update listing_daily_counts set commission_cents = commission_cents + $1
          where gross_cents = 2000 and listing_id in (select listing_id from listing_versions where title = $2)`,
        [cents, title]
      )
    );
  await plant(3);
  await page.getByRole('radio', { name: '365 days' }).check();
  await expect(page.getByText('Orders and ledger differ.')).toBeVisible();
  const check = page.getByRole('region', { name: 'Orders and ledger' });
  await expect(check.getByRole('row', { name: /^Commission/ })).toContainText('$0.03');
  await expect(check.getByRole('row', { name: /^Net/ })).toContainText('None');
  expect(await listViolations(page)).toEqual([]);
  await plant(-3);
  await page.getByRole('radio', { name: '90 days' }).check();
  await expect(agrees).toBeVisible();
});
