import { type BrowserContext, expect } from '@playwright/test';
import { AccountPage, type Person } from './account-page.ts';
import { AppPage } from './app-page.ts';
import { goTo } from './scene.ts';

export type OtherDevice = { readonly context: BrowserContext; readonly app: AppPage };

/** Another device of the same account: a browser with nothing in it. */
export async function openDevice(context: BrowserContext, url: string): Promise<OtherDevice> {
  const browser = context.browser();
  if (browser === null) throw new Error('The context has a browser');
  const other = await browser.newContext({ baseURL: url });
  const app = new AppPage(await other.newPage());
  await app.page.goto(`${url}/library`);
  await app.isReady();
  return { context: other, app };
}

export async function signIn(app: AppPage, person: Person): Promise<void> {
  const account = new AccountPage(app.page);
  await account.signIn(person);
  await account.shows('Your profile');
}

export async function turnOnSync(app: AppPage): Promise<void> {
  await goTo(app, '/sync');
  await app.page.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(app.page.getByText(/^Last synced/).first()).toBeVisible();
}

/** The status bar's words about sync. */
export const showsSynced = (app: AppPage, words: string) =>
  expect(app.page.getByRole('contentinfo').getByRole('link', { name: words, exact: true })).toBeVisible();

export async function showOwnTemplates(app: AppPage): Promise<void> {
  await goTo(app, '/library?own=1');
  await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const template = ({ page }: AppPage, name: string) => page.getByRole('link', { name, exact: true });

export async function writeTemplate(app: AppPage, name: string): Promise<void> {
  await app.page.getByRole('button', { name: 'New template' }).click();
  await app.page.getByRole('menuitem', { name: 'From scratch' }).click();
  await app.dialog.getByRole('textbox', { name: 'Template name' }).fill(name);
  await app.dialog.getByRole('textbox', { name: 'Concept' }).fill('Frost on a window');
  await app.dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(app.dialog).toHaveCount(0);
}

export async function editTemplate(app: AppPage, name: string): Promise<void> {
  await app.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await app.page.getByRole('menuitem', { name: 'Edit' }).click();
}

export async function renameTemplate(app: AppPage, from: string, to: string): Promise<void> {
  await editTemplate(app, from);
  await app.dialog.getByRole('textbox', { name: 'Template name' }).fill(to);
  await app.dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(template(app, to)).toBeVisible();
}
