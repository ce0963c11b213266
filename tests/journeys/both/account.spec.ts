import { nextCodeFor } from '#tests/support/server/authenticator.ts';
import { AccountPage, confirmByMail, makePerson, requestAccount } from '../pages/account-page.ts';
import { test } from '../pages/cloud-test.ts';
import { expect } from '../pages/test.ts';

test('a new account is confirmed by mail, asks for a second step, has a profile, and is left everywhere', {
  tag: '@desktop'
}, async ({ app, cloud, context, restart }) => {
  const ada = makePerson();
  const account = new AccountPage(app.page);
  await account.signUp(ada);
  await confirmByMail(context, cloud, ada);
  await account.signIn(ada);
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
  await rail.getByRole('link', { name: 'Your profile, Ada of the Rain' }).click();
  await back.shows('Your profile');
  await expect(again.page.getByText('This one')).toBeVisible();
  await back.press('Sign out everywhere');
  await expect(again.page.getByText('Sign in to see this page.')).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('what is wrong is said beside its field, takes the focus, and costs nothing that was typed', async ({
  app,
  cloud,
  context
}) => {
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

  await account.goToSignIn();
  await account.fill('E-mail address', ada.email);
  await account.fill('Password', 'not this one');
  await account.press('Sign in');
  await expect(app.page.getByRole('alert')).toContainText('is not right');
  await expect(app.page.getByLabel('E-mail address')).toHaveValue(ada.email);
});

test('an address that a stranger signed up with too lets neither password in, and its owner chooses one', async ({
  app,
  cloud,
  context
}) => {
  const ada = makePerson();
  const stranger = { ...makePerson(), email: ada.email };
  const account = new AccountPage(app.page);
  await requestAccount(cloud, ada);
  await cloud.waitForLink(ada.email);
  await requestAccount(cloud, stranger);
  const reader = new AccountPage(await context.newPage());
  await reader.page.goto(await cloud.waitForLink(ada.email));
  await reader.press('Confirm address');
  await reader.shows('Address confirmed');
  await expect(reader.page.getByText(/none of those passwords works/)).toBeVisible();
  await reader.follow('Choose a password');
  await reader.shows('Choose a new password');
  const chosen = `${ada.password} of her own`;
  await reader.fill('New password', chosen);
  await reader.page.keyboard.press('Enter');
  await reader.shows('Password changed');
  await reader.page.close();
  await account.signIn(stranger);
  await expect(app.page.getByRole('alert')).toContainText('is not right');
  await account.signIn({ ...ada, password: chosen });
  await account.shows('Your profile');
});
