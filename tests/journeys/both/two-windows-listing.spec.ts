import type { Page } from '@playwright/test';
import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

const formOf = (page: Page) => {
  const form = page.getByRole('main');
  return {
    description: form.getByLabel('Description', { exact: true }),
    submit: form.getByRole('button', { name: 'Submit changes' })
  };
};

test('one listing is edited in two windows', async ({ browser, market }) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const first = new AppPage(await shop.newPage());
  await first.page.goto(market.url);
  const { email, username } = await enter(first);
  const title = `Quay ${username.slice(-8)}`;
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title });
  await openOwnProfile(first, market.url);
  await goTo(first, '/seller');
  await first.page.getByRole('button', { name: `Edit “${title}”` }).click();
  const one = formOf(first.page);
  await expect(one.description).toHaveValue('A keeper lights a lamp.');
  const address = first.page.url();

  const second = new AppPage(await shop.newPage());
  await second.page.goto(address);
  const two = formOf(second.page);
  await expect(two.description).toHaveValue('A keeper lights a lamp.');
  await one.description.fill('A keeper and a bell.');
  await expect(two.description).toHaveValue('A keeper and a bell.');

  // A press that does not know what the other window submitted does not replace it.
  await one.submit.click();
  await expect(first.page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();
  // The message leaves by itself.
  const isTold = expect(
    second.page.getByText('This draft was changed in another window.', { exact: false })
  ).toBeVisible();
  await two.submit.click();
  await isTold;
  await expect(two.description).toHaveValue('A keeper and a bell.');
  await two.submit.click();
  await expect(second.page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();
  await shop.close();
});
