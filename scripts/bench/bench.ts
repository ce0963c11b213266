// `npm run bench`: each figure beside its floor, measured in the same run. `--json` writes one document to stdout.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, isStale, root, type TargetName } from '../build/targets.ts';
import { ensureBrowsers } from '../find-chromium.ts';
import { measureDesktopStart } from './desktop-start.ts';
import { measureDeviceSave } from './device-save.ts';
import { measureEveryModel } from './every-model.ts';
import { measureFirstLoad } from './first-load.ts';
import { buildFloorPage } from './floor-page.ts';
import { measureKeystroke } from './keystroke.ts';
import { measureLibraryScreen } from './library-screen.ts';
import { measureLibrarySearch } from './library-search.ts';
import { measureMatrix } from './matrix.ts';
import type { Measurement } from './measurement.ts';
import { measurePageMemory } from './page-memory.ts';
import { measurePasting } from './paste.ts';
import { serveFolder } from './serve-folder.ts';

const { values: asked } = parseArgs({ options: { json: { type: 'boolean' } } });

async function buildWhatIsStale(): Promise<void> {
  const names: readonly TargetName[] = ['web', 'server', 'desktop'];
  for (const name of names.filter(isStale)) {
    const failure = await build(name);
    if (failure !== null) throw new Error(`${failure.output}\nThe ${name} build failed.`);
  }
}

async function measurePages(): Promise<Measurement[]> {
  const webFolder = join(root, 'dist/web');
  const floorFolder = await buildFloorPage();
  const dataFolder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  const web = await serveFolder(webFolder, dataFolder);
  const floor = await serveFolder(floorFolder, dataFolder);
  const browser = await chromium.launch({
    executablePath: (await ensureBrowsers()).chromium,
    args: ['--disable-dev-shm-usage']
  });
  try {
    return [
      ...(await measureKeystroke(browser, web.url)),
      ...(await measureFirstLoad(browser, web.url, webFolder, floorFolder)),
      ...(await measurePageMemory(browser, web.url, floor.url)),
      ...(await measureLibraryScreen(browser, web.url))
    ];
  } finally {
    await browser.close();
    await Promise.all([web.stop(), floor.stop()]);
    for (const folder of [floorFolder, dataFolder]) rmSync(folder, { recursive: true });
  }
}

function writeTable(measurements: readonly Measurement[]): void {
  for (const { name, value, unit, floors, aim, isMet } of measurements) {
    console.log(`${isMet ? 'ok  ' : 'MISS'}  ${name}: ${format(value)} ${unit}   (aim ${aim})`);
    for (const floor of floors) console.log(`        ${floor.name}: ${format(floor.value)} ${unit}`);
  }
}

const format = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(2);

await buildWhatIsStale();
const measurements = [
  ...measureEveryModel(),
  ...measureMatrix(),
  ...measureLibrarySearch(),
  ...measurePasting(),
  ...(await measureDeviceSave()),
  ...(await measurePages()),
  ...(await measureDesktopStart())
];
if (asked.json === true) console.log(JSON.stringify({ measurements }, null, 2));
else writeTable(measurements);
