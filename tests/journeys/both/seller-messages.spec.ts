import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

const text = 'On Veo 3.1 the fog needs a slower pan.\nVersion 2 says so.';

test('a seller writes to the buyers of a listing; a buyer reads it and mutes the seller', async ({
  app,
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title });
  await openOwnProfile(seller, market.url);

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.offer.getByRole('button', { name: 'Get it for free' }).click();
  await app.dialog.getByRole('button', { name: 'Get it for free' }).click();
  await buyer.isTold('It is yours');

  await seller.page.goto(`${market.url}/seller`);
  await seller.page.getByRole('button', { name: `Message buyers of ${title}` }).click();
  const dialog = seller.page.getByRole('dialog', { name: 'Message buyers' });
  await expect(dialog.getByText('Your message goes to 1 buyer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Write at least 10 characters.')).toBeVisible();
  await dialog.getByLabel('Message', { exact: true }).fill(text);
  expect(await listViolations(seller.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('to 1 buyer');

  const notifications = await app.open('Notifications');
  const notice = notifications.getByRole('listitem').filter({ hasText: 'Message from a seller' });
  await expect(notice).toContainText('needs a slower pan');
  await notice.getByRole('link').click();
  const messages = app.page.getByRole('list', { name: 'Messages from sellers' });
  await expect(messages).toContainText('Version 2 says so.');
  await messages.getByRole('button', { name: /^Mute / }).click();
  await expect(messages.getByRole('button', { name: /^Unmute / })).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await seller.page.reload();
  await seller.page.getByRole('button', { name: `Message buyers of ${title}` }).click();
  await expect(dialog.getByText(/^No buyer would get a message/)).toBeVisible();
  await shop.close();
});
