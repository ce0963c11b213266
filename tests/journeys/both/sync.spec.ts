import type { Page } from '@playwright/test';
import { createAccount } from '../pages/account-page.ts';
import type { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { test } from '../pages/cloud-test.ts';
import {
  editTemplate,
  openDevice,
  renameTemplate,
  showOwnTemplates,
  showsSynced,
  signIn,
  template,
  turnOnSync,
  writeTemplate
} from '../pages/devices.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

/** As when the window is closed, or another one is looked at. */
const leave = ({ page }: AppPage) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** A change waits for less than a second, which a look now and then would miss. */
const showsWaiting = ({ page }: AppPage) =>
  page.waitForFunction(() => document.querySelector('footer')?.textContent?.includes('1 change waiting'));

test('a template is on both devices, and what both changed is decided once for both', {
  tag: '@desktop'
}, async ({ app, cloud, context }) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await showOwnTemplates(app);
  await writeTemplate(app, 'Frost study');
  await turnOnSync(app);

  const other = await openDevice(context, cloud.url);
  await signIn(other.app, person);
  await showOwnTemplates(other.app);
  await expect(template(other.app, 'Frost study')).toHaveCount(0);
  await other.app.page.getByRole('link', { name: 'Set up sync' }).click();
  await turnOnSync(other.app);
  await showOwnTemplates(other.app);
  await expect(template(other.app, 'Frost study')).toBeVisible();

  await test.step('one device renames it offline, the other one online', async () => {
    // Tests run without a service worker, so load what the page needs before going offline.
    await renameTemplate(other.app, 'Frost study', 'Frost study');
    await other.context.setOffline(true);
    await renameTemplate(other.app, 'Frost study', 'Snow study');
    await showOwnTemplates(app);
    const waiting = showsWaiting(app);
    await renameTemplate(app, 'Frost study', 'Ice study');
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

    await showOwnTemplates(other.app);
    await editTemplate(other.app, 'Snow study');
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
    await showOwnTemplates(other.app);
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
  await showOwnTemplates(app);
  await writeTemplate(app, 'Frost study');
  await turnOnSync(app);
  await goTo(app, '/my-profile');
  await app.page.getByRole('button', { name: 'Sign out' }).first().click();
  await app.dialog.getByRole('button', { name: 'Sign out and remove them' }).click();
  await expect(app.page.getByText('You are signed out.')).toBeVisible();
  await showOwnTemplates(app);
  await expect(template(app, 'Frost study')).toHaveCount(0);
  await signIn(app, person);
  await turnOnSync(app);
  await showOwnTemplates(app);
  await expect(template(app, 'Frost study')).toBeVisible();

  await test.step('deleted from the server, the library stays on the device', async () => {
    await goTo(app, '/sync');
    await app.page.getByRole('button', { name: 'Delete my library from the server' }).click();
    await app.page.getByRole('button', { name: 'Delete from the server', exact: true }).click();
    await expect(
      app.page.getByRole('heading', { name: 'Your library does not sync on this device' })
    ).toBeVisible();
    await showOwnTemplates(app);
    await expect(template(app, 'Frost study')).toBeVisible();
  });
});

test('a lost laptop is signed out from another device, and can be used again once it is found', {
  tag: '@desktop'
}, async ({ app, cloud, context }) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await turnOnSync(app);
  const laptop = await openDevice(context, cloud.url);
  await signIn(laptop.app, person);
  await turnOnSync(laptop.app);
  await showOwnTemplates(laptop.app);
  await writeTemplate(laptop.app, 'Frost study');
  // Tests run without a service worker, so load what the page needs before going offline.
  await renameTemplate(laptop.app, 'Frost study', 'Frost study');
  await showsSynced(laptop.app, 'Synced');
  await showOwnTemplates(app);
  await expect(template(app, 'Frost study')).toBeVisible();

  await laptop.context.setOffline(true);
  await renameTemplate(laptop.app, 'Frost study', 'Snow study');
  await writeTemplate(app, 'Ice study');
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
  await showOwnTemplates(laptop.app);
  await expect(template(laptop.app, 'Snow study')).toBeVisible();
  await expect(template(laptop.app, 'Ice study')).toHaveCount(0);
  await showOwnTemplates(app);
  await expect(template(app, 'Frost study')).toBeVisible();

  await signIn(laptop.app, person);
  await showOwnTemplates(laptop.app);
  await expect(template(laptop.app, 'Ice study')).toBeVisible();
  await expect(template(app, 'Snow study')).toBeVisible();
  await expect(template(app, 'Frost study')).toHaveCount(0);
  await laptop.context.close();
});

/** Writes a message to the operators while the server cannot be reached for it. */
async function writeMessage({ page }: AppPage, message: string): Promise<void> {
  await page.route('**/api/v1/contact', (route) => route.abort());
  const values = { name: 'Ada', email: 'ada@example.com', topic: 'question', message };
  // Begun a while ago: one that is sent at once is taken for a program's.
  await page.evaluate(
    (draft) => localStorage.setItem('reelwright.contact', draft),
    JSON.stringify({ values, beganAt: 1 })
  );
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('who signs in next on this device neither syncs with the account of who kept the library nor reads its message', async ({
  app,
  cloud
}) => {
  const person = await createAccount(cloud);
  await signIn(app, person);
  await turnOnSync(app);
  await goTo(app, '/contact');
  await writeMessage(app, 'How do I hand in a bundle?');
  const message = app.page.getByText('Message: “How do I hand in a bundle?”');
  await expect(message).toBeVisible();
  await goTo(app, '/my-profile');
  await app.page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(app.dialog.getByText('1 message is waiting to be sent.')).toBeVisible();
  await app.dialog.getByRole('button', { name: 'Sign out and keep them' }).click();
  await expect(app.page.getByText('You are signed out.')).toBeVisible();
  await signIn(app, await createAccount(cloud));
  await goTo(app, '/sync');
  await expect(
    app.page.getByRole('heading', { name: 'Your library does not sync on this device' })
  ).toBeVisible();
  await goTo(app, '/contact');
  await expect(app.page.getByText('1 message from another account is waiting to be sent')).toBeVisible();
  await expect(message).toHaveCount(0);
});
