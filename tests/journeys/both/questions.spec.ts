import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a reader asks about a listing, the seller answers, and the answer is public and no link', async ({
  app,
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const slug = await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title, priceCents: 500 });
  await openOwnProfile(seller, market.url);

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  const section = app.page.getByRole('region', { name: 'Questions and answers' });
  await expect(section.getByText(/^No questions yet/)).toBeVisible();
  await section.getByRole('button', { name: 'Ask a question' }).click();
  await expect(section.getByText('Write at least 10 characters.')).toBeVisible();
  await section.getByLabel('Your question').fill('Does the fog move?');
  await section.getByRole('button', { name: 'Ask a question' }).click();
  await expect(section.getByRole('listitem')).toContainText('Does the fog move?');
  await expect(section.getByRole('button', { name: 'Remove question' })).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await seller.page.goto(`${market.url}/seller/questions`);
  const open = seller.page.getByRole('list', { name: 'Questions without an answer' });
  await expect(open).toContainText('Does the fog move?');
  await open.getByRole('button', { name: 'Answer', exact: true }).click();
  await open.getByLabel('Your answer').fill('Slowly. See https://example.com/fog');
  expect(await listViolations(seller.page)).toEqual([]);
  await open.getByRole('button', { name: 'Publish answer' }).click();
  await expect(seller.page.getByRole('heading', { name: 'No open questions' })).toBeVisible();

  const notifications = await app.open('Notifications');
  await expect(notifications.getByText(`The seller of “${title}” answered your question.`)).toBeVisible();
  await app.page.keyboard.press('Escape');
  const visitors = await browser.newContext({ baseURL: market.url });
  const reader = await visitors.newPage();
  await reader.goto(`${market.url}/marketplace/${slug}`);
  const read = reader.getByRole('region', { name: 'Questions and answers' });
  await expect(read.getByText('Slowly. See https://example.com/fog')).toBeVisible();
  await expect(read.getByRole('link', { name: /example/ })).toHaveCount(0);
  await expect(read.getByRole('link', { name: 'Sign in to ask a question' })).toBeVisible();
  expect(await listViolations(reader)).toEqual([]);
  await visitors.close();
  await shop.close();
});
