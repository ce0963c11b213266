import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('two windows edit one listing: the second is told, loses no key, and submits what it wrote', async ({
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const first = new AppPage(await shop.newPage());
  await first.page.goto(market.url);
  const { email, username } = await enter(first);
  const title = `Quay ${username.slice(-8)}`;
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title });
  await openOwnProfile(first, market.url);
  await goTo(first, '/seller');
  const form = first.page.getByRole('main');
  await form.getByRole('button', { name: `Edit “${title}”` }).click();
  const theirs = form.getByLabel('Description', { exact: true });
  await expect(theirs).toHaveValue('A keeper lights a lamp.');

  const second = new AppPage(await shop.newPage());
  await second.page.goto(first.page.url());
  const otherForm = second.page.getByRole('main');
  const mine = otherForm.getByLabel('Description', { exact: true });
  await expect(mine).toHaveValue('A keeper lights a lamp.');

  const warning = second.page.getByText('This draft was changed in another window.', { exact: false });
  await theirs.fill('A keeper lights a lamp at dusk.');
  await expect(form.getByText('Saved on this device')).toBeVisible();
  // Slow enough for a save between two keys: the first of them is refused and continues as a copy.
  await mine.press('End');
  // The message leaves by itself, on a slow machine before the last key.
  const isTold = expect(warning).toBeVisible();
  await second.page.keyboard.type(' Now!', { delay: 700 });
  await second.page.keyboard.type(' Nobody sees it but the gulls.');
  await isTold;
  await expect(mine).toHaveValue('A keeper lights a lamp. Now! Nobody sees it but the gulls.');
  await expect(mine).toBeFocused();
  expect(await listViolations(second.page)).toEqual([]);
  await expect(otherForm.getByText('Saved on this device')).toBeVisible();
  await expect(theirs).toHaveValue('A keeper lights a lamp at dusk.');

  await second.page.reload();
  await expect(mine).toHaveValue('A keeper lights a lamp. Now! Nobody sees it but the gulls.');
  await goTo(second, '/seller/create-prompt');
  await expect(otherForm.getByRole('link', { name: `Edit ${title}` })).toHaveCount(2);
  await second.page.goBack();
  await otherForm.getByRole('button', { name: 'Submit changes' }).click();
  await expect(second.page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();
  // The first window's edit is still its draft.
  await theirs.press('End');
  await first.page.keyboard.type(' And a bell.');
  await expect(form.getByText('Saved on this device')).toBeVisible();
  await first.page.reload();
  await expect(theirs).toHaveValue('A keeper lights a lamp at dusk. And a bell.');

  // A press that does not know what the other window submitted does not replace it.
  await second.page.goto(first.page.url());
  await expect(mine).toHaveValue('A keeper lights a lamp at dusk. And a bell.');
  await theirs.fill('A keeper and a bell.');
  await form.getByRole('button', { name: 'Submit changes' }).click();
  await expect(first.page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();
  await otherForm.getByRole('button', { name: 'Submit changes' }).click();
  await expect(warning).toBeVisible();
  await expect(mine).toHaveValue('A keeper lights a lamp at dusk. And a bell.');
  await otherForm.getByRole('button', { name: 'Submit changes' }).click();
  await expect(second.page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();
  await shop.close();
});
