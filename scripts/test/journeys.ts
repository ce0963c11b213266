// Runs Playwright for `npm test`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browsers, ensureBrowsers } from '../find-chromium.ts';
import { type CommandResult, runCommand, runNode } from '../run-command.ts';
import { joinPlaywrightReports } from './parse-report.ts';

let browsers: Promise<Browsers> | undefined;

/** Looked for, and installed where missing, once a run. */
const getBrowsers = (): Promise<Browsers> => (browsers ??= ensureBrowsers());

/** Finds or installs the journeys' browsers, and names them. */
export async function prepareBrowsers(): Promise<CommandResult> {
  try {
    const { headlessShell, chromium } = await getBrowsers();
    return { code: 0, output: `${headlessShell}, ${chromium}` };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/** The folder beside the reports with the demo catalog, of which each server of the journeys takes a copy. */
const getDemoMarketFolder = (reportFile: string): string => join(dirname(reportFile), 'demo-market');

/** Fills the demo catalog once a run: from an empty folder, a server takes four times the CPU time to start. */
export const fillDemoMarket = (reportFile: string): Promise<CommandResult> =>
  runNode([join('tests', 'journeys', 'fill-market.ts'), getDemoMarketFolder(reportFile)]);

type Journeys = {
  /** Of the report and of the folder with traces of failures. */
  readonly name: string;
  /** Playwright's configuration. */
  readonly config: string;
  /** The command Playwright runs in. */
  readonly wrapper?: readonly string[];
  /** The number of Playwright runs side by side, each with a part of the journeys. */
  readonly parts?: number;
};

/** Runs the journeys and writes one report of all parts. */
export async function runJourneys(
  { name, config, wrapper = [], parts = 1 }: Journeys,
  reportFile: string
): Promise<CommandResult> {
  const prepared = await prepareBrowsers();
  if (prepared.code !== 0) return prepared;
  const { headlessShell, chromium } = await getBrowsers();
  const isReleaseTest = process.env['FULL_CHROMIUM'] === 'always';
  const market = getDemoMarketFolder(reportFile);

  const runPart = async (part: number) => {
    const partFile = `${reportFile}.${part}`;
    const [command, ...args] = [
      ...wrapper,
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--reporter=dot,json',
      `--shard=${part}/${parts}`,
      `--output=test-results/${name}-${part}`
    ];
    const result = await runCommand(command, args, {
      env: {
        CHROMIUM_PATH: isReleaseTest ? chromium : headlessShell,
        FULL_CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: partFile,
        ...(existsSync(market) ? { FILLED_MARKET: market } : {}),
        FORCE_COLOR: '0'
      }
    });
    return { ...result, report: existsSync(partFile) ? readFileSync(partFile, 'utf8') : null };
  };

  const results = await Promise.all(Array.from({ length: parts }, (_, index) => runPart(index + 1)));
  const reports = results.flatMap(({ report }) => (report === null ? [] : [report]));
  writeFileSync(reportFile, joinPlaywrightReports(reports));
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join('\n')
  };
}
