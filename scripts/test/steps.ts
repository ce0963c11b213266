import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, root, type TargetName } from '../build/targets.ts';
import { ensureChromium } from '../find-chromium.ts';
import { type CommandResult, runCommand, runNode } from '../run-command.ts';
import {
  joinPlaywrightReports,
  type Outcome,
  readPlaywrightReport,
  readVitestReport
} from './read-report.ts';

/** Where a step's runner writes its report. */
type StepContext = { readonly reportFile: string };

export type Step = {
  readonly name: string;
  /** Part of `npm run verify`: no browser, no build. */
  readonly isFast: boolean;
  /** Builds must be there for it; when they failed the step cannot say anything. */
  readonly needsBuilds?: boolean;
  readonly run: (context: StepContext) => Promise<CommandResult>;
  /** Only steps that run tests have a report. */
  readonly readReport?: (text: string) => Outcome;
};

const check = (name: string, ...args: readonly string[]): Step => ({
  name,
  isFast: true,
  run: () => runNode(args)
});

/** Left to itself the runner keeps one core free, which of two cores is half. */
const everyCore = '--maxWorkers=100%';

const vitest = (name: string, isFast: boolean, ...options: readonly string[]): Step => ({
  name,
  isFast,
  readReport: readVitestReport,
  run: ({ reportFile }) =>
    runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        name,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...options
      ],
      { env: { NO_COLOR: '1' } }
    )
});

/** The desktop's journeys pull the network's plug, so on Linux they get a network of their own. */
const ownNetwork =
  process.platform === 'linux' ? [join(root, 'tests/journeys/desktop/in-network-namespace.sh')] : [];

const builds = (name: string, targets: readonly TargetName[]): Step => ({
  name,
  isFast: false,
  run: async () => {
    const failures = (await Promise.all(targets.map(build))).filter((failure) => failure !== null);
    return { code: failures.length, output: failures.map(({ output }) => output).join('\n') };
  }
});

type Journeys = {
  readonly name: string;
  /** Of Playwright. */
  readonly config: string;
  /** What Playwright runs in. */
  readonly wrapper?: readonly string[];
  /** So many runs side by side, each of its part of the journeys. */
  readonly parts?: number;
};

const journeys = ({ name, config, wrapper = [], parts = 1 }: Journeys): Step => ({
  name,
  isFast: false,
  needsBuilds: true,
  readReport: readPlaywrightReport,
  run: async ({ reportFile }) => {
    let chromium: string;
    try {
      chromium = await ensureChromium();
    } catch (error) {
      return { code: 1, output: error instanceof Error ? error.message : String(error) };
    }
    const runPart = async (part: number) => {
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
      const partFile = `${reportFile}.${part}`;
      const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: partFile, FORCE_COLOR: '0' };
      const result = await runCommand(command, args, { env });
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
});

export const steps: readonly Step[] = [
  check('format', 'node_modules/@biomejs/biome/bin/biome', 'format', '.'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  check('types', 'node_modules/typescript/bin/tsc', '-b', '--force'),
  check('boundaries', 'scripts/check-boundaries.ts'),
  check('dead-code', 'node_modules/knip/bin/knip.js'),
  check('docs', 'scripts/check-doc-refs.ts'),
  check('shape', 'scripts/check-shape.ts'),
  vitest('unit', true, everyCore),
  vitest('integration', false, everyCore),
  builds('build', ['web', 'server', 'desktop']),
  journeys({ name: 'web-journeys', config: join('tests', 'journeys', 'playwright.web.config.ts') }),
  journeys({
    name: 'desktop-journeys',
    config: join('tests', 'journeys', 'playwright.desktop.config.ts'),
    wrapper: ownNetwork,
    // A network that is pulled is all of a run's, so that workers of one run could not share it.
    parts: ownNetwork.length > 0 ? 2 : 1
  })
];

process.chdir(root);
