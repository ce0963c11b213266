// From the version before to this one, by a local feed: the running AppImage is a script that says it was started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openDatabase } from '#main/storage/open-database.ts';
import { allMigrations } from '#main/storage/migrations/all-migrations.ts';
import { buildDraftSave, buildHistoryEntry, buildUserTemplate } from '#tests/support/builders.ts';
import { buildManifest, buildReleaseFile, hashOf } from '#tests/support/release-builder.ts';
import { signManifest } from '../../../scripts/release/write-manifests.ts';
import { createSigningKey } from '../../../scripts/signing/ed25519.ts';
import { expect, test as base } from './desktop-app.ts';

const root = join(import.meta.dirname, '../../..');
const manifestOfApp = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
const newVersion = manifestOfApp['version'] ?? '';

/** For everything outside the data folder; removed after the test. */
const place = mkdtempSync(join(tmpdir(), 'reelwright-update-'));
const appImage = join(place, 'Reelwright.AppImage');
const previous = join(place, '.Reelwright.AppImage.previous');
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

/** The migration of the version after this one. */
const nextMigration = {
  version: allMigrations.length + 1,
  up: 'ALTER TABLE history ADD COLUMN name TEXT; UPDATE history SET name = id;'
};

/** The same app as the version after: its number, and one more migration in its main process. */
function becomeNextVersion(folder: string): void {
  const out = join(folder, 'out');
  rmSync(out);
  mkdirSync(out);
  for (const part of ['preload', 'renderer']) symlinkSync(join(root, 'out', part), join(out, part));
  cpSync(join(root, 'out/main'), join(out, 'main'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const main = join(out, 'main/index.js');
  const code = readFileSync(main, 'utf8');
  const list = /(var allMigrations = \[[^\]]*)\]/;
  expect(code).toMatch(list);
  writeFileSync(main, code.replace(list, `$1, ${JSON.stringify(nextMigration)}]`));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOfApp));
}

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
  rmSync(previous, { force: true });
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
  await page.evaluate(
    async ([draft, ...pack]) => {
      await window.desktop.device.draft.save(draft);
      await window.desktop.device.storage.import({ history: [pack[0]], templates: [pack[1]], marks: [] });
    },
    [buildDraftSave(0), buildHistoryEntry(1), buildUserTemplate(1)] as const
  );
  const read = (of: Page) =>
    of.evaluate(async () => {
      const answer = await window.desktop.device.storage.export();
      if (!answer.ok) throw new Error(answer.error.code);
      const { draft, history, templates, marks, notifications } = answer.value;
      return { document: draft?.document, history, templates, marks, notifications };
    });
  const kept = await read(page);
  expect(kept).toMatchObject({ history: [buildHistoryEntry(1)], document: buildDraftSave(0).document });
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

  // Until the new version has started well.
  expect(readFileSync(previous, 'utf8')).toBe(oldAppImage);

  becomeNextVersion(appFolder);
  const next = await launch();
  await next.page.getByRole('button', { name: `Updated to ${newVersion}` }).click();
  await settingsOf(next.page).getByText(`What’s new in ${newVersion}`).click();
  await expect(settingsOf(next.page).getByText('Updates itself.')).toBeVisible();
  expect(await read(next.page)).toEqual(kept);
  const status = await next.page.evaluate(() => window.desktop.device.storage.status());
  expect(status).toMatchObject({
    ok: true,
    value: { backups: [{ file: expect.any(String) }], recovery: null }
  });
  await expect.poll(() => existsSync(previous)).toBe(false);
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

test('after two starts that never came to a page, the user goes back to the version and the data before', async ({
  appFolder,
  dataFolder,
  launch
}) => {
  const first = await launch();
  await first.page.evaluate((pack) => window.desktop.device.storage.import(pack), {
    history: [buildHistoryEntry(1)],
    templates: [],
    marks: []
  });
  await first.page.getByRole('textbox', { name: 'Concept', exact: true }).waitFor();
  await first.app.close();
  const confirmed = { version: '0.0.1', schema: allMigrations.length };
  const readRecord = () => JSON.parse(readFileSync(join(dataFolder, 'updates.json'), 'utf8')) as object;
  expect(readRecord()).toMatchObject({ confirmed, tried: null });

  // The update: its file, and its first start, which migrates the database.
  writeFileSync(previous, oldAppImage.replace('exit 1', `touch ${marker}`), { mode: 0o755 });
  writeFileSync(appImage, newAppImage);
  becomeNextVersion(appFolder);
  const file = join(dataFolder, 'reelwright.db');
  openDatabase(file, { now: Date.now, migrations: [...allMigrations, nextMigration] }).close();
  const start = (...before: string[]) =>
    spawn(
      String(createRequire(import.meta.url)('electron')),
      [...before, '--no-sandbox', appFolder, `--user-data-dir=${dataFolder}`],
      { stdio: 'ignore' }
    );
  for (const starts of [1, 2]) {
    const failing = start();
    await expect
      .poll(readRecord, { intervals: [10] })
      .toMatchObject({ tried: { version: newVersion, starts } });
    failing.kill('SIGKILL');
    await once(failing, 'exit');
  }

  const answer = join(place, 'answer.cjs');
  const asked = join(place, 'asked.json');
  writeFileSync(
    answer,
    `require('electron').dialog.showMessageBoxSync = (options) => {
      require('node:fs').writeFileSync(${JSON.stringify(asked)}, JSON.stringify(options));
      return 0;
    };`
  );
  const [code] = (await once(start('-r', answer), 'exit')) as [number];
  expect(code).toBe(0);
  const question = JSON.parse(readFileSync(asked, 'utf8')) as { detail: string; buttons: string[] };
  expect(question.buttons).toEqual([
    'Go back to 0.0.1',
    'Try again',
    `Keep ${newVersion} and do not ask again`
  ]);
  expect(question.detail).toContain('nothing is deleted');
  await expect.poll(() => existsSync(marker)).toBe(true);
  expect(readRecord()).toMatchObject({ confirmed, tried: null, skippedVersion: newVersion });
  const restored = openDatabase(file, { now: Date.now });
  expect(restored.prepare('SELECT id FROM history').pluck().all()).toEqual([buildHistoryEntry(1).id]);
  restored.close();
});
