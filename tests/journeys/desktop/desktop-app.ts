// The built desktop app under Playwright's own Electron driver, on a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import type { DesktopBridge } from '#shared/contract/desktop-bridge.ts';

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
  }
}

export type Running = {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** Problems of the page since its start: errors, refused requests, policy violations. */
  readonly complaints: string[];
};

type Fixtures = {
  /** One app for all tests that leave it running as they found it, on an empty device and its first screen. */
  readonly running: Running;
  /** The folder with package.json and out/. */
  readonly appFolder: string;
  readonly dataFolder: string;
  readonly launch: (...args: string[]) => Promise<Running>;
  /** Starts the app a second time on the same data; answers with its exit code. */
  readonly startAgain: (...args: string[]) => Promise<number | null>;
};

const builtApp = process.env['APP_DIR'] ?? join(import.meta.dirname, '../../..');

function ownEnvironment(): Record<string, string> {
  const { DATA_DIR: _moved, REELWRIGHT_SENTRY_DSN: _reported, ...rest } = process.env;
  return Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined)
  );
}

/** A page is there when the app's own document is: before it there may be an empty one. */
async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'desktop' in window && document.readyState === 'complete' && location.protocol !== 'about:'
  );
}

function listenForComplaints(app: ElectronApplication): string[] {
  const complaints: string[] = [];
  const context = app.context();
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (failure) => complaints.push(failure.error().message));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that goes away lets go of what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  return complaints;
}

async function start(appFolder: string, dataFolder: string, args: readonly string[]): Promise<Running> {
  const app = await _electron.launch({
    args: [appFolder, `--user-data-dir=${dataFolder}`, ...args],
    env: ownEnvironment()
  });
  if (process.env['DEBUG_MAIN']) app.process().stderr?.pipe(process.stderr);
  const complaints = listenForComplaints(app);
  const page = await app.firstWindow();
  await waitForPage(page);
  return { app, page, complaints };
}

async function reset(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.desktop.device.storage.replace(null);
    localStorage.clear();
  });
  await page.goto(new URL('/', page.url()).href);
  await waitForPage(page);
}

export const test = base.extend<Fixtures, { readonly sharedApp: Running }>({
  appFolder: [builtApp, { option: true }],

  // Playwright reads a fixture's needs from its first parameter, which must be written as a pattern.
  // oxlint-disable-next-line no-empty-pattern
  dataFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'reelwright-desktop-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  },

  launch: async ({ appFolder, dataFolder }, use) => {
    // A closed app no longer knows its process.
    const started: (Running & { readonly process: ChildProcess })[] = [];
    await use(async (...args) => {
      const running = await start(appFolder, dataFolder, args);
      started.push({ ...running, process: running.app.process() });
      return running;
    });
    for (const {
      app,
      process: { exitCode, signalCode }
    } of started) {
      if (exitCode === null && signalCode === null) await app.close();
    }
  },

  sharedApp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'reelwright-desktop-'));
      const running = await start(builtApp, folder, []);
      await use(running);
      await running.app.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
    { scope: 'worker' }
  ],

  running: async ({ sharedApp }, use) => {
    await reset(sharedApp.page);
    sharedApp.complaints.splice(0);
    await use(sharedApp);
  },

  startAgain: async ({ appFolder, dataFolder }, use) => {
    await use((...args) => {
      // The package's main module names the executable.
      const electron = String(createRequire(import.meta.url)('electron'));
      const child = spawn(electron, ['--no-sandbox', appFolder, `--user-data-dir=${dataFolder}`, ...args], {
        stdio: 'ignore',
        env: ownEnvironment()
      });
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', resolve);
      });
    });
  }
});

export { expect } from '@playwright/test';
