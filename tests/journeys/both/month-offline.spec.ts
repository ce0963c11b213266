import type { Page } from '@playwright/test';
import { seedOpenedPurchase } from '#tests/support/server/seed-opened-purchase.ts';
import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { expireOlderSessions } from '#tests/support/server/expire-older-sessions.ts';
import { AccountPage, createAccount } from '../pages/account-page.ts';
import type { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer, waitForLink } from '../pages/buyer.ts';
import {
  openDevice,
  renameTemplate,
  showOwnTemplates,
  showsSynced,
  signIn,
  template,
  turnOnSync,
  writeTemplate
} from '../pages/devices.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

const wished = 'The librarian and the dragon';

const formOf = (page: Page) => {
  const form = page.getByRole('main');
  return {
    form,
    title: form.getByLabel('Title', { exact: true }),
    description: form.getByLabel('Description', { exact: true }),
    category: form.getByLabel('Category', { exact: true }),
    isSaved: form.getByText('Saved on this device')
  };
};

/** Opens a listing's page by its address in the app. */
async function openListing(app: AppPage, path: string, title: string): Promise<void> {
  await goTo(app, path);
  await expect(app.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('changes made offline for a month, beyond the end of the session, reach both devices', {
  tag: '@desktop'
}, async ({ app, market, context, setOnline }) => {
  test.slow();
  const { page } = app;
  const { dataFolder, url } = market;
  const person = await createAccount({ url, waitForLink: (to) => waitForLink(url, to) });
  const { email } = person;
  const mark = person.username.slice(-8);
  const [listed, bought] = [`Quay ${mark}`, `Lamp ${mark}`];
  await seedSellerWithPrompt({ dataFolder, email, title: listed });
  const reviewedPath = `/marketplace/${await seedOpenedPurchase({ dataFolder, email, title: bought })}`;

  // Tests run without a service worker, so each page is opened before the network goes.
  const account = new AccountPage(page);
  await signIn(app, person);
  await turnOnSync(app);
  await showOwnTemplates(app);
  await writeTemplate(app, 'Frost study');
  await renameTemplate(app, 'Frost study', 'Frost study');
  await openListing(app, reviewedPath, bought);
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own).toBeVisible();
  await new Buyer(app).find(wished);
  const wishedPath = new URL(page.url()).pathname;
  await goTo(app, '/seller');
  await page.getByRole('button', { name: `Edit “${listed}”` }).click();
  const here = formOf(page);
  await expect(here.description).toHaveValue('A keeper lights a lamp.');
  const draftPath = new URL(page.url()).pathname + new URL(page.url()).search;

  const desk = await openDevice(context, url);
  await signIn(desk.app, person);
  await turnOnSync(desk.app);
  await goTo(desk.app, '/seller/create-prompt');
  await desk.app.page.getByRole('link', { name: `Edit ${listed}` }).click();
  const there = formOf(desk.app.page);
  await expect(there.title).toHaveValue(listed);

  await test.step('one device goes on without a network', async () => {
    await setOnline(false);
    await here.title.fill(`${listed} at noon`);
    await here.category.fill('Nature');
    await expect(here.isSaved).toBeVisible();
    await showOwnTemplates(app);
    await renameTemplate(app, 'Frost study', 'Snow study');
    await goTo(app, '/my-profile');
    await account.fill('Name', `Ada of the Rain ${mark}`);
    await account.press('Save profile');
    await expect(page.getByLabel('Username', { exact: true })).toHaveAttribute('readonly');
    await openListing(app, reviewedPath, bought);
    await own.getByRole('radio', { name: '4 stars' }).check();
    await own.getByLabel(/What should others know/).fill('The fog moves slowly.');
    await own.getByRole('button', { name: 'Publish review' }).click();
    await expect(own.getByText('The fog moves slowly.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask a question' })).toHaveAccessibleDescription(
      'Connect to the internet to do this.'
    );
    await openListing(app, wishedPath, wished);
    await page.getByRole('button', { name: `Add “${wished}” to your wishlist` }).click();
    await showsSynced(app, 'Will sync');
  });

  await test.step('the other device changes the same listing, offline too', async () => {
    await desk.context.setOffline(true);
    await there.title.fill(`${listed} at dusk`);
    await there.description.fill('A keeper lights a lamp at dusk.');
    await expect(there.isSaved).toBeVisible();
    await desk.context.setOffline(false);
    await showsSynced(desk.app, 'Synced');
  });

  await test.step('a month later the first device asks to sign in again, and has lost nothing', async () => {
    await expireOlderSessions(dataFolder, email);
    await setOnline(true);
    const rail = page.getByRole('navigation', { name: 'Main' });
    await expect(rail.getByRole('link', { name: 'Sign in' })).toBeVisible();
    const notifications = await app.open('Notifications');
    await expect(notifications.getByText('You were signed out')).toBeVisible();
    await page.keyboard.press('Escape');
    await showOwnTemplates(app);
    await expect(template(app, 'Snow study')).toBeVisible();
    await goTo(app, draftPath);
    await expect(here.title).toHaveValue(`${listed} at noon`);
    await signIn(app, person);
  });

  await test.step('everything is on the other device, once', async () => {
    await expect(there.category).toHaveValue('Nature');
    await expect(there.title).toHaveValue(`${listed} at noon`);
    const choice = there.form.getByRole('group', { name: 'Title' });
    await choice.getByRole('button', { name: 'See both' }).click();
    await expect(choice).toContainText(`${listed} at dusk`);
    expect(await listViolations(desk.app.page)).toEqual([]);
    await choice.getByRole('button', { name: 'Use it: Title' }).click();
    await expect(choice).toHaveCount(0);
    await expect(there.title).toHaveValue(`${listed} at dusk`);
    await goTo(app, draftPath);
    await expect(here.title).toHaveValue(`${listed} at dusk`);
    await expect(here.description).toHaveValue('A keeper lights a lamp at dusk.');

    await goTo(desk.app, '/seller/create-prompt');
    await expect(there.form.getByRole('link', { name: /^Edit / })).toHaveCount(1);
    await showOwnTemplates(desk.app);
    await expect(template(desk.app, 'Snow study')).toHaveCount(1);
    await expect(template(desk.app, 'Frost study')).toHaveCount(0);
    await goTo(desk.app, '/wishlist');
    const wishes = desk.app.page.getByRole('list', { name: 'Your wishlist' }).getByRole('listitem');
    await expect(wishes).toHaveCount(1);
    await goTo(desk.app, '/my-profile');
    await expect(desk.app.page.getByLabel('Name', { exact: true })).toHaveValue(`Ada of the Rain ${mark}`);
    await openListing(desk.app, reviewedPath, bought);
    await expect(desk.app.page.getByText('The fog moves slowly.')).toHaveCount(1);
    await showsSynced(app, 'Synced');
  });
  await desk.context.close();
});
