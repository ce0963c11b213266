import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { AccountPage, createAccount } from '../pages/account-page.ts';
import { type CloudServer, startCloudServer } from '../pages/cloud-server.ts';
import { expect, test as base } from './desktop-app.ts';

const test = base.extend<object, { readonly cloud: CloudServer }>({
  cloud: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cloud = await startCloudServer();
      process.env['REELWRIGHT_SERVER'] = cloud.url;
      await use(cloud);
      delete process.env['REELWRIGHT_SERVER'];
      await cloud.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 }
  ]
});

type Secrets = { readonly token: string | null; readonly device: string | null };

/** The stored session as only main can read it. */
const readSecrets = (app: ElectronApplication, folder: string): Promise<Secrets> =>
  app.evaluate(
    ({ safeStorage }, bytes) =>
      JSON.parse(safeStorage.decryptString(Buffer.from(bytes, 'base64'))) as Secrets,
    readFileSync(join(folder, 'session.bin')).toString('base64')
  );

/** Every file below the folder that holds the text. */
function findFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true)
    .filter((name) => readFileSync(join(folder, name)).includes(text));
}

/** Everything a page can reach: what it shows, what it keeps, what it was handed. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answers = [
      await window.desktop.callCloud('account.get', undefined),
      await window.desktop.shell.session.describe()
    ];
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    return [document.documentElement.outerHTML, ...kept, JSON.stringify(answers)].join('\n');
  });

test('the session’s token is in no file, no page and no log', async ({ launch, dataFolder, cloud }) => {
  const ada = await createAccount(cloud);
  const { app, page } = await launch();
  const output: string[] = [];
  app.process().stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  app.process().stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const account = new AccountPage(page);
  await account.signIn(ada);
  await account.shows('Your profile');

  const { token, device } = await readSecrets(app, dataFolder);
  expect(token).toMatch(/.{20}/);
  expect(device).toMatch(/.{20}/);
  const shown = await readPage(page);
  expect(shown).toContain(ada.email);
  for (const secret of [token ?? '', device ?? '']) {
    // Signed values travel with their signature; half of one would be a secret too.
    for (const part of [secret, secret.split('.')[0] ?? '']) {
      expect(findFilesWith(dataFolder, part)).toEqual([]);
      expect(shown).not.toContain(part);
      expect(output.join('')).not.toContain(part);
      expect(cloud.output()).not.toContain(part);
    }
  }
  await account.press('Sign out');
  await expect(page.getByText('Sign in to see this page.')).toBeVisible();
  expect((await readSecrets(app, dataFolder)).token).toBeNull();
});

test('without a keychain the app says that a sign-in ends with it', async ({ launch, dataFolder }) => {
  process.env['STAND_IN_KEYCHAIN'] = 'basic_text';
  try {
    const { page } = await launch();
    await new AccountPage(page).goToSignIn();
    await expect(page.getByText('This system has no keychain')).toBeVisible();
    expect(readdirSync(dataFolder)).not.toContain('session.bin');
  } finally {
    delete process.env['STAND_IN_KEYCHAIN'];
  }
});

test('signs in by the browser, and only with the link it asked for', async ({
  launch,
  startAgain,
  cloud,
  browser
}) => {
  const ada = await createAccount(cloud);
  const { app, page } = await launch();
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = (url) => Promise.resolve(void opened.push(url));
  });
  const context = await browser.newContext();
  const inBrowser = new AccountPage(await context.newPage());
  await inBrowser.page.goto(cloud.url);
  await inBrowser.signIn(ada);
  await inBrowser.shows('Your profile');

  const account = new AccountPage(page);
  await account.goToSignIn();
  await account.press('Sign in with the browser');
  await expect(page.getByText('Your browser has the rest')).toBeVisible();
  const [asked = ''] = await app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  expect(asked).toContain(`${cloud.url}/auth/desktop?challenge=`);
  await inBrowser.page.goto(asked);
  await expect(inBrowser.page.getByText(ada.email)).toBeVisible();
  await inBrowser.press('Let it in');
  const link = (await inBrowser.page.getByRole('link', { name: 'Open the app' }).getAttribute('href')) ?? '';
  await context.close();

  await startAgain(link.replace(/state=[^&]+/, 'state=of-somebody-else'));
  await account.shows('Not signed in');
  await startAgain(link);
  await account.shows('You are signed in');
  await expect(page.getByText(`Welcome, ${ada.name}.`)).toBeVisible();
  await startAgain(link);
  await account.shows('Not signed in');
});
