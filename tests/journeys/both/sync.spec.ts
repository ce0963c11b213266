import type { BrowserContext, Page } from '@playwright/test';
import { AccountPage, createAccount, type Person } from '../pages/account-page.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/cloud-test.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

/** Another device of the same account: a browser with nothing in it. */
async function openDevice(
  context: BrowserContext,
  url: string
): Promise<{ context: BrowserContext; app: AppPage }> {
  const browser = context.browser();
  if (browser === null) throw new Error('The context has a browser');
  const other = await browser.newContext({ baseURL: url });
  const app = new AppPage(await other.newPage());
  await app.page.goto(`${url}/library`);
  await app.isReady();
  return { context: other, app };
}

async function signIn(app: AppPage, person: Person): Promise<void> {
  const account = new AccountPage(app.page);
  await account.signIn(person);
  await account.shows('Your profile');
}

async function turnOn(app: AppPage): Promise<void> {
  await goTo(app, '/sync');
  await app.page.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(app.page.getByText(/^Last synced/).first()).toBeVisible();
}

/** The status bar's words about sync. */
const showsSynced = (app: AppPage, words: string) =>
  expect(app.page.getByRole('contentinfo').getByRole('link', { name: words, exact: true })).toBeVisible();

/** As when the window is closed, or another one is looked at. */
const leave = ({ page }: AppPage) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** A change waits for less than a second, which a look now and then would miss. */
const showsWaiting = ({ page }: AppPage) =>
  page.waitForFunction(() => document.querySelector('footer')?.textContent?.includes('1 change waiting'));

async function showOwn(app: AppPage): Promise<void> {
  await goTo(app, '/library?own=1');
  await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
}

const template = ({ page }: AppPage, name: string) => page.getByRole('link', { name, exact: true });

async function write(app: AppPage, name: string): Promise<void> {
  await app.page.getByRole('button', { name: 'New template' }).click();
  await app.page.getByRole('menuitem', { name: 'From scratch' }).click();
  await app.dialog.getByRole('textbox', { name: 'Template name' }).fill(name);
  await app.dialog.getByRole('textbox', { name: 'Concept' }).fill('Frost on a window');
  await app.dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(app.dialog).toHaveCount(0);
}

async function edit(app: AppPage, name: string): Promise<void> {
  await app.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await app.page.getByRole('menuitem', { name: 'Edit' }).click();
}

async function rename(app: AppPage, from: string, to: string): Promise<void> {
  await edit(app, from);
  await app.dialog.getByRole('textbox', { name: 'Template name' }).fill(to);
  await app.dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(template(app, to)).toBeVisible();
}

test('a template is on both devices, and what both changed is decided once for both', {
  tag: '@desktop'
}, async ({ app, cloud, context }) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await showOwn(app);
  await write(app, 'Frost study');
  await turnOn(app);

  const other = await openDevice(context, cloud.url);
  await signIn(other.app, person);
  await showOwn(other.app);
  await expect(template(other.app, 'Frost study')).toHaveCount(0);
  await other.app.page.getByRole('link', { name: 'Set up sync' }).click();
  await turnOn(other.app);
  await showOwn(other.app);
  await expect(template(other.app, 'Frost study')).toBeVisible();

  await test.step('one device renames it offline, the other one online', async () => {
    // Tests run without a service worker, so load what the page needs before going offline.
    await rename(other.app, 'Frost study', 'Frost study');
    await other.context.setOffline(true);
    await rename(other.app, 'Frost study', 'Snow study');
    await showOwn(app);
    const waiting = showsWaiting(app);
    await rename(app, 'Frost study', 'Ice study');
    await waiting;
    await showsSynced(app, 'Synced');
    await showsSynced(other.app, 'Will sync');
    await goTo(other.app, '/sync');
    const change = 'Changed “Snow study”: name';
    await expect(other.app.page.getByRole('button', { name: `Undo: ${change}` })).toBeVisible();
    await other.context.setOffline(false);
  });

  await test.step('the later name stands and the other one is offered', async () => {
    await other.app.page.getByRole('link', { name: '1 change needs you' }).click();
    const choice = other.app.page.getByRole('group', { name: 'Snow study: name' });
    await expect(choice).toContainText('Ice study');
    await fits(other.app.page);

    await showOwn(other.app);
    await edit(other.app, 'Snow study');
    const field = other.app.dialog.getByRole('group', { name: 'Template name' });
    await expect(field).toContainText(/^Template name.*Also edited on /u);
    await field.getByRole('button', { name: 'See both' }).click();
    await expect(field).toContainText('Ice study');
    await field.getByRole('button', { name: 'Use it: Template name' }).click();
    await expect(field).toHaveCount(0);
    await expect(other.app.dialog.getByRole('textbox', { name: 'Template name' })).toHaveValue('Ice study');
    await other.app.page.keyboard.press('Escape');
    await showsSynced(other.app, 'Synced');
  });

  await test.step('the decision is on the first device too, and so is a deletion', async () => {
    await expect(template(app, 'Ice study')).toBeVisible();
    await showOwn(other.app);
    await other.app.page.getByRole('button', { name: 'Actions for Ice study', exact: true }).click();
    await other.app.page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(template(other.app, 'Ice study')).toHaveCount(0);
    await showsSynced(other.app, 'Synced');
    // Nobody looks at this window: the server says that something has changed.
    await expect(template(app, 'Ice study')).toHaveCount(0);
  });

  await test.step('what is in the builder here can be continued there', async () => {
    await goTo(other.app, '/');
    await other.app.openGroups();
    await other.app.type('Main subject', 'Ada, a harbour pilot');
    await leave(other.app);
    await showsSynced(other.app, 'Synced');
    await expect(async () => {
      await app.page.keyboard.press('Escape');
      await app.page.getByRole('button', { name: 'History', exact: true }).click();
      const drafts = app.dialog.getByRole('region', { name: 'On your other devices' });
      await drafts.getByRole('button', { name: /^Continue here/u }).click({ timeout: 2000 });
    }).toPass();
    await app.openGroups();
    await expect(app.field('Main subject')).toHaveValue('Ada, a harbour pilot');
  });
  await other.context.close();
});

/** The page as a browser shows it, in a wide and in the narrowest window. */
async function fits(page: Page): Promise<void> {
  expect(await listViolations(page)).toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height });
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  await page.setViewportSize({ width, height });
}

test('signing out removes the library from this device alone, if one chooses so', async ({ app, cloud }) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await showOwn(app);
  await write(app, 'Frost study');
  await turnOn(app);
  await goTo(app, '/my-profile');
  await app.page.getByRole('button', { name: 'Sign out' }).first().click();
  await app.dialog.getByRole('button', { name: 'Sign out and remove them' }).click();
  await expect(app.page.getByText('You are signed out.')).toBeVisible();
  await showOwn(app);
  await expect(template(app, 'Frost study')).toHaveCount(0);
  await signIn(app, person);
  await turnOn(app);
  await showOwn(app);
  await expect(template(app, 'Frost study')).toBeVisible();

  await test.step('deleted from the server, the library stays on the device', async () => {
    await goTo(app, '/sync');
    await app.page.getByRole('button', { name: 'Delete my library from the server' }).click();
    await app.page.getByRole('button', { name: 'Delete from the server', exact: true }).click();
    await expect(
      app.page.getByRole('heading', { name: 'Your library does not sync on this device' })
    ).toBeVisible();
    await showOwn(app);
    await expect(template(app, 'Frost study')).toBeVisible();
  });
});

test('a lost laptop is signed out from another device, and can be used again once it is found', {
  tag: '@desktop'
}, async ({ app, cloud, context }) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await turnOn(app);
  const laptop = await openDevice(context, cloud.url);
  await signIn(laptop.app, person);
  await turnOn(laptop.app);
  await showOwn(laptop.app);
  await write(laptop.app, 'Frost study');
  // Tests run without a service worker, so load what the page needs before going offline.
  await rename(laptop.app, 'Frost study', 'Frost study');
  await showsSynced(laptop.app, 'Synced');
  await showOwn(app);
  await expect(template(app, 'Frost study')).toBeVisible();

  await laptop.context.setOffline(true);
  await rename(laptop.app, 'Frost study', 'Snow study');
  await write(app, 'Ice study');
  await goTo(app, '/my-profile');
  // Two other sessions: the laptop, and the browser that opened the sign-up email.
  const others = app.page.getByRole('button', { name: /^Sign out of / });
  for (const left of [2, 1]) {
    await expect(others).toHaveCount(left);
    await others.first().click();
  }
  await expect(others).toHaveCount(0);

  await laptop.context.setOffline(false);
  const rail = laptop.app.page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // The library stays on the device: ending a session deletes nothing that the user wrote.
  await showOwn(laptop.app);
  await expect(template(laptop.app, 'Snow study')).toBeVisible();
  await expect(template(laptop.app, 'Ice study')).toHaveCount(0);
  await showOwn(app);
  await expect(template(app, 'Frost study')).toBeVisible();

  await signIn(laptop.app, person);
  await showOwn(laptop.app);
  await expect(template(laptop.app, 'Ice study')).toBeVisible();
  await expect(template(app, 'Snow study')).toBeVisible();
  await expect(template(app, 'Frost study')).toHaveCount(0);
  await laptop.context.close();
});

test('who signs in next on this device does not sync with the account of who kept the library', async ({
  app,
  cloud
}) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await turnOn(app);
  await goTo(app, '/my-profile');
  await app.page.getByRole('button', { name: 'Sign out' }).first().click();
  await app.dialog.getByRole('button', { name: 'Sign out and keep them' }).click();
  await expect(app.page.getByText('You are signed out.')).toBeVisible();
  await signIn(app, await createAccount(cloud));
  await goTo(app, '/sync');
  await expect(
    app.page.getByRole('heading', { name: 'Your library does not sync on this device' })
  ).toBeVisible();
});
