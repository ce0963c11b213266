// Time from the start of the desktop's main process until it asks for its first window: the share of a start
// that is our own code, Node's and SQLite's, before any page is loaded.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Measurement, median } from './measurement.ts';

const root = join(import.meta.dirname, '..');
const rounds = 10;
const aimMs = 300;

/** The real executable where it is installed, else the stand-in: as the desktop's journeys choose. */
function findElectron(): string {
  const isInstalled = existsSync(join(root, 'node_modules/electron/path.txt')) && !process.env['STAND_IN'];
  if (!isInstalled) return join(root, 'tests/support/electron-stand-in/electron');
  // Outside Electron the package's main module names the executable.
  return String(createRequire(import.meta.url)('electron'));
}

async function readFirstWindow(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error('The desktop app has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, at] = /^first window at (\d+)$/.exec(line) ?? [];
    if (at !== undefined) return Number(at);
  }
  throw new Error('The desktop app ended without opening a window');
}

async function startOnce(electron: string, appFolder: string, folder: string): Promise<number> {
  const reporter = join(import.meta.dirname, 'report-first-window.cjs');
  const startedAt = Date.now();
  const child = spawn(electron, ['-r', reporter, '--no-sandbox', appFolder, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: '' }
  });
  const ended = once(child, 'exit');
  try {
    return (await readFirstWindow(child)) - startedAt;
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** The least an app can be: one window as soon as there may be one. */
function writeBaselineApp(folder: string): void {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'floor', version: '0.0.0', main: 'main.cjs' })
  );
  writeFileSync(
    join(folder, 'main.cjs'),
    "const { app, BrowserWindow } = require('electron');\napp.whenReady().then(() => new BrowserWindow({ show: false }));\n"
  );
}

/** Starts of the built app on one data folder, after a first that creates it. Needs `out/` to be built. */
export async function measureDesktopStart(): Promise<Measurement[]> {
  const electron = findElectron();
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-start-'));
  const floorApp = join(folder, 'floor');
  const ownData = join(folder, 'own-data');
  const floorData = join(folder, 'floor-data');
  mkdirSync(floorApp);
  writeBaselineApp(floorApp);
  const own: number[] = [];
  const floor: number[] = [];
  try {
    await startOnce(electron, root, ownData);
    for (let round = 0; round < rounds; round += 1) {
      own.push(await startOnce(electron, root, ownData));
      floor.push(await startOnce(electron, floorApp, floorData));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  const value = median(own);
  return [
    {
      name: 'desktop: main process from start to first window request, median',
      value,
      unit: 'ms',
      floors: [{ name: 'an app that only opens a window', value: median(floor) }],
      aim: `≤ ${aimMs} ms`,
      isMet: value <= aimMs
    }
  ];
}
