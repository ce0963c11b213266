import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('an administrator takes a listing down and refunds its buyer; the seller reads why', async ({
  app,
  browser,
  market
}) => {
  test.setTimeout(120_000);
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username, name } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const slug = await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title });
  const street = await browser.newContext({ baseURL: market.url });
  const passerBy = new AppPage(await street.newPage());
  await enter(passerBy);
  await openOwnProfile(passerBy, market.url);
  const buyer = new Buyer(passerBy);
  await passerBy.page.goto(`${market.url}/marketplace/${slug}`);
  await buyer.offer.getByRole('button', { name: 'Get it for free' }).click();
  await passerBy.dialog.getByRole('button', { name: 'Get it for free' }).click();
  await buyer.isTold('It is yours.');
  await passerBy.page.goto(`${market.url}/marketplace/${slug}`);
  await passerBy.page.getByRole('button', { name: 'Report this listing' }).click();
  await passerBy.dialog.getByLabel('Anything to add?').fill('I have seen these words before.');
  await passerBy.dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(passerBy.page.getByText('You reported this')).toBeVisible();
  await passerBy.page.reload();
  await expect(passerBy.page.getByText('You reported this')).toBeVisible();

  const account = new AccountPage(app.page);
  await enterAdministration(app, market, '/admin');
  await account.follow('Users');
  await account.fill('Search people', username);
  await account.press('Search');
  await app.page
    .getByRole('list', { name: 'People' })
    .getByRole('link')
    .filter({ hasText: username })
    .click();
  await expect(app.page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await app.page.getByRole('button', { name: 'Listings' }).click();
  await app.page.getByRole('link', { name: title }).click();
  await expect(app.page.getByRole('heading', { name: title })).toBeVisible();
  await account.follow('See it in the marketplace');
  await account.follow('Open in administration');
  await expect(app.page.getByText('1 buyer, who paid $0.00')).toBeVisible();
  const reports = app.page.getByRole('region', { name: 'Reports' });
  await expect(reports.getByText('I have seen these words before.')).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await account.press('Take down…');
  const dialog = app.page.getByRole('dialog', { name: 'Take the listing down' });
  await expect(dialog.getByText('1 buyer gets $0.00 back and loses access')).toBeVisible();
  const reason = 'It copies the listing of another seller word for word.';
  await dialog.getByLabel('Reason').fill(reason);
  expect(await listViolations(app.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take down', exact: true }).click();
  const progress = app.page.getByRole('region', { name: 'Take-down' });
  await expect(progress.getByText('1 of 1 order dealt with, and the buyers told')).toBeVisible();
  await expect(progress.getByText(/^Finished /)).toBeVisible();
  const past = app.page.getByRole('region', { name: 'Decisions' });
  await expect(past.getByText('Listing taken down')).toBeVisible();
  await expect(past.getByText(reason)).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await passerBy.page.goto(`${market.url}/marketplace/${slug}`);
  await expect(passerBy.page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  const news = await passerBy.open('Notifications');
  await expect(news.getByText(`“${title}” was taken down. You get your money back`).first()).toBeVisible();
  await street.close();

  await openOwnProfile(seller, market.url);
  await seller.page.getByRole('link', { name: 'Decisions about you' }).click();
  await expect(seller.page.getByText('Listing taken down').first()).toBeVisible();
  await expect(seller.page.getByText(reason).first()).toBeVisible();
  await expect(seller.page.getByText('You have 2 strike points.')).toBeVisible();
  await expect(seller.page.getByText(/^2 strike points until /)).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);

  await app.page.getByRole('link', { name }).first().click();
  await expect(app.page.getByText('2 strike points count against this seller.')).toBeVisible();
  await app.page.getByRole('button', { name: 'Void strike' }).click();
  const voiding = app.page.getByRole('dialog', { name: 'Void this strike?' });
  await voiding.getByLabel('Reason').fill('The other listing is the younger one.');
  expect(await listViolations(app.page)).toEqual([]);
  await voiding.getByRole('button', { name: 'Void strike' }).click();
  await expect(app.page.getByText(/^2 strike points voided on .*: The other listing/)).toBeVisible();
  await expect(app.page.getByRole('button', { name: 'Void strike' })).toHaveCount(0);
  expect(await listViolations(app.page)).toEqual([]);
  await shop.close();
});
