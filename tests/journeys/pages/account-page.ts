import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { codeFor } from '#tests/support/server/authenticator.ts';
import type { CloudServer } from './cloud-server.ts';

export type Person = {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly name: string;
};

/** Nobody another test knows. */
export function makePerson(): Person {
  const mark = randomBytes(4).toString('hex');
  return {
    email: `ada-${mark}@example.com`,
    password: `violet tractor ${mark}`,
    username: `ada-${mark}`,
    name: `Ada ${mark}`
  };
}

/** Actions on the account page. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async follow(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).click();
  }

  async shows(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** By the rail, as far as the form. */
  async goToSignIn(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).click();
    await this.shows('Sign in');
  }

  async signUp(person: Person): Promise<void> {
    await this.goToSignIn();
    await this.fillSignUp(person);
  }

  /** From the form to sign in. */
  async fillSignUp({ email, password, username, name }: Person): Promise<void> {
    await this.follow('Make an account');
    await this.shows('Make an account');
    await this.fill('E-mail address', email);
    // In the app the password is chosen where the link opens.
    if (await this.page.getByLabel('Password', { exact: true }).isVisible()) {
      await this.fill('Password', password);
    }
    await this.fill('Username', username);
    await this.fill('Name', name);
    await this.page.getByLabel('Name', { exact: true }).press('Enter');
    await this.shows('Look in your mail');
  }

  async signIn(person: Person): Promise<void> {
    await this.goToSignIn();
    await this.fillSignIn(person);
  }

  async fillSignIn({ email, password }: Person): Promise<void> {
    await this.fill('E-mail address', email);
    await this.fill('Password', password);
    await this.page.keyboard.press('Enter');
  }

  /** The first one of a new account, by the link of its mail. */
  async choosePassword(password: string): Promise<void> {
    await this.shows('Choose your password');
    await this.fill('New password', password);
    await this.press('Set password');
    await this.shows('Your account is ready');
  }

  /** Answers with the secret that an authenticator keeps. */
  async setUpSecondStep({ password }: Person): Promise<string> {
    await this.press('Set up a second step');
    await this.fill('Your password', password);
    await this.press('Go on');
    const secret = ((await this.page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await expect(
      this.page.getByRole('img', { name: 'Picture to scan with an authenticator app' })
    ).toBeVisible();
    await this.fill('Code', codeFor(secret));
    await this.press('Turn it on');
    await expect(
      this.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    ).not.toHaveCount(0);
    return secret;
  }
}

/**
 * Opens a mail's link in the browser, as its reader does. Where the password was typed there, that signs in: answers
 * with the page it leads to. Elsewhere the reader chooses the password: answers where the link to sign in leads.
 */
export async function confirmByMail(
  context: BrowserContext,
  cloud: Pick<CloudServer, 'waitForLink'>,
  { email, password }: Person
): Promise<string> {
  const reader = new AccountPage(await context.newPage());
  await reader.page.goto(await cloud.waitForLink(email));
  await reader.press('Confirm address');
  const { page } = reader;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Confirm your address');
  const isElsewhere = (await heading.textContent()) === 'Choose your password';
  if (isElsewhere) await reader.choosePassword(password);
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  const path = isElsewhere ? await signIn.getAttribute('href') : new URL(page.url()).pathname;
  await page.close();
  return path ?? '';
}

/** Answers with the cookies that were set. */
async function post(
  { url }: Pick<CloudServer, 'url'>,
  path: string,
  body: object,
  cookie = ''
): Promise<string> {
  const answer = await fetch(`${url}/api/v1/account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body)
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** An account by the API, as the form makes one; its address is not confirmed. Answers with the browser's cookie. */
export async function requestAccount(
  cloud: Pick<CloudServer, 'url'>,
  { email, password, username, name }: Person
): Promise<string> {
  return post(cloud, 'sign-up', { email, password, username, displayName: name });
}

/** An account by the API, its address confirmed with the mail's link; nobody is signed in yet. */
export async function createAccount(
  cloud: Pick<CloudServer, 'url' | 'waitForLink'>,
  person = makePerson()
): Promise<Person> {
  const cookie = await requestAccount(cloud, person);
  const token = /[?&#]token=([\w-]+)/.exec(await cloud.waitForLink(person.email))?.[1];
  await post(cloud, 'verification/confirm', { token }, cookie);
  return person;
}
