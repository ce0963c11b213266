import type { Page } from '@playwright/test';
import { AccountPage, createAccount } from '../pages/account-page.ts';
import { test } from '../pages/cloud-test.ts';
import { expect } from '../pages/test.ts';

/** Everything a script of the page can reach: what it shows, what it keeps, what it can ask for. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const readStore = (database: IDBDatabase, name: string) =>
      new Promise<unknown>((resolve) => {
        const asked = database.transaction(name).objectStore(name).getAll();
        asked.addEventListener('success', () => resolve(asked.result));
      });
    const databases = await indexedDB.databases();
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name = '' } of databases) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      for (const store of database.objectStoreNames) kept.push(await readStore(database, store));
      database.close();
    }
    const answer = await (await fetch('/api/v1/account')).text();
    return [document.documentElement.outerHTML, answer, JSON.stringify(kept)].join('\n');
  });

test('the session is a cookie that no script can read, and nothing of it is in the page or the log', async ({
  app,
  cloud,
  context
}) => {
  const ada = await createAccount(cloud);
  const account = new AccountPage(app.page);
  await account.signIn(ada);
  await account.shows('Your profile');
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-'));
  expect(cookies).not.toEqual([]);
  const shown = await readPage(app.page);
  expect(shown).toContain(ada.email);
  for (const { httpOnly, secure, sameSite, path, value } of cookies) {
    expect({ httpOnly, secure, sameSite, path }).toEqual({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/'
    });
    for (const part of [value, decodeURIComponent(value), value.split('.')[0] ?? value]) {
      expect(shown).not.toContain(part);
      expect(cloud.output()).not.toContain(part);
    }
  }
});

test('without a connection the forms say so, keep what was typed, and work once there is one', async ({
  app,
  cloud,
  context
}) => {
  const ada = await createAccount(cloud);
  const account = new AccountPage(app.page);
  await account.goToSignIn();
  await context.setOffline(true);
  await expect(app.page.getByText('You are offline.')).toBeVisible();
  await account.fill('E-mail address', ada.email);
  await account.fill('Password', ada.password);
  await account.press('Sign in');
  await expect(app.page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(app.page.getByLabel('E-mail address')).toHaveValue(ada.email);
  await context.setOffline(false);
  await account.press('Sign in');
  await account.shows('Your profile');
});
