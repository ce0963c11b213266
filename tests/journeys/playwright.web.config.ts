import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['JOURNEYS_PORT'] ?? 4173);
const root = join(import.meta.dirname, '../..');
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig<object, { readonly build: 'web' | 'desktop' }>({
  outputDir: join(root, 'test-results/web'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that others use too may stall; what needed it is named at the end of the run.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    // A worker fetches the whole app for each new profile: only those look at one whom it concerns.
    serviceWorkers: 'block',
    launchOptions: {
      args: ['--disable-dev-shm-usage'],
      ...(executablePath === undefined ? {} : { executablePath })
    }
  },
  projects: [
    { name: 'web', testDir: './web' },
    { name: 'both', testDir: './both', use: { build: 'web' } }
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
