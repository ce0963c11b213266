import { runServerCommand } from '#tests/support/server/run-server-command.ts';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

test('a creator applies, lists a prompt, sells it once it is approved, and publishes a better version', {
  tag: '@desktop'
}, async ({ app, browser, market }) => {
  test.slow();
  const { page } = app;
  const main = page.getByRole('main');
  const { username } = await new Buyer(app).join(market.url);
  const title = `Rain ${username.slice(-8)}`;

  // A listing is written before its author sells, and waits on this device.
  await goTo(app, '/');
  await app.type('Concept', 'Rain crosses a kitchen window while the kettle sings');
  await app.command('Prompt: Sell this prompt');
  await expect(page.getByRole('heading', { level: 1, name: 'Create a listing' })).toBeVisible();
  await main.getByLabel('Title', { exact: true }).fill(title);
  await main.getByLabel('Category', { exact: true }).fill('Nature');
  market.setReachable(false);
  const description = main.getByLabel('Description', { exact: true });
  await description.fill('You get this: rain crosses a kitchen window while it is late.');
  await main.getByLabel('Price in US dollars').fill('0');
  await expect(main.getByText('rain crosses a kitchen window while', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Remove these parts' }).click();
  await expect(description).toHaveValue('You get this: it is late.');
  await expect(main.getByText('Saved on this device')).toBeVisible();
  market.setReachable(true);

  await main.getByRole('link', { name: 'Become a seller' }).click();
  await main.getByLabel('Country').selectOption('Portugal');
  await main.getByLabel('What do you want to sell?').fill('Weather seen through windows.');
  await main.getByRole('button', { name: 'Become a seller' }).click();
  await expect(main.getByText('Accept the terms to continue.')).toBeVisible();
  await main.getByLabel('I have read the terms for sellers and accept them.').check();
  await main.getByRole('button', { name: 'Become a seller' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();

  await main.getByRole('link', { name: `Edit ${title}` }).click();
  await main.getByRole('button', { name: 'Submit listing' }).click();
  await expect(main.getByText('In review')).toBeVisible();
  const queue = await runServerCommand(market.dataFolder, 'listing-queue');
  const submission = queue.split('\n').find((line) => line.includes(title)) ?? '';
  const [id = ''] = submission.split(' ');
  await runServerCommand(market.dataFolder, 'decide-listing', id, 'approve', 'Looked at it.');

  const shop = await browser.newContext({ baseURL: market.url });
  const shopApp = new AppPage(await shop.newPage());
  await shopApp.page.goto(market.url);
  const buyer = new Buyer(shopApp);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.offer.getByRole('button', { name: 'Get it for free' }).click();
  await shopApp.dialog.getByRole('button', { name: 'Get it for free' }).click();
  await buyer.isTold('It is yours.');

  await goTo(app, '/faq');
  await goTo(app, '/seller');
  await main.getByRole('button', { name: `Edit “${title}”` }).click();
  await main.getByLabel('What’s new in this version').fill('Says how to change the window.');
  await main.getByLabel('Description', { exact: true }).fill('Rain on any window you like.');
  await main.getByRole('button', { name: 'Submit changes' }).click();
  await expect(main.getByText('Version 2')).toBeVisible();

  await buyer.goToPurchases();
  await shopApp.page.getByRole('button', { name: `More for ${title}` }).click();
  await shopApp.page.getByRole('menuitem', { name: 'What changed…' }).click();
  await expect(shopApp.dialog.getByText('Says how to change the window.')).toBeVisible();
  await shop.close();

  await main.getByRole('button', { name: `Pause “${title}”` }).click();
  await expect(main.getByText('Paused', { exact: true })).toBeVisible();
});
