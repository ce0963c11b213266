import { seedSellerWithSale } from '#tests/support/server/seed-sale.ts';
import { AccountPage, createAccount } from '../pages/account-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { waitForLink } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

const dayMs = 86_400_000;

test('an administrator sees what a commission would have done, schedules it, and cancels it', async ({
  app,
  market
}) => {
  test.slow();
  const { page } = app;
  const { dataFolder, url } = market;
  const seller = await createAccount({ url, waitForLink: (to) => waitForLink(url, to) });
  await seedSellerWithSale({ dataFolder, email: seller.email, title: 'Bell', priceCents: 2000 });
  const account = new AccountPage(page);
  await enterAdministration(app, market, '/admin/settings');
  await account.shows('Platform settings');

  const settings = page.getByRole('list', { name: 'Platform settings' });
  const commission = settings
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Commission', exact: true }) });
  await expect(commission.getByText('20%')).toBeVisible();
  await expect(commission.getByText('Default value. Never changed.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await commission.getByRole('button', { name: 'Change: Commission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Commission' });
  await dialog.getByLabel('New value').fill('70');
  await expect(dialog.getByText('Enter a valid value to see its effect.')).toBeVisible();
  await dialog.getByLabel('New value').fill('30');
  await expect(dialog.getByText(/^Platform: .+ instead of .+ \(\+.+\)$/)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  const tomorrow = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  await dialog.getByLabel('Takes effect on').fill(tomorrow);
  await dialog.getByLabel('Reason').fill('Payments cost more than they did.');
  await dialog.getByRole('button', { name: 'Schedule change' }).click();
  await expect(dialog).toBeHidden();
  await expect(commission.getByText('Scheduled: 30%')).toBeVisible();
  await expect(commission.getByText('Payments cost more than they did.')).toBeVisible();

  await commission.getByRole('button', { name: 'Cancel this change' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel the scheduled change?' });
  await question.getByLabel('Reason').fill('The payment provider took it back.');
  expect(await listViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel change' }).click();
  await expect(commission.getByText('Scheduled: 30%')).toHaveCount(0);
  await commission.getByText('1 earlier change').click();
  await expect(commission.getByText('(canceled before it took effect)')).toBeVisible();
});
