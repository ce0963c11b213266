// From the version before to this one, by a local feed: the running AppImage is a script that says it was started.
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildDraftSave } from '#tests/support/builders.ts';
import { buildManifest, buildReleaseFile, hashOf } from '#tests/support/release-builder.ts';
import { signManifest } from '../../../scripts/release/sign-manifest.ts';
import { createSigningKey } from '../../../scripts/signing/ed25519.ts';
import { expect, test as base } from './desktop-app.ts';

const root = join(import.meta.dirname, '../../..');
const manifestOfApp = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
const newVersion = manifestOfApp['version'] ?? '';

/** What is outside the data folder, and gone after the test. */
const place = mkdtempSync(join(tmpdir(), 'reelwright-update-'));
const appImage = join(place, 'Reelwright.AppImage');
const marker = join(place, 'started');
const oldAppImage = '#!/bin/sh\nexit 1\n';
const newAppImage = `#!/bin/sh\necho "$@" > ${marker}.part && mv ${marker}.part ${marker}\n# ${'new '.repeat(20_000)}\n`;
const fileName = `Reelwright-${newVersion}-linux-x86_64.AppImage`;
const pending = join(place, 'cache/reelwright-updater/pending', fileName);
const key = createSigningKey();

const test = base.extend({
  // The built app, as the version before.
  // oxlint-disable-next-line no-empty-pattern
  appFolder: async ({}, use) => {
    const folder = mkdtempSync(join(place, 'app-'));
    symlinkSync(join(root, 'out'), join(folder, 'out'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifestOfApp, version: '0.0.1' }));
    await use(folder);
  }
});

function publish(): Promise<Server> {
  const file = buildReleaseFile({ name: fileName, size: newAppImage.length, sha512: hashOf(newAppImage) });
  const manifest = buildManifest({
    version: newVersion,
    platform: `linux-${process.arch}` as 'linux-x64',
    signedAt: Date.now(),
    files: [file],
    minimumVersion: '0.0.0',
    notes: ['Updates itself.']
  });
  const bodies: Readonly<Record<string, string>> = {
    [`/stable/linux-${process.arch}.json`]: signManifest(manifest, key.privateKey),
    [`/files/${fileName}`]: newAppImage
  };
  const server = createServer((request, response) => {
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const settingsOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });

let feed: Server;

test.beforeAll(async () => {
  feed = await publish();
  Object.assign(process.env, {
    APPIMAGE: appImage,
    XDG_CACHE_HOME: join(place, 'cache'),
    REELWRIGHT_UPDATES: `http://127.0.0.1:${(feed.address() as AddressInfo).port}`,
    REELWRIGHT_RELEASE_KEYS: `${createSigningKey().publicKey},${key.publicKey}`
  });
});

test.beforeEach(() => {
  writeFileSync(appImage, oldAppImage);
  chmodSync(appImage, 0o755);
  rmSync(marker, { force: true });
});

test.afterAll(() => {
  feed.close();
  for (const name of ['APPIMAGE', 'XDG_CACHE_HOME', 'REELWRIGHT_UPDATES', 'REELWRIGHT_RELEASE_KEYS']) {
    delete process.env[name];
  }
  rmSync(place, { recursive: true, force: true });
});

test('an update is downloaded, checked again, installed and explained, and no work is lost', async ({
  launch,
  appFolder
}) => {
  const { app, page } = await launch();
  await page.evaluate((draft) => window.desktop.device.draft.save(draft), buildDraftSave(0));
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = settingsOf(page);
  await settings.getByRole('button', { name: 'Check for updates' }).click();
  await expect(settings.getByText(`Version ${newVersion} is ready to install.`)).toBeVisible();
  await expect(page.locator('footer')).toContainText(`Version ${newVersion} is ready`);

  // Another program of the same user changes the file between the check and the installation.
  writeFileSync(pending, newAppImage.replace('new', 'old'));
  await settings.getByRole('button', { name: 'Restart to update' }).click();
  await expect(settings.getByText('The downloaded file changed on this device')).toBeVisible();
  expect(readFileSync(appImage, 'utf8')).toBe(oldAppImage);

  await settings.getByRole('button', { name: 'Download' }).click();
  const closed = app.waitForEvent('close');
  await settings.getByRole('button', { name: 'Restart to update' }).click();
  await closed;
  expect(readFileSync(appImage, 'utf8')).toBe(newAppImage);
  await expect.poll(() => existsSync(marker)).toBe(true);
  expect(readFileSync(marker, 'utf8')).toContain('--user-data-dir=');

  writeFileSync(join(appFolder, 'package.json'), JSON.stringify(manifestOfApp));
  const next = await launch();
  await next.page.getByRole('button', { name: `Updated to ${newVersion}` }).click();
  await settingsOf(next.page).getByText(`What’s new in ${newVersion}`).click();
  await expect(settingsOf(next.page).getByText('Updates itself.')).toBeVisible();
  const draft = await next.page.evaluate(() => window.desktop.device.draft.load());
  expect(draft).toMatchObject({ ok: true, value: { document: buildDraftSave(0).document } });
});

test('an update that waits for the end of the app is installed then, and starts nothing', async ({
  launch
}) => {
  const { app, page } = await launch();
  await page.evaluate(async () => {
    const isReady = new Promise<void>((resolve) => {
      window.desktop.on('updates.changed', ({ phase }) => {
        if (phase === 'ready') resolve();
      });
    });
    await window.desktop.shell.updates.check();
    await isReady;
    await window.desktop.shell.updates.install({ when: 'onQuit' });
  });
  expect(readFileSync(appImage, 'utf8')).toBe(oldAppImage);
  // Playwright is done once the windows are gone, the app once the new version is in place.
  const ended = once(app.process(), 'exit');
  await app.close();
  await ended;
  expect(readFileSync(appImage, 'utf8')).toBe(newAppImage);
  expect(existsSync(marker)).toBe(false);
});
