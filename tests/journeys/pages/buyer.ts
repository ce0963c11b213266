import { type BrowserContext, expect, type Page } from '@playwright/test';
import { AccountPage, confirmByMail, createAccount, makePerson, type Person } from './account-page.ts';
import type { AppPage } from './app-page.ts';

/** Actions of a buyer. */
export class Buyer {
  readonly page: Page;
  readonly #app: AppPage;

  constructor(app: AppPage) {
    this.#app = app;
    this.page = app.page;
  }

  /** With a new account, signed in. */
  async join(url: string): Promise<Person> {
    const person = await createAccount({ url, waitForLink: (to) => waitForLink(url, to) });
    await this.#signIn(person);
    return person;
  }

  /** From a listing, by hand: the form and the mail's link, which leads back, signed in. */
  async joinFromOffer(context: BrowserContext, url: string): Promise<void> {
    const person = makePerson();
    const account = new AccountPage(this.page);
    const { pathname } = new URL(this.page.url());
    const isInBrowser = this.page.url().startsWith(url);
    await this.offer.getByRole('link', { name: 'Sign in to buy' }).click();
    await account.shows('Sign in');
    await account.fillSignUp(person);
    const path = await confirmByMail(context, { waitForLink: (to) => waitForLink(url, to) }, person);
    if (isInBrowser) {
      expect(path).toBe(pathname);
    } else {
      // The desktop app's sign-up was in no browser, so the mail's link knows of no listing.
      expect(path).toBe('/auth/sign-in');
      await account.follow('Sign in');
      await account.shows('Sign in');
      await account.fillSignIn(person);
    }
    await expect(this.offer.getByRole('button', { name: /^Buy for/ })).toBeVisible();
  }

  async #signIn(person: Person): Promise<void> {
    const account = new AccountPage(this.page);
    await account.signIn(person);
    await account.shows('Your profile');
  }

  /** By the marketplace's search, as far as the listing's page. */
  async find(title: string): Promise<void> {
    const rail = this.page.getByRole('navigation', { name: 'Main' });
    await rail.getByRole('link', { name: 'Marketplace' }).click();
    await this.page.getByRole('combobox', { name: 'Search the marketplace' }).fill(title);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** The box of the listing, beside which the bar of narrow windows is not drawn. */
  get offer() {
    return this.page.getByRole('complementary', { name: 'Offer' });
  }

  /** Up to the button that leads out to paying. */
  async review(): Promise<void> {
    await this.offer.getByRole('button', { name: /^(?:Buy for|Choose your price)/ }).click();
    await expect(this.#app.dialog.getByText('Sandbox: no real money moves.')).toBeVisible();
  }

  async agreeToPay(): Promise<void> {
    await this.#app.dialog.getByRole('button', { name: /^Pay \$/ }).click();
  }

  async isTold(outcome: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: outcome })).toBeVisible();
  }

  async open(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Open in builder' }).first().click();
    await expect(this.#app.dialog.getByText('Personal license')).toBeVisible();
    await this.#app.dialog.getByRole('button', { name: 'Agree and open' }).click();
    await expect(this.#app.field('Concept')).toBeVisible();
  }

  async goToPurchases(): Promise<void> {
    const rail = this.page.getByRole('navigation', { name: 'Main' });
    await rail.getByRole('link', { name: 'Purchases' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your purchases' })).toBeVisible();
  }

  /** The list of purchases. */
  get purchases() {
    return this.page
      .getByRole('list', { name: 'Your purchases' })
      .getByRole('listitem')
      .filter({
        has: this.page.getByRole('heading', { level: 2 })
      });
  }
}

type Mailed = { readonly text?: string; readonly html?: string };

/** The link in the newest mail that this server keeps for somebody. */
export async function waitForLink(url: string, to: string): Promise<string> {
  const address = `${url}/dev/mailbox?to=${encodeURIComponent(to)}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    const link = /https?:\/\/[^\s"\\]+/.exec(JSON.stringify((await answer.json()) as Mailed[]))?.[0];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail came to ${to}`);
}
