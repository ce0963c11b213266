import { expect } from '@playwright/test';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import { AccountPage, makePerson, type Person } from './account-page.ts';
import type { AppPage } from './app-page.ts';
import { goTo, leave, resting, type Scene, stay, type View } from './scene.ts';
import { listOf } from './scenes-market.ts';

type More = (account: AccountPage, app: AppPage) => Promise<unknown>;

/** A page of signing in and up; each opens anew. */
const page = (name: string, path: string, heading: string, more: More = stay): View => ({
  name,
  open: async (app) => {
    const account = new AccountPage(app.page);
    await goTo(app, path);
    await account.shows(heading);
    await more(account, app);
  },
  close: leave
});

export const entering: Scene = {
  name: 'signing in and up',
  path: '/faq',
  prepare: async ({ page: window }) => {
    await window.route('**/api/v1/account/sign-up', (route) => route.fulfill({ status: 204 }));
    await window.route('**/api/v1/account/reset', (route) => route.fulfill({ status: 204 }));
  },
  views: [
    page('what was forgotten', '/auth/sign-in', 'Sign in', (account) => account.press('Sign in')),
    page('a wrong password', '/auth/sign-in', 'Sign in', async (account) => {
      await account.fill('E-mail address', 'nobody@example.com');
      await account.fill('Password', 'not this one');
      await account.press('Sign in');
      await expect(account.page.getByRole('alert')).toBeVisible();
    }),
    page('mistakes', '/auth/sign-up', 'Make an account', async (account) => {
      await account.fill('E-mail address', 'ada');
      await account.fill('Password', 'rain');
      await account.press('Make account');
      await expect(account.page.getByLabel('E-mail address')).toBeFocused();
    }),
    page('the mail to look for', '/auth/sign-up', 'Make an account', async (account) => {
      await account.fill('E-mail address', 'ada-of-the-long-address@example.com');
      await account.fill('Password', 'violet tractor and 7 gulls');
      await account.fill('Username', 'ada-of-the-rain');
      await account.fill('Name', 'Ada');
      await account.press('Make account');
      await account.shows('Look in your mail');
    }),
    page('a second step', '/auth/second-factor', 'One more step', (account) => account.press('Go on')),
    page('a link to confirm with', '/auth/verify?token=none', 'Confirm your address', async (account) => {
      await account.press('Confirm address');
      await expect(account.page.getByRole('alert')).toBeVisible();
    }),
    page('a second step to keep', '/auth/recovery?token=none', 'Keep your second step', async (account) => {
      await account.press('Cancel removal');
      await expect(account.page.getByRole('alert')).toBeVisible();
    }),
    page('the mail for a new password', '/auth/reset', 'Choose a new password', async (account) => {
      await account.fill('E-mail address', 'ada@example.com');
      await account.press('Send the mail');
      await expect(account.page.getByText(/^If ada@example.com has an account/)).toBeVisible();
    })
  ]
};

/** A new person, signed in by the same ways as the forms take, without them. */
export async function enter({ page: window }: AppPage): Promise<Person> {
  const person = makePerson();
  const { email, password, username, name } = person;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const post = async (path: string, data: object) => {
    const answer = await window.request.post(`/api/v1/account/${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  };
  await post('sign-up', { email, password, username, displayName: name });
  let mail = '';
  await expect(async () => {
    mail = await (await window.request.get(`/dev/mailbox?to=${email}`)).text();
    expect(mail).toContain('token=');
  }).toPass();
  await post('verification/confirm', { token: /token=([\w-]+)/.exec(mail)?.[1] });
  return person;
}

/** The page learns here that the session is new. */
export async function openOwnProfile({ page: window }: AppPage, url: string): Promise<void> {
  await window.goto(`${url}/my-profile`);
  await new AccountPage(window).shows('Your profile');
  await expect(window.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

const second: OutputOf<CloudContract['account.startSecondFactor']> = {
  address: 'otpauth://totp/Reelwright:ada?secret=JBSWY3DPEHPK3PXP&issuer=Reelwright',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: Array.from({ length: 10 }, (_, place) => `abcd${place}-efgh${place}`)
};

const beginSecondStep: More = async (account) => {
  await account.press('Set up a second step');
  await account.page.locator('section', { hasText: 'Second step' }).getByLabel('Your password').fill('rain');
  await account.press('Go on');
  await account.fill('Code', '12');
  await account.press('Turn it on');
};

export const ownProfile: Scene = {
  name: 'one’s own profile',
  path: '/faq',
  prepare: async (app) => {
    await enter(app);
    const { page: window } = app;
    await window.route('**/api/v1/account/second-factor', (route) => route.fulfill({ json: second }));
    await window.route('**/api/v1/account/second-factor/confirm', (route) => route.fulfill({ status: 204 }));
  },
  views: [
    page('every form open, with its mistakes', '/my-profile', 'Your profile', async (account, app) => {
      await expect(app.page.getByRole('switch', { name: 'Purchase paid: by mail' })).toBeVisible();
      await account.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(app.page.getByRole('alert')).toBeVisible();
      for (const name of ['Change address', 'Change password', 'Delete account', 'Add a link']) {
        await account.press(name);
      }
      await account.fill('Address of link 1', 'ada.example');
      await account.fill('New password', 'rain');
      for (const name of ['Save profile', 'Change address', 'Change password', 'Delete account for good']) {
        await account.press(name);
      }
      await beginSecondStep(account, app);
    }),
    page('recovery codes', '/my-profile', 'Your profile', async (account, app) => {
      await beginSecondStep(account, app);
      await account.fill('Code', '123456');
      await account.press('Turn it on');
      await expect(account.page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    }),
    page('letting the desktop app in', `/auth/desktop?challenge=${'x'.repeat(43)}`, 'Sign in on the desktop'),
    resting('a seller', async (app) => {
      const [first] = await listOf(app, 'prompt');
      await goTo(app, `/profile/${first?.seller.username}`);
      await expect(app.page.getByRole('heading', { name: 'For sale' })).toBeVisible();
    })
  ]
};
