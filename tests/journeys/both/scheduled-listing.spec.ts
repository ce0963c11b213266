import { failPublication, seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a seller schedules a listing, sees when it goes on sale, and cancels it', async ({
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url, timezoneId: 'Europe/Madrid' });
  const seller = new AppPage(await shop.newPage());
  const { page } = seller;
  const main = page.getByRole('main');
  await page.goto(market.url);
  const { email, username } = await enter(seller);
  const { dataFolder } = market;
  await seedSellerWithPrompt({ dataFolder, email, title: 'Rain', otherTitles: ['Snow', 'Fog'] });
  await openOwnProfile(seller, market.url);

  await goTo(seller, '/');
  await seller.type('Concept', `The ${username} ferry leaves without its captain`);
  await seller.command('Prompt: Sell this prompt');
  const title = `Ferry ${username.slice(-8)}`;
  await main.getByLabel('Title', { exact: true }).fill(title);
  await main.getByLabel('Category', { exact: true }).fill('Nature');
  await main.getByLabel('Description', { exact: true }).fill('A ferry at dawn.');
  await main.getByLabel('Price in US dollars').fill('0');
  await main.getByLabel('Publish later').check();
  const time = main.getByLabel('Goes on sale');
  await time.fill('');
  await expect(main.getByText('Enter the date and time when it goes on sale.')).toBeVisible();
  await time.fill('2020-03-01T09:00');
  await expect(main.getByText(/Mar 1, 2020, 9:00 AM GMT\+1 in your time zone, Europe\/Madrid/)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Submit listing' }).click();
  await expect(main.getByText('Choose a time in the future, at most a year ahead.')).toBeVisible();
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await time.fill(`${nextMonth}T09:00`);
  await main.getByRole('button', { name: 'Submit listing' }).click();

  const row = main.getByRole('list', { name: 'Your listings' }).getByRole('listitem').filter({
    hasText: title
  });
  await expect(row.getByText('Scheduled')).toBeVisible();
  await expect(row.getByText(/^Goes on sale .* 9:00 AM GMT\+[12]\.$/)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await row.getByRole('button', { name: `Cancel publication: “${title}”` }).click();
  await expect(row.getByText('Publication canceled. Edit it to submit it again.')).toBeVisible();
  await row.getByRole('button', { name: `Edit “${title}”` }).click();
  await expect(main.getByLabel('Goes on sale')).toHaveValue(`${nextMonth}T09:00`);
  await main.getByRole('button', { name: 'Submit changes' }).click();
  await expect(row.getByText('Scheduled')).toBeVisible();

  await failPublication({ dataFolder, title });
  await page.reload();
  await expect(row.getByText('Not published', { exact: true })).toBeVisible();
  const reason = 'Not published: its price is no longer allowed.';
  await expect(row.getByText(reason)).toBeVisible();
  await expect(main.getByRole('list', { name: 'To do' }).getByText(reason)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await row.getByRole('button', { name: `Edit “${title}”` }).click();
  await expect(main.getByRole('note').getByText(reason)).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await main.getByLabel('Price in US dollars').fill('0');
  await main.getByLabel('Publish later').uncheck();
  await main.getByRole('button', { name: 'Submit changes' }).click();
  await expect(row.getByText('On sale', { exact: true })).toBeVisible();
  await shop.close();
});
