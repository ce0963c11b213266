// `npm test`: every check in order, each in one line, a later one also after a failed one.
// `--fast` leaves out what needs a build or a browser; `--only lint,unit` runs the steps that are named; `--runs 500`
// plays so many histories of buying.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Step, steps } from './test/steps.ts';

type Verdict = { readonly passed: number; readonly failed: number };

/** Lines of nothing but a runner's dots. */
const progress = /^(?:[·×.xF±T°\-*]+|JSON report written to .*)$\n?/gm;

const nameWidth = Math.max(...steps.map(({ name }) => name.length)) + 2;

async function runStep(step: Step, reportFolder: string): Promise<Verdict> {
  const startedAt = performance.now();
  process.stdout.write(step.name.padEnd(nameWidth));
  const reportFile = join(reportFolder, `${step.name}.json`);
  const { code, output } = await step.run({ reportFile });
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const hasReport = step.readReport !== undefined && existsSync(reportFile);
  const outcome = hasReport
    ? step.readReport(readFileSync(reportFile, 'utf8'))
    : { passed: 0, failures: [], repeated: [] };
  // A runner that fails without naming a test (no test found, a crash) is a failure of its own.
  const failed = outcome.failures.length || (code === 0 ? 0 : 1);
  if (failed === 0) {
    console.log(`ok      ${seconds.padStart(8)}${hasReport ? `   ${outcome.passed} passed` : ''}`);
  } else {
    console.log(`FAILED  ${seconds.padStart(8)}   ${outcome.passed} passed, ${failed} failed`);
    console.log(`${output.replace(progress, '').trim()}\n`);
    for (const failure of outcome.failures) console.log(`  ✗ ${failure}`);
  }
  for (const name of outcome.repeated) console.log(`  ↻ not at the first try: ${name}`);
  return { passed: outcome.passed, failed };
}

function chooseSteps(): readonly Step[] {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, fast: { type: 'boolean' }, runs: { type: 'string' } }
  });
  if (values.runs !== undefined) process.env['RUNS'] = values.runs;
  if (values.only === undefined) return steps.filter((step) => step.isFast || values.fast !== true);
  const asked = values.only.split(',');
  const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step named ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`
    );
  }
  return steps.filter(({ name }) => asked.includes(name));
}

async function runAll(chosen: readonly Step[]): Promise<Verdict> {
  const reportFolder = mkdtempSync(join(tmpdir(), 'reelwright-test-'));
  const verdicts: Verdict[] = [];
  let areBuildsBroken = false;
  for (const step of chosen) {
    if (step.needsBuilds === true && areBuildsBroken) {
      console.log(`${step.name.padEnd(nameWidth)}FAILED  for want of a build`);
      verdicts.push({ passed: 0, failed: 1 });
      continue;
    }
    const verdict = await runStep(step, reportFolder);
    verdicts.push(verdict);
    if (step.name === 'build') areBuildsBroken = verdict.failed > 0;
  }
  rmSync(reportFolder, { recursive: true });
  const sum = (count: (verdict: Verdict) => number): number =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}

try {
  const { passed, failed } = await runAll(chooseSteps());
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
