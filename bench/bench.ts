// `npm run bench`: each figure beside its floor, measured in the same run. `--json` writes one document to stdout,
// `--only lighthouse` runs one bench.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, isStale, root, type TargetName } from '../scripts/build/targets.ts';
import { ensureBrowsers } from '../scripts/find-chromium.ts';
import { measureDesktopStart } from './desktop-start.ts';
import { measureDeviceSave } from './device-save.ts';
import { measureEveryModel } from './every-model.ts';
import { measureFirstLoad } from './first-load.ts';
import { buildBaselinePage } from './baseline-page.ts';
import { measureKeystroke } from './keystroke.ts';
import { measureLibraryScreen } from './library-screen.ts';
import { measureLibrarySearch } from './library-search.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMatrix } from './matrix.ts';
import { measurePageMemory } from './page-memory.ts';
import { measurePasting } from './paste.ts';
import { type Bench, type BenchReport, formatReport, runBenches } from './run-benches.ts';
import { serveFolder } from './serve-folder.ts';

const { values: asked } = parseArgs({
  options: { json: { type: 'boolean' }, only: { type: 'string', multiple: true } }
});

async function buildStaleTargets(): Promise<void> {
  const names: readonly TargetName[] = ['web', 'server', 'desktop'];
  for (const name of names.filter(isStale)) {
    const failure = await build(name);
    if (failure !== null) throw new Error(`${failure.output}\nThe ${name} build failed.`);
  }
}

/** The benches that share a browser and the servers it reads from, which are closed again whatever fails. */
async function runPageBenches(): Promise<BenchReport> {
  const cleanups: (() => unknown)[] = [];
  const takeFolder = (folder: string): string => {
    cleanups.unshift(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const serve = async (folder: string): Promise<string> => {
    const { url, stop } = await serveFolder(folder, dataFolder);
    cleanups.unshift(stop);
    return url;
  };
  const webFolder = join(root, 'dist/web');
  const dataFolder = takeFolder(mkdtempSync(join(tmpdir(), 'reelwright-bench-')));
  try {
    const floorFolder = takeFolder(await buildBaselinePage());
    const [web, floor] = [await serve(webFolder), await serve(floorFolder)];
    const executablePath = (await ensureBrowsers()).chromium;
    const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage'] });
    cleanups.unshift(() => browser.close());
    return await runBenches(
      chosen([
        { name: 'lighthouse', run: () => measureLighthouse(executablePath, web) },
        { name: 'keystroke', run: () => measureKeystroke(browser, web) },
        { name: 'first load', run: () => measureFirstLoad(browser, web, webFolder, floorFolder) },
        { name: 'page memory', run: () => measurePageMemory(browser, web, floor) },
        { name: 'library screen', run: () => measureLibraryScreen(browser, web) }
      ])
    );
  } finally {
    for (const cleanUp of cleanups) await (async () => cleanUp())().catch(() => undefined);
  }
}

/** Those named by `--only`, which may stand several times; all without it. */
function chosen(benches: readonly Bench[]): readonly Bench[] {
  return benches.filter(({ name }) => name === 'pages' || (asked.only?.includes(name) ?? true));
}

await buildStaleTargets();
let pages: BenchReport = { measurements: [], failures: [] };
const report = await runBenches(
  chosen([
    { name: 'every model', run: measureEveryModel },
    { name: 'matrix', run: measureMatrix },
    { name: 'library search', run: measureLibrarySearch },
    { name: 'paste', run: measurePasting },
    { name: 'device save', run: measureDeviceSave },
    {
      name: 'pages',
      run: async () => {
        pages = await runPageBenches();
        return pages.measurements;
      }
    },
    { name: 'desktop start', run: measureDesktopStart }
  ])
);
const failures = [...report.failures, ...pages.failures];
const whole = { measurements: report.measurements, failures };
console.log(asked.json === true ? JSON.stringify(whole, null, 2) : formatReport(whole));
if (failures.length > 0) {
  console.error(`Not measured: ${failures.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
