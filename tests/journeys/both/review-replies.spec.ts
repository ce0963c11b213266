import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

const other = 'The librarian and the dragon';
const reviewText = 'The fog comes a little late.';
const replied = 'Thank you. The next version has it sooner.';

test('a seller replies to a review and its author sees it; a report is sent once and said from then on', async ({
  app,
  browser,
  market,
  restart
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const slug = await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title });

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.offer.getByRole('button', { name: 'Get it for free' }).click();
  await app.dialog.getByRole('button', { name: 'Get it for free' }).click();
  await buyer.isTold('It is yours.');
  await buyer.open();
  await buyer.find(title);
  const own = app.page.getByRole('region', { name: 'Your review' });
  await own.getByRole('radio', { name: '4 stars' }).check();
  await own.getByLabel(/What should others know/).fill(reviewText);
  await own.getByRole('button', { name: 'Publish review' }).click();
  await expect(own.getByText(reviewText)).toBeVisible();

  await buyer.find(other);
  // Questions and results are reported by a button of the same name, and come when they come.
  const reviews = ({ page }: AppPage) => page.getByRole('region', { name: 'Reviews', exact: true });
  await reviews(app).getByRole('button', { name: 'Report', exact: true }).first().click();
  await app.dialog.getByRole('combobox', { name: 'What is wrong with it?' }).selectOption('Something else');
  await app.dialog.getByLabel(/Anything to add/).fill('It is about another prompt.');
  await app.dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(reviews(app).getByText('You reported this')).toHaveCount(1);

  await openOwnProfile(seller, market.url);
  await seller.page.goto(`${market.url}/marketplace/${slug}`);
  await seller.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await seller.page.getByLabel('Your reply').fill(replied);
  await seller.page.getByRole('button', { name: 'Publish reply' }).click();
  await expect(seller.page.getByText(replied)).toBeVisible();
  await expect(seller.page.getByRole('button', { name: 'Edit reply' })).toBeVisible();
  await shop.close();

  const later = await restart();
  const again = new Buyer(later);
  await again.find(title);
  await expect(later.page.getByRole('region', { name: 'Your review' }).getByText(replied)).toBeVisible();
  await again.find(other);
  await expect(reviews(later).getByText('You reported this')).toHaveCount(1);
});
