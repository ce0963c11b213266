import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { seedSubmission } from '#tests/support/server/seed-submission.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { test } from '../pages/market-server.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('an administrator rejects a change and removes a reported question; each reads why, and one appeals', async ({
  app,
  browser,
  market
}) => {
  test.setTimeout(120_000);
  const { dataFolder } = market;
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const slug = await seedSellerWithPrompt({ dataFolder, email, title });
  await seedSubmission({
    dataFolder,
    slug,
    title: `${title} in the rain`,
    description: 'A keeper lights the old lamp.'
  });
  await openOwnProfile(seller, market.url);

  const street = await browser.newContext({ baseURL: market.url });
  const asker = new AppPage(await street.newPage());
  await enter(asker);
  await openOwnProfile(asker, market.url);
  const words = `Cheap watches at ${username.slice(-8)}`;
  await asker.page.goto(`${market.url}/marketplace/${slug}`);
  const questions = asker.page.getByRole('region', { name: 'Questions and answers' });
  await questions.getByRole('button', { name: 'Ask a question' }).click();
  await questions.getByLabel('Your question').fill(words);
  await questions.getByRole('button', { name: 'Ask a question' }).click();
  await expect(questions.getByRole('listitem')).toContainText(words);
  await seller.page.goto(`${market.url}/marketplace/${slug}`);
  const asked = seller.page.getByRole('region', { name: 'Questions and answers' });
  await asked.getByRole('button', { name: /^Report/ }).click();
  await seller.dialog.getByRole('button', { name: /^(Report|Send)/ }).click();
  await expect(seller.dialog).toBeHidden();

  const account = new AccountPage(app.page);
  await enterAdministration(app, market, '/admin');
  await account.follow('Content');
  await account.shows('Content moderation');
  const queue = app.page.getByRole('list', { name: 'Waiting for a decision' });
  await queue.getByRole('link', { name: `${title} in the rain` }).click();
  await expect(queue.getByRole('deletion').filter({ hasText: 'a' }).first()).toBeVisible();
  await expect(queue.getByRole('insertion').filter({ hasText: 'in the rain' })).toBeVisible();
  await expect(queue.getByText('On sale now').first()).toBeVisible();
  await expect(app.page.getByText('Listings on sale', { exact: true })).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await app.page.keyboard.press('r');
  const rejecting = app.page.getByRole('dialog', { name: 'Reject' });
  await rejecting.getByLabel('Reason').selectOption('It promises something that it does not deliver.');
  const sent = rejecting.getByLabel('Text that is sent');
  await expect(sent).toHaveValue('It promises something that it does not deliver.');
  await sent.fill('It promises something that it does not deliver: it does not rain in it.');
  expect(await listViolations(app.page)).toEqual([]);
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(rejecting).toBeHidden();
  await expect(queue.getByRole('link', { name: `${title} in the rain` })).toHaveCount(0);
  // The next item, which may be one that another journey left in this queue.
  await expect(queue.locator('a:focus')).toHaveCount(1);

  await queue.getByRole('link', { name: words }).click();
  await expect(queue.getByRole('blockquote')).toContainText(words);
  await queue.getByRole('button', { name: 'Remove' }).click();
  await app.page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click();
  await expect(queue.getByRole('link', { name: words })).toHaveCount(0);

  const news = await seller.open('Notifications');
  await expect(news.getByText(/it does not rain in it/).first()).toBeVisible();
  await shop.close();
  await asker.page.goto(`${market.url}/decisions`);
  await expect(asker.page.getByText('Question removed').first()).toBeVisible();
  await expect(asker.page.getByText('It is advertising, or it was posted many times.').first()).toBeVisible();
  await asker.page.getByRole('button', { name: 'Appeal' }).click();
  const appeal = asker.page.getByRole('dialog', { name: 'Appeal' });
  await appeal.getByLabel('Why is this decision wrong?').fill('I asked about the watch in the video.');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await expect(asker.page.getByText('We have not answered yet.')).toBeVisible();
  await street.close();
  await app.page.reload();
  await expect(app.page.getByRole('link', { name: /open appeal/ })).toBeVisible();
});
