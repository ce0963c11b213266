import { join } from 'node:path';
import { build, root, type TargetName } from '../build/targets.ts';
import { ensureChromium } from '../find-chromium.ts';
import { type CommandResult, runCommand, runNode } from '../run-command.ts';
import { type Outcome, readPlaywrightReport, readVitestReport } from './read-report.ts';

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

const vitest = (name: string, project: string, isFast: boolean): Step => ({
  name,
  isFast,
  readReport: readVitestReport,
  run: ({ reportFile }) =>
    runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`
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

const journeys = (name: string, config: string, wrapper: readonly string[] = []): Step => ({
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
    const playwright = [
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--reporter=dot,json'
    ];
    const [command = '', ...args] = [...wrapper, ...playwright];
    return runCommand(command, args, {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: '0' }
    });
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
  vitest('unit', 'unit', true),
  vitest('integration', 'integration', false),
  builds('build', ['web', 'server', 'desktop']),
  journeys('web-journeys', join('tests', 'journeys', 'playwright.web.config.ts')),
  journeys('desktop-journeys', join('tests', 'journeys', 'playwright.desktop.config.ts'), ownNetwork)
];

process.chdir(root);
