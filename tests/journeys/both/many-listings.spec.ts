import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a seller changes several listings at once, undoes it, and exports all of them', async ({
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { page } = seller;
  const main = page.getByRole('main');
  const { email } = await enter(seller);
  const { dataFolder } = market;
  const otherTitles = ['Snow', '=Fog'];
  await seedSellerWithPrompt({ dataFolder, email, title: 'Rain', priceCents: 500, otherTitles });
  await openOwnProfile(seller, market.url);
  await goTo(seller, '/seller');
  const rows = main.getByRole('list', { name: 'Your listings' }).getByRole('listitem');
  await main.getByLabel('Select “Rain”').check();
  await main.getByLabel('Select “Snow”').check();
  await expect(main.getByText('2 selected')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Change price' }).click();
  await seller.dialog.getByLabel('Change in percent').fill('-50');
  await expect(seller.dialog.getByText('Needs a review: edit it on its own').first()).toBeVisible();
  await seller.dialog.getByLabel('Change in percent').fill('-20');
  await expect(seller.dialog.getByText('$5.00 → $4.00').first()).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await seller.dialog.getByRole('button', { name: 'Change 2 listings' }).click();
  await expect(page.getByText('2 listings changed')).toBeVisible();
  await expect(rows.filter({ hasText: '$4.00' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rows.filter({ hasText: '$5.00' })).toHaveCount(3);

  await main.getByLabel('Select “=Fog”').check();
  await main
    .getByRole('region', { name: 'Selected listings' })
    .getByRole('button', { name: 'Pause', exact: true })
    .click();
  await seller.dialog.getByRole('button', { name: 'Change 1 listing' }).click();
  await expect(rows.filter({ hasText: '=Fog' }).getByText('Paused')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString('utf8');
  expect(text).toContain("'=Fog,Prompt,Paused,5,No,,fog,1,0,");

  // A new version is compared with the seller's other listings, and not with the one it is of.
  await main.getByRole('button', { name: 'Edit “Rain”' }).click();
  const matches = main.getByRole('listitem').filter({ hasText: 'match with your listing' });
  await expect(matches.getByRole('link', { name: 'Snow' })).toBeVisible();
  await expect(matches.getByRole('link', { name: 'Rain' })).toHaveCount(0);
  const suggestions = main.getByRole('group', { name: 'Suggestions: Tags' });
  await expect(suggestions).toHaveCount(0);
  await main.getByLabel('Tags', { exact: true }).fill('fo');
  await expect(suggestions.getByRole('button', { name: 'fog' })).toBeVisible();
  await shop.close();
});
