import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['JOURNEYS_PORT'] ?? 4173);
const root = join(import.meta.dirname, '../..');

const launchWith = (executablePath: string | undefined) => ({
  args: ['--disable-dev-shm-usage'],
  ...(executablePath === undefined ? {} : { executablePath })
});
const headlessShell = process.env['CHROMIUM_PATH'];
const fullChromium = process.env['FULL_CHROMIUM_PATH'] ?? headlessShell;
// Features that the headless shell lacks or implements otherwise: permissions, installing, and the worker's storage.
const inFullChromium = /@full-chromium/;
// One project, so that tests with a server of the same kind follow each other and share it.
const testMatch = ['web/**/*.spec.ts', 'both/**/*.spec.ts'];

export default defineConfig<object, { readonly build: 'web' | 'desktop' }>({
  outputDir: join(root, 'test-results/web'),
  fullyParallel: true,
  // One more than CI has cores: a journey waits for timers, disks and answers for a third of its time.
  workers: 3,
  forbidOnly: true,
  // A machine that others use too may stall; what needed it is named at the end of the run.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    build: 'web',
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // A worker fetches the whole app for each new profile: only those look at one whom it concerns.
    serviceWorkers: 'block',
    launchOptions: launchWith(headlessShell)
  },
  projects: [
    { name: 'browser', testMatch, grepInvert: inFullChromium },
    {
      name: 'full-chromium',
      testMatch,
      grep: inFullChromium,
      use: { launchOptions: launchWith(fullChromium) }
    }
  ],
  webServer: {
    command: `"${process.execPath}" dist/server/index.js`,
    cwd: root,
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      WEB_DIR: join(root, 'dist/web'),
      DATA_DIR: process.env['JOURNEYS_DATA'] ?? mkdtempSync(join(tmpdir(), 'reelwright-journeys-'))
    }
  }
});
