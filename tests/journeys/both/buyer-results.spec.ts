import { seedResults } from '#tests/support/server/seed-results.ts';
import { clips } from '#tests/support/server/test-media.ts';
import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a buyer shares a result, the rate of usable takes appears with the fifth, and the seller is told', async ({
  app,
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const slug = await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title });
  await seedResults({ dataFolder: market.dataFolder, slug, takes: [1, 3, 1, 2] });

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  const section = app.page.getByRole('region', { name: 'Results from buyers' });
  await expect(section.getByText('Usable after 3 takes')).toBeVisible();
  await expect(section.getByText(/^How often the prompt works is shown once 5 buyers/)).toBeVisible();
  await buyer.offer.getByRole('button', { name: 'Get it for free' }).click();
  await app.dialog.getByRole('button', { name: 'Get it for free' }).click();
  await buyer.isTold('It is yours.');
  await buyer.open();

  // The showcase shows its prompts to everybody, so a bought one leads to the results of its listing.
  await goTo(app, '/produced');
  await app.page.getByRole('button', { name: 'Add to showcase' }).click();
  await expect(app.dialog.getByText(`You bought this prompt as “${title}”.`, { exact: false })).toBeVisible();
  await expect(app.dialog.getByRole('button', { name: 'Propose the video' })).toBeDisabled();
  expect(await listViolations(app.page)).toEqual([]);
  await app.dialog.getByRole('link', { name: 'Open the listing' }).click();
  await expect(app.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const own = section.getByRole('region', { name: 'Your result' });
  await own.getByRole('button', { name: 'Add your result' }).click();
  await own.getByRole('button', { name: 'Publish result' }).click();
  await expect(own.getByText('Enter the link of a video on YouTube or Vimeo.')).toBeVisible();
  await expect(own.getByText('Choose the model that made the video.')).toBeVisible();
  await own.getByLabel('Link to the video').fill('https://vimeo.com/123456789');
  await own.getByLabel('Model').selectOption('Veo 3.1');
  await own.getByLabel('Was it usable as it came?').selectOption('After 5 takes');
  await own.getByLabel('Settings').fill('Google Flow, 8 s, 1080p');
  expect(await listViolations(app.page)).toEqual([]);
  await own.getByRole('button', { name: 'Publish result' }).click();
  await expect(own.getByText('Usable after 5 takes')).toBeVisible();
  await expect(own.getByRole('link', { name: /^Watch on Vimeo/ })).toHaveAttribute(
    'href',
    'https://vimeo.com/123456789'
  );
  const rates = section.getByRole('list', { name: 'Usable takes by model' });
  await expect(rates).toContainText('Usable in 5 of 12 takes on Veo 3.1');
  await expect(rates).toContainText('5 buyers · likely 19–68% of takes');

  await own.getByRole('button', { name: 'Edit result' }).click();
  await own.getByLabel('Was it usable as it came?').selectOption('Yes, on the first take');
  await own.getByRole('radio', { name: 'Upload a clip' }).check();
  await own.getByRole('button', { name: 'Save result' }).click();
  await expect(own.getByRole('alert')).toContainText('Choose a video, or enter a link instead.');
  const choose = async (buffer: Buffer) => {
    const choosing = app.page.waitForEvent('filechooser');
    await own.getByRole('button', { name: /^Choose (a|another) video$/ }).click();
    await (await choosing).setFiles({ name: 'lamp.mp4', mimeType: 'video/mp4', buffer });
  };
  await choose(Buffer.from('Buy milk.'));
  await expect(own.getByRole('alert')).toContainText('This file cannot be read as a video.');
  await choose(Buffer.from(clips.mp4));
  await expect(own.getByLabel('Your clip')).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  await own.getByRole('button', { name: 'Save result' }).click();
  await expect(own.getByLabel(/^Result of/)).toHaveJSProperty('videoWidth', 160);
  await expect(rates).toContainText('Usable in 5 of 8 takes on Veo 3.1');
  expect(await listViolations(app.page)).toEqual([]);

  await openOwnProfile(seller, market.url);
  const notifications = await seller.open('Notifications');
  await expect(notifications.getByText(`A buyer shared a result of “${title}”.`).first()).toBeVisible();
  await seller.page.goto(`${market.url}/marketplace/${slug}`);
  const seen = seller.page.getByRole('region', { name: 'Results from buyers' });
  await expect(seen.getByText(/^Only buyers can add results/)).toBeVisible();
  await expect(seen.getByRole('region', { name: 'Your result' })).toHaveCount(0);
  await expect(seen.locator('video')).toHaveCount(1);
  await shop.close();

  await own.getByRole('button', { name: 'Remove result' }).click();
  await app.page.getByRole('alertdialog').getByRole('button', { name: 'Remove result' }).click();
  await expect(own.getByRole('button', { name: 'Add your result' })).toBeVisible();
  await expect(rates).toHaveCount(0);
});
