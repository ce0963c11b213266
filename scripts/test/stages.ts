// The steps of `npm test`. Those of one stage run side by side, the stages one after the other.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, root, type TargetName } from '../build/targets.ts';
import { type CommandResult, runNode } from '../run-command.ts';
import { fillDemoMarket, prepareBrowsers, runJourneys } from './journeys.ts';
import { type Outcome, readPlaywrightReport, readVitestReport } from './parse-report.ts';

export type Step = {
  readonly name: string;
  /** Part of `npm run verify`: no browser, no build. */
  readonly isFast: boolean;
  /** Runs on the builds; when they failed the step proves nothing. */
  readonly needsBuilds?: boolean;
  readonly run: (reportFile: string) => Promise<CommandResult>;
  /** Reads the report at `reportFile`; only steps that run tests write one. */
  readonly readReport?: (text: string) => Outcome;
};

export type Stage = { readonly name: string; readonly steps: readonly Step[] };

const check = (name: string, ...args: readonly string[]): Step => ({
  name,
  isFast: true,
  run: () => runNode(args)
});

const vitest = (name: string, isFast: boolean, ...options: readonly string[]): Step => ({
  name,
  isFast,
  readReport: readVitestReport,
  run: (reportFile) =>
    runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        name,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        // Without isolation a worker loads each module once instead of once a file.
        '--no-isolate',
        ...options
      ],
      { env: { NO_COLOR: '1' } }
    )
});

const builds = (name: string, targets: readonly TargetName[]): Step => ({
  name,
  isFast: false,
  run: async () => {
    const failures = (await Promise.all(targets.map(build))).filter((failure) => failure !== null);
    return { code: failures.length, output: failures.map(({ output }) => output).join('\n') };
  }
});

/** The desktop's journeys take the network down, so on Linux they run in a network namespace. */
const networkNamespace =
  process.platform === 'linux' ? [join(root, 'tests/journeys/desktop/in-network-namespace.sh')] : [];

const journeys = (name: 'web-journeys' | 'desktop-journeys'): Step => ({
  name,
  isFast: false,
  needsBuilds: true,
  readReport: readPlaywrightReport,
  run: (reportFile) =>
    name === 'web-journeys'
      ? runJourneys({ name, config: join('tests', 'journeys', 'playwright.web.config.ts') }, reportFile)
      : runJourneys(
          {
            name,
            config: join('tests', 'journeys', 'playwright.desktop.config.ts'),
            wrapper: networkNamespace,
            // Workers of one run would share its network, so each part has a run and a network of its own.
            parts: networkNamespace.length > 0 ? 2 : 1
          },
          reportFile
        )
});

export const stages: readonly Stage[] = [
  {
    name: 'checks',
    steps: [
      check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
      // Each checker checks shared types again: four take 1.7 times the CPU time of one.
      check('types', 'node_modules/typescript/bin/tsc', '-b', '--force', '--checkers', '1'),
      check('dead-code', 'node_modules/knip/bin/knip.js'),
      check('format', 'node_modules/@biomejs/biome/bin/biome', 'format', '.'),
      check('boundaries', 'scripts/check-boundaries.ts'),
      check('docs', 'scripts/check-doc-refs.ts'),
      check('shape', 'scripts/check-shape.ts'),
      { name: 'browsers', isFast: false, run: prepareBrowsers }
    ]
  },
  // By default vitest keeps one core free, which of two cores is half.
  {
    name: 'unit',
    // Integration tests start the built server, which no other step may rebuild meanwhile.
    steps: [vitest('unit', true, '--maxWorkers=100%'), builds('server-build', ['server'])]
  },
  {
    name: 'integration and build',
    steps: [
      // One more than there are cores: a worker waits for disks and processes for a fifth of its time.
      vitest('integration', false, `--maxWorkers=${availableParallelism() + 1}`),
      builds('build', ['web', 'desktop']),
      { name: 'demo-market', isFast: false, needsBuilds: true, run: fillDemoMarket }
    ]
  },
  // Alone, each waits for timers, disks and answers for a third of its time.
  { name: 'journeys', steps: [journeys('web-journeys'), journeys('desktop-journeys')] }
];

process.chdir(root);
