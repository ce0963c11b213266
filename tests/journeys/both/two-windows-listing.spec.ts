import type { Page } from '@playwright/test';
import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

const formOf = (page: Page) => {
  const form = page.getByRole('main');
  return {
    form,
    title: form.getByLabel('Title', { exact: true }),
    description: form.getByLabel('Description', { exact: true }),
    category: form.getByLabel('Category', { exact: true }),
    isSaved: form.getByText('Saved on this device'),
    submit: form.getByRole('button', { name: 'Submit changes' })
  };
};

test('one listing is edited in two windows, and offline on two devices', async ({ browser, market }) => {
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

  await test.step('two devices change it without a connection', async () => {
    // The same account in a browser with nothing in it.
    const desk = await browser.newContext({ baseURL: market.url, storageState: await shop.storageState() });
    const other = new AppPage(await desk.newPage());
    await other.page.goto(`${market.url}/seller/create-prompt`);
    await other.page.getByRole('link', { name: `Edit ${title}` }).click();
    const two = formOf(other.page);
    await expect(two.title).toHaveValue(title);
    await Promise.all([shop.setOffline(true), desk.setOffline(true)]);
    await one.title.fill(`${title} at noon`);
    await one.category.fill('Nature');
    await expect(one.isSaved).toBeVisible();
    await two.title.fill(`${title} at dusk`);
    await two.description.fill('A keeper lights a lamp at dusk.');
    await expect(two.isSaved).toBeVisible();
    await shop.setOffline(false);
    await expect(first.page.getByRole('contentinfo')).not.toContainText('waiting');
    await desk.setOffline(false);

    await expect(two.category).toHaveValue('Nature');
    await expect(one.description).toHaveValue('A keeper lights a lamp at dusk.');
    await expect(one.title).toHaveValue(`${title} at dusk`);
    const choice = two.form.getByRole('group', { name: 'Title' });
    await choice.getByRole('button', { name: 'See both' }).click();
    await expect(choice).toContainText(`${title} at noon`);
    expect(await listViolations(other.page)).toEqual([]);
    await choice.getByRole('button', { name: 'Use it: Title' }).click();
    await expect(choice).toHaveCount(0);
    await expect(two.title).toHaveValue(`${title} at noon`);
    await expect(one.title).toHaveValue(`${title} at noon`);
    await goTo(other, '/seller/create-prompt');
    await expect(two.form.getByRole('link', { name: /^Edit / })).toHaveCount(1);
    await desk.close();
  });

  await test.step('a second window follows what is typed in the first', async () => {
    const second = new AppPage(await shop.newPage());
    await second.page.goto(address);
    const two = formOf(second.page);
    await expect(two.category).toHaveValue('Nature');
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
  });
  await shop.close();
});
