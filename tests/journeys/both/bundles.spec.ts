import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a seller makes a bundle, and a buyer who owns one of its prompts pays for the others', async ({
  app,
  browser,
  market,
  goOutside
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const [rain, snow, fog] = ['Rain', 'Snow', 'Fog'].map((word) => `${word} ${username.slice(-8)}`);
  if (rain === undefined || snow === undefined || fog === undefined) throw new Error('No titles');
  const { dataFolder } = market;
  await seedSellerWithPrompt({ dataFolder, email, title: rain, priceCents: 500, otherTitles: [snow, fog] });
  await openOwnProfile(seller, market.url);

  await goTo(seller, '/seller/create-bundle');
  const main = seller.page.getByRole('main');
  await main.getByRole('button', { name: 'Create bundle' }).click();
  await expect(main.getByText('Add 2 to 20 prompts.')).toBeVisible();
  for (const title of [rain, snow, fog]) await main.getByRole('button', { name: `Add “${title}”` }).click();
  await expect(main.getByText('All your prompts on sale are in this bundle.')).toBeVisible();
  const items = main.getByRole('list', { name: 'Prompts in this bundle' }).getByRole('listitem');
  await main.getByRole('button', { name: `Move “${fog}”`, exact: true }).press('Alt+ArrowUp');
  await expect(items.nth(1)).toContainText(fog);
  await expect(main.getByRole('button', { name: `Move “${fog}”`, exact: true })).toBeFocused();
  await main.getByRole('button', { name: `Move up: “${fog}”` }).click();
  await expect(items.nth(0)).toContainText(fog);
  await main.getByRole('button', { name: `Move “${rain}”`, exact: true }).hover();
  await seller.page.mouse.down();
  await items.nth(0).hover({ position: { x: 20, y: 2 } });
  await seller.page.mouse.up();
  await expect(items.nth(0)).toContainText(rain);

  const title = `Weather ${username.slice(-8)}`;
  await main.getByLabel('Title', { exact: true }).fill(title);
  await main.getByLabel('Category', { exact: true }).fill('Nature');
  await main.getByLabel('Description', { exact: true }).fill('Three kinds of weather.');
  await main.getByLabel('Price in US dollars').fill('16');
  await expect(
    main.getByText('Enter a price that is no higher than the prompts cost one by one.')
  ).toBeVisible();
  await main.getByLabel('Price in US dollars').fill('12');
  await expect(main.getByText('One by one, they cost $15.00. Buyers save $3.00 (20%).')).toBeVisible();
  const choice = main.getByRole('switch', { name: 'Pay what you want: buyers can pay more' });
  await choice.click();
  await main.getByLabel('Suggested price in US dollars').fill('11');
  await expect(main.getByText(/^Enter a suggested price above the minimum/)).toBeVisible();
  await main.getByLabel('Suggested price in US dollars').fill('20');
  await expect(
    main.getByText('Pay what you want, $12.00 or more. The seller suggests $20.00.')
  ).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);
  await choice.click();
  await main.getByRole('button', { name: 'Submit listing' }).click();
  await expect(seller.page.getByText(`“${title}” is on sale`)).toBeVisible();

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(snow);
  await buyer.review();
  const first = await goOutside(() => app.dialog.getByRole('button', { name: 'Pay $5.00' }).click());
  await first.getByRole('button', { name: /^Pay \$5\.00/ }).click();
  await buyer.isTold('Paid. It is yours.');

  await buyer.find(title);
  await expect(app.page.getByText('You save')).toBeVisible();
  await expect(buyer.offer.getByText('For 1 prompt that you have')).toBeVisible();
  await expect(buyer.offer.getByText('−$4.00')).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  await buyer.review();
  const second = await goOutside(() => app.dialog.getByRole('button', { name: 'Pay $8.00' }).click());
  await second.getByRole('button', { name: /^Pay \$8\.00/ }).click();
  await buyer.isTold('Paid. It is yours.');
  await buyer.goToPurchases();
  await expect(buyer.purchases).toHaveCount(3);

  // A prompt that is taken off the market keeps its bundle from being bought; the bundle's buyers keep it.
  await seller.page.getByRole('button', { name: `Archive “${fog}”` }).click();
  await expect(seller.page.getByText('A prompt in this bundle is not on sale')).toBeVisible();
  await seller.page.goto(`${market.url}/marketplace?search=${encodeURIComponent(title)}`);
  await main.getByRole('link', { name: title, exact: true }).click();
  await expect(main.getByText(/A prompt in this bundle is no longer on sale/)).toBeVisible();
  await shop.close();
});
