import { publishAnother, seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a buyer follows a seller, reads of their next listing, and unfollows; the seller sees who follows', async ({
  app,
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const { dataFolder } = market;
  await seedSellerWithPrompt({ dataFolder, email, title, priceCents: 500 });
  await openOwnProfile(seller, market.url);
  await goTo(seller, '/seller/followers');
  await expect(seller.page.getByRole('heading', { name: 'No followers yet' })).toBeVisible();
  expect(await listViolations(seller.page)).toEqual([]);

  const buyer = new Buyer(app);
  const person = await buyer.join(market.url);
  await buyer.find(title);
  await app.page.getByRole('button', { name: /^Follow / }).click();
  await expect(app.page.getByRole('button', { name: /^Following / })).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await seller.page.reload();
  await expect(seller.page.getByText('1 follower.')).toBeVisible();
  const follower = seller.page.getByRole('list', { name: 'Your followers' }).getByRole('listitem');
  await expect(follower.getByRole('link')).toHaveAttribute('href', `/profile/${person.username}`);
  expect(await listViolations(seller.page)).toEqual([]);
  await seller.page.goto(`${market.url}/profile/${username}`);
  await expect(seller.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(seller.page.getByRole('button', { name: /^Follow(ing)? / })).toHaveCount(0);

  await publishAnother({ dataFolder, email, title: `Rain ${username.slice(-8)}` });
  const rail = app.page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('link', { name: 'Purchases' }).click();
  const notifications = await app.open('Notifications');
  await expect(notifications.getByText(`published “Rain ${username.slice(-8)}”.`)).toBeVisible();
  await app.page.keyboard.press('Escape');

  await rail.getByRole('link', { name: /profile/i }).click();
  await app.page.getByRole('link', { name: 'Sellers you follow' }).click();
  await app.page.getByRole('button', { name: /^Unfollow / }).click();
  await expect(app.page.getByRole('heading', { name: 'You are not following anyone yet' })).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  await shop.close();
});
