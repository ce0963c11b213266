import { nextCodeFor } from '#tests/support/server/authenticator.ts';
import {
  AccountPage,
  confirmByMail,
  createAccount,
  makePerson,
  requestAccount
} from '../pages/account-page.ts';
import { test } from '../pages/cloud-test.ts';
import { expect } from '../pages/test.ts';

test('a new account is confirmed by mail, which signs it in, asks for a second step, has a profile, and is left everywhere', {
  tag: '@desktop'
}, async ({ app, cloud, context, restart }) => {
  const ada = makePerson();
  const account = new AccountPage(app.page);
  await account.signUp(ada);
  const leadsTo = await confirmByMail(context, cloud, ada);
  // A browser is signed in by the link and goes on by itself; the desktop app is another browser than the mail's.
  if (leadsTo === '/auth/sign-in') await account.signIn(ada);
  await account.shows('Your profile');

  const secret = await account.setUpSecondStep(ada);
  await account.press('I have kept them');
  await account.fill('Name', 'Ada of the Rain');
  await account.fill('About you', 'Films rain.');
  await account.press('Save profile');
  await expect(app.toast('Profile saved.').first()).toBeVisible();

  await account.press('Sign out');
  await account.signIn(ada);
  await account.shows('One more step');
  await account.fill('Code', nextCodeFor(secret));
  await app.page.keyboard.press('Enter');
  await account.shows('Your profile');
  await account.follow('See it as others do');
  await account.shows('Ada of the Rain');
  await expect(app.page.getByText('Films rain.')).toBeVisible();

  const again = await restart();
  const back = new AccountPage(again.page);
  const rail = again.page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('link', { name: 'Profile, Ada of the Rain' }).click();
  await back.shows('Your profile');
  await expect(again.page.getByText('This one')).toBeVisible();
  await back.press('Sign out everywhere');
  await expect(again.page.getByText('Sign in to see this page.')).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('what is wrong is said beside its field, takes the focus, and costs nothing that was typed', {
  tag: '@browser'
}, async ({ app, cloud, context }) => {
  const ada = makePerson();
  const account = new AccountPage(app.page);
  await account.goToSignIn();
  // The new form is there with the click, however long the router's transition takes, and keeps the focus.
  const makeAccount = app.page.getByRole('main').getByRole('link', { name: 'Make an account' });
  const shown = await makeAccount.evaluate(async (link: HTMLElement) => {
    link.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('main [name="email"]')?.focus();
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe('Make an account');
  await app.page.keyboard.type('ada', { delay: 50 });
  await expect(app.page.getByLabel('E-mail address')).toHaveValue('ada');
  await account.fill('Password', 'rain');
  await account.fill('Username', ada.username);
  await account.press('Make account');
  await expect(app.page.getByLabel('E-mail address')).toBeFocused();
  await expect(app.page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    /This is not a whole e-mail address/
  );
  await expect(app.page.getByLabel('Username', { exact: true })).toHaveValue(ada.username);
  await account.fill('E-mail address', ada.email);
  await account.fill('Password', 'password123');
  await account.fill('Name', ada.name);
  await account.press('Make account');
  await expect(app.page.getByLabel('Password', { exact: true })).toBeFocused();
  await account.fill('Password', ada.password);
  await account.press('Make account');
  await account.shows('Look in your mail');
  await confirmByMail(context, cloud, ada);
  await account.shows('Your profile');

  await account.press('Sign out');
  await account.goToSignIn();
  await account.fill('E-mail address', ada.email);
  await account.fill('Password', 'not this one');
  await account.press('Sign in');
  await expect(app.page.getByRole('alert')).toContainText('is not right');
  await expect(app.page.getByLabel('E-mail address')).toHaveValue(ada.email);
});

test('a stranger’s sign-up with an address lets no password in, and its owner chooses one', async ({
  app,
  cloud,
  context
}) => {
  const ada = makePerson();
  const stranger = { ...makePerson(), email: ada.email };
  const account = new AccountPage(app.page);
  await requestAccount(cloud, stranger);
  const reader = new AccountPage(await context.newPage());
  await reader.page.goto(await cloud.waitForLink(ada.email));
  await reader.press('Confirm address');
  await expect(reader.page.getByText(/typed in another browser or in the app does not count/)).toBeVisible();
  await reader.choosePassword(ada.password);
  await reader.page.close();
  await account.signIn(stranger);
  await expect(app.page.getByRole('alert')).toContainText('is not right');
  await account.signIn(ada);
  await account.shows('Your profile');
});

test('a new address is confirmed only where its account is signed in', async ({ app, cloud, browser }) => {
  const ada = await createAccount(cloud);
  const account = new AccountPage(app.page);
  await account.signIn(ada);
  await account.shows('Your profile');
  const email = `new-${ada.email}`;
  await account.press('Change address');
  await account.fill('New e-mail address', email);
  await app.page
    .locator('form', { hasText: 'New e-mail address' })
    .getByLabel('Your password')
    .fill(ada.password);
  await app.page.keyboard.press('Enter');
  await expect(app.page.getByText(`We mailed ${email} a link.`)).toBeVisible();

  const elsewhere = await browser.newContext();
  const reader = new AccountPage(await elsewhere.newPage());
  await reader.page.goto(await cloud.waitForLink(email));
  await reader.press('Confirm address');
  await expect(reader.page.getByText(/^Sign in to the account that should get this address/)).toBeVisible();
  await reader.follow('Sign in');
  await reader.shows('Sign in');
  await reader.fill('E-mail address', ada.email);
  await reader.fill('Password', ada.password);
  await reader.page.keyboard.press('Enter');
  await reader.shows('Confirm your address');
  await reader.press('Confirm address');
  await expect(reader.page.getByText('Your account uses this address from now on.')).toBeVisible();
  await elsewhere.close();
});

test('a lost second step is removed later by the mailbox, which the mail and every session can cancel', async ({
  app,
  cloud,
  context
}) => {
  const ada = await createAccount(cloud);
  const account = new AccountPage(app.page);
  await account.signIn(ada);
  const secret = await account.setUpSecondStep(ada);
  await account.press('I have kept them');
  await account.press('Sign out');
  await account.signIn(ada);
  await account.shows('One more step');
  await account.follow('Lost the app and the codes? Reset your password');
  await account.fill('E-mail address', ada.email);
  await account.press('Send the mail');
  const chosen = { ...ada, password: `${ada.password} again` };
  const reader = new AccountPage(await context.newPage());
  await reader.page.goto(await cloud.waitForLink(ada.email));
  await reader.fill('New password', chosen.password);
  await reader.page.keyboard.press('Enter');
  await reader.shows('Password changed');

  await account.signIn(chosen);
  await account.fill('Code', nextCodeFor(secret));
  await app.page.keyboard.press('Enter');
  await account.shows('Your profile');
  await reader.press('Request removal');
  await expect(
    reader.page.getByText(/^The second step will be removed on .* We mailed you a link/)
  ).toBeVisible();
  let link = '';
  await expect(async () => {
    link = await cloud.waitForLink(ada.email);
    expect(link).toContain('/auth/recovery');
  }).toPass();
  await app.page.reload();
  await expect(app.page.getByText(/This was requested after a password reset/)).toBeVisible();
  await account.press('Cancel removal');
  await expect(app.toast('Removal canceled').first()).toBeVisible();
  await expect(app.page.getByText(/This was requested after a password reset/)).toBeHidden();

  await reader.page.goto(link);
  await reader.shows('Keep your second step');
  await reader.press('Cancel removal');
  await expect(reader.page.getByRole('alert')).toContainText('used already');
});
