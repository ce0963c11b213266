// The journeys' browser: one that is there, else one that is fetched, else exact words about what to do.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand, runNode } from './run-command.ts';

const downloadPatienceMs = 240_000;

const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable'
];

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
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

/** The path of a Chromium that starts: `CHROMIUM_PATH`, the system's, then Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') {
    if (await canRun(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which does not start. Point it at a Chromium or unset it.`);
  }
  const { chromium } = await import('@playwright/test');
  for (const candidate of [...listSystemBrowsers(), chromium.executablePath()]) {
    if (existsSync(candidate) && (await canRun(candidate))) return candidate;
  }
  return undefined;
}

/** As `findChromium`, but installs one when there is none. Throws with what to do when that fails too. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  for (const [source, install] of installers) {
    console.error(`No Chromium here: installing one with ${source}…`);
    await install();
    const installed = await findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    [
      'The journeys need a Chromium, and none could be found or installed. Do one of these, then try again:',
      '  apt-get install chromium                (Debian, as root)',
      '  npx playwright install chromium         (Playwright’s own)',
      '  CHROMIUM_PATH=/path/to/chromium npm test (one you have)'
    ].join('\n')
  );
}

const installers: readonly (readonly [source: string, install: () => Promise<void>])[] = [
  ['Playwright', installWithPlaywright],
  ['apt-get', installWithApt]
];

async function installWithPlaywright(): Promise<void> {
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeoutMs: downloadPatienceMs,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  });
}

async function installWithApt(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env, timeoutMs: downloadPatienceMs });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
    timeoutMs: downloadPatienceMs
  });
}

function listSystemBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath.filter(isExecutable), ...(usualPlaces[process.platform] ?? [])];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser without its system libraries is found but of no use, so it has to say its version. */
async function canRun(executable: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const { code } = await runCommand(executable, ['--version'], { timeoutMs: 20_000 });
  return code === 0;
}
