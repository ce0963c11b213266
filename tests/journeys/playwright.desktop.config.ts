import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

// Electron's own switch for "the binary is elsewhere". Where the binary is installed, the same specs run on it.
const hasElectron = existsSync(join(root, 'node_modules/electron/path.txt')) && !process.env['STAND_IN'];
if (!hasElectron) {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] ??= join(root, 'tests/support/electron-stand-in');
}

const executablePath = process.env['CHROMIUM_PATH'];
const launchOptions = executablePath === undefined ? {} : { executablePath };

export default defineConfig<object, { readonly build: 'web' | 'desktop' }>({
  outputDir: join(root, 'test-results/desktop'),
  workers: 1,
  forbidOnly: true,
  // A machine that others use too may stall; what needed it is named at the end of the run.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  metadata: { runtime: hasElectron ? 'electron' : 'stand-in' },
  // Some journeys lead through the person's own browser, beside the app.
  use: { build: 'desktop', launchOptions },
  projects: [
    { name: 'desktop', testDir: './desktop' },
    // Behavior that is the same in every shell is tested in the browser; a release tests it in both, except what needs
    // an address that is typed, a second tab or the page's own requests.
    {
      name: 'both',
      testDir: './both',
      ...(process.env['DESKTOP_JOURNEYS'] === 'all' ? { grepInvert: /@browser/ } : { grep: /@desktop/ })
    }
  ]
});
