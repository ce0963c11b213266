// The browsers of journeys, benches and icons: installed ones, else ones that are fetched, else exact words about what to do.
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runCommand, runNode } from './run-command.ts';

/** Executables. The headless shell is Chromium without its window: it needs some 40 % less CPU for the same page. */
export type Browsers = { readonly headlessShell: string; readonly chromium: string };

const downloadTimeoutMs = 240_000;

const chromiumCommands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable'
];
const headlessShellCommands = ['chromium-headless-shell', 'chrome-headless-shell'];

const installFolders: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) => {
    const folder = process.env[variable];
    if (folder === undefined) return [];
    return [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe')
    ];
  })
};

/**
 * Finds the browsers, and installs them where there is none. `CHROMIUM_PATH` names the one for everything,
 * `FULL_CHROMIUM_PATH` another one for what the headless shell cannot do. Without a headless shell Chromium does its
 * work too. Throws with what to do when nothing can be found or installed.
 */
export async function ensureBrowsers(): Promise<Browsers> {
  for (const install of [undefined, ...installers]) {
    await install?.();
    const chromium = (await readAskedPath('FULL_CHROMIUM_PATH')) ?? (await findChromium());
    const headlessShell = (await readAskedPath('CHROMIUM_PATH')) ?? (await findHeadlessShell());
    const isComplete = headlessShell !== undefined || !canInstallWithApt;
    if (chromium !== undefined && isComplete) return { chromium, headlessShell: headlessShell ?? chromium };
  }
  throw new Error(
    [
      'The journeys need a Chromium, and none could be found or installed. Do one of these, then try again:',
      '  apt-get install chromium chromium-headless-shell   (Debian, as root)',
      '  npx playwright install chromium                    (Playwright’s own)',
      '  CHROMIUM_PATH=/path/to/chromium npm test           (one you have)'
    ].join('\n')
  );
}

/** The path of a full Chromium that starts: `CHROMIUM_PATH`, the system's, then Playwright's own. */
async function findChromium(): Promise<string | undefined> {
  const asked = await readAskedPath('CHROMIUM_PATH');
  if (asked !== undefined) return asked;
  const { chromium } = await import('@playwright/test');
  const installed = installFolders[process.platform] ?? [];
  return findRunning([...listOnPath(chromiumCommands), ...installed, chromium.executablePath()]);
}

async function findHeadlessShell(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const browsers = dirname(dirname(dirname(chromium.executablePath())));
  const downloaded = globSync('chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}{,.exe}', {
    cwd: browsers
  });
  return findRunning([
    ...listOnPath(headlessShellCommands),
    ...downloaded.map((file) => join(browsers, file))
  ]);
}

async function readAskedPath(variable: string): Promise<string | undefined> {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (await canRun(path)) return path;
  throw new Error(`${variable} is ${path}, which does not start. Point it at a Chromium or unset it.`);
}

const canInstallWithApt =
  process.platform === 'linux' && process.getuid?.() === 0 && listOnPath(['apt-get']).length > 0;

const installers: readonly (() => Promise<void>)[] = [installWithApt, installWithPlaywright];

async function installWithApt(): Promise<void> {
  if (!canInstallWithApt) return;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: downloadTimeoutMs };
  await runCommand('apt-get', ['update'], options);
  const packages = ['chromium', 'chromium-headless-shell'];
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

async function installWithPlaywright(): Promise<void> {
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeoutMs: downloadTimeoutMs,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  });
}

async function findRunning(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (existsSync(candidate) && (await canRun(candidate))) return candidate;
  }
  return undefined;
}

function listOnPath(commands: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser without its system libraries is found but of no use, so it has to print its version. */
async function canRun(executable: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const { code } = await runCommand(executable, ['--version'], { timeoutMs: 20_000 });
  return code === 0;
}
