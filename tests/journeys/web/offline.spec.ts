import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';
import { takeFile } from '../pages/scene.ts';

test.use({ serviceWorkers: 'allow' });

type Front = {
  readonly url: string;
  /** From here on the worker's file is another one, as with a new version. */
  readonly publishWorker: () => void;
  /** From here on nothing answers. */
  readonly close: () => void;
};

/** The server under an address of the test's own, since these tests stop it or change what it serves. */
async function bindListener(inside = ''): Promise<Front> {
  let addition = '';
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const isWorker = path === '/sw.js';
    const headers = { ...asked.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    const onward = forward(new URL(path, inside), { method: asked.method, headers }, (came) => {
      const { 'content-length': _length, etag: _etag, ...kept } = came.headers;
      answer.writeHead(came.statusCode ?? 502, isWorker ? kept : came.headers);
      came.on('data', (chunk: Buffer) => answer.write(chunk));
      came.on('end', () => answer.end(isWorker ? addition : ''));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publishWorker: () => {
      addition = '\n// next version\n';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    }
  };
}

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('after one visit everything works with no server, cold starts included', {
  tag: '@full-chromium'
}, async ({ context, baseURL }) => {
  const server = await bindListener(baseURL);
  const page = await context.newPage();
  await page.goto(server.url);
  const app = new AppPage(page);
  await expect(app.toast('App Ready').first()).toBeVisible();
  await expect(app.toast('App is ready to work offline').first()).toBeVisible();
  await page.reload();
  await isControlled(page);
  await app.type('Concept', 'Written before the network went');
  await app.isSaved();

  server.close();
  await page.close();
  const cold = new AppPage(await context.newPage());
  await cold.page.goto(`${server.url}/`);
  await cold.isReady();
  await expect(cold.field('Concept')).toHaveValue('Written before the network went');
  await expect(cold.toast('App Ready')).toHaveCount(0);
  await context.setOffline(true);
  await expect(cold.page.getByText('Offline', { exact: true })).toBeVisible();
  await cold.type('Action', 'and after');
  await cold.isSaved();
  await cold.readJson();
  await cold.command('Prompt: Random fill');
  await cold.open('History');
  await cold.page.keyboard.press('Escape');
  await usesToolsOfBuilder(cold);
  await cold.page.goto(`${server.url}/library`);
  await expect(cold.page.getByRole('button', { name: /^Use / })).toHaveCount(12);
  await cold.page.goto(`${server.url}/json-video-prompting`);
  await expect(cold.page.getByRole('heading', { level: 1, name: 'JSON prompting for video' })).toBeVisible();
  await expect(cold.json).toBeVisible();
  const notified = await cold.open('Notifications');
  await expect(notified.getByRole('listitem').filter({ hasText: 'App Ready' })).toHaveCount(1);
  await context.setOffline(false);
});

/** Pasting, the model check, the comparison, the matrix, a file and the clip plan. */
async function usesToolsOfBuilder(app: AppPage): Promise<void> {
  const { page } = app;
  await app.press('Mod+Alt+v');
  await app.dialog.getByRole('textbox', { name: 'Your text' }).fill('Subject: A lamp in the fog');
  await app.dialog.getByRole('button', { name: 'Use these fields' }).click();
  await expect(app.dialog).toHaveCount(0);
  await app.show('Prompt');
  await expect(page.getByRole('region', { name: 'Fit check' })).toBeVisible();
  await app.press('Mod+Alt+k');
  const compared = page.getByRole('region', { name: 'Runway Gen-4.5' });
  await expect(compared.getByRole('tabpanel')).toContainText('A lamp in the fog');
  await app.command('Prompt: Make a matrix');
  await app.dialog.getByRole('button', { name: 'Aspect ratio' }).click();
  await app.dialog.getByRole('textbox', { name: 'Aspect ratio' }).fill('9:16,16:9,');
  await app.dialog.getByRole('button', { name: 'Make the matrix' }).click();
  await expect(app.dialog.getByRole('heading', { name: /^\d+ prompts$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  expect((await takeFile(app, 'File: Export prompt')).text).toContain('A lamp in the fog');
  await app.press('Mod+Alt+p');
  await expect(page.getByRole('heading', { level: 1, name: 'Clip plan' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Clips' }).getByRole('article').first()).toBeVisible();
}

test('a new version waits for consent and never goes over unsaved work', async ({ context, baseURL }) => {
  const server = await bindListener(baseURL);
  const page = await context.newPage();
  await page.goto(server.url);
  const app = new AppPage(page);
  await expect(app.toast('App Ready').first()).toBeVisible();
  await page.reload();
  await isControlled(page);
  await app.type('Concept', 'Still typing');

  server.publishWorker();
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    return navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  const reload = page.getByRole('button', { name: 'Reload to update' });
  await expect(reload).toBeVisible();
  await expect(app.field('Concept')).toHaveValue('Still typing');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await app.type('Concept', 'Typed a moment ago');
  await reload.click();
  await page.waitForFunction(() => !('isSamePage' in window));
  await expect(app.field('Concept')).toHaveValue('Typed a moment ago');
  server.close();
});

test('looks for a new version every half hour', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Reflect.set(window, 'looks', 0);
    ServiceWorkerRegistration.prototype.update = function update() {
      Reflect.set(window, 'looks', Number(Reflect.get(window, 'looks')) + 1);
      return Promise.resolve(this);
    };
  });
  const looks = () => page.evaluate(() => Reflect.get(window, 'looks') as number);
  await page.goto('/');
  await new AppPage(page).isReady();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.clock.runFor('29:00');
  expect(await looks()).toBe(0);
  await page.clock.runFor('01:30');
  await expect.poll(looks).toBe(1);
  await page.clock.runFor('30:00');
  await expect.poll(looks).toBe(2);
});

test('a worker that cannot be registered is silent', async ({ page }) => {
  await page.route('**/sw.js', (route) => route.abort());
  await page.goto('/');
  const app = new AppPage(page);
  await app.isReady();
  await app.type('Concept', 'No worker here');
  await app.isSaved();
  await app.keepsItsPolicy();
});
