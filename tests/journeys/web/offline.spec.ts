import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../pages/test.ts';
import { AppPage } from '../pages/app-page.ts';

test.use({ serviceWorkers: 'allow' });

const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type OwnServer = { url: string; folder: string; start: () => Promise<void>; stop: () => Promise<void> };

/** A server of the test's own, since these tests stop it or change what it serves. */
async function serveCopy(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-web-'));
  folders.push(folder);
  cpSync('dist/web', folder, { recursive: true });
  const port = await freePort();
  let server: ChildProcess | undefined;
  const own: OwnServer = {
    url: `http://localhost:${port}`,
    folder,
    async start() {
      const env = { ...process.env, PORT: String(port), WEB_DIR: folder, DATA_DIR: folder };
      const started = spawn(process.execPath, ['dist/server/index.js'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit']
      });
      server = started;
      await new Promise<void>((resolve) => started.stdout.once('data', () => resolve()));
    },
    async stop() {
      if (server !== undefined) await ended(server);
    }
  };
  await own.start();
  return own;
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exit;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('after one visit everything works with no server, cold starts included', async ({ context }) => {
  const server = await serveCopy();
  const page = await context.newPage();
  await page.goto(server.url);
  const app = new AppPage(page);
  await expect(app.toast('App Ready').first()).toBeVisible();
  await expect(app.toast('App is ready to work offline').first()).toBeVisible();
  await page.reload();
  await isControlled(page);
  await app.type('Concept', 'Written before the network went');
  await app.isSaved();

  await server.stop();
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
  await cold.page.goto(`${server.url}/library`);
  await expect(cold.page.getByRole('button', { name: /^Use / })).toHaveCount(12);
  await cold.page.goto(`${server.url}/json-video-prompting`);
  await expect(cold.page.getByRole('heading', { level: 1, name: 'JSON prompting for video' })).toBeVisible();
  await expect(cold.json).toBeVisible();
  const told = await cold.open('Notifications');
  await expect(told.getByRole('listitem').filter({ hasText: 'App Ready' })).toHaveCount(1);
  await context.setOffline(false);
});

test('a new version waits for consent and never goes over unsaved work', async ({ context }) => {
  const server = await serveCopy();
  const page = await context.newPage();
  await page.goto(server.url);
  const app = new AppPage(page);
  await expect(app.toast('App Ready').first()).toBeVisible();
  await page.reload();
  await isControlled(page);
  await app.type('Concept', 'Still typing');

  const worker = join(server.folder, 'sw.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// next version\n`);
  for (const suffix of ['.gz', '.br']) rmSync(`${worker}${suffix}`, { force: true });
  await server.stop();
  await server.start();
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
  await server.stop();
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
