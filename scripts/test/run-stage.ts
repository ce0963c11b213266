// Runs the steps of one stage side by side, each reported in one line when it ends.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { TestRun } from './parse-report.ts';
import type { Stage, Step } from './stages.ts';

export type StepResult = {
  readonly name: string;
  readonly wallSeconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
  readonly runs: readonly TestRun[];
};

export type StageResult = {
  readonly name: string;
  readonly wallSeconds: number;
  /** CPU time of the whole machine meanwhile, other programs included: a killed browser's own is lost to its parent. */
  readonly cpuSeconds: number;
  readonly steps: readonly StepResult[];
};

/** Lines of nothing but a runner's dots. */
const progress = /^(?:[·×.xF±T°\-*]+|JSON report written to .*)$\n?/gm;

/** Runs as many steps at a time as the machine has cores. Steps in `skipped` fail without being run. */
export async function runStage(
  { name, steps }: Stage,
  reportFolder: string,
  skipped: (step: Step) => string | undefined
): Promise<StageResult> {
  const startedAt = performance.now();
  const cpuBefore = readCpuSeconds();
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const reason = skipped(step);
      if (reason === undefined) results.push(await runStep(step, reportFolder));
      else results.push(refuseStep(step, reason));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    name,
    wallSeconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: readCpuSeconds() - cpuBefore,
    steps: results
  };
}

async function runStep(step: Step, reportFolder: string): Promise<StepResult> {
  const startedAt = performance.now();
  const reportFile = join(reportFolder, `${step.name}.json`);
  const { code, output } = await step.run(reportFile);
  const wallSeconds = (performance.now() - startedAt) / 1000;
  const hasReport = step.readReport !== undefined && existsSync(reportFile);
  const outcome = hasReport
    ? step.readReport(readFileSync(reportFile, 'utf8'))
    : { passed: 0, failures: [], flaky: [], runs: [] };
  // A runner that fails without naming a test (no test found, a crash) is a failure of its own.
  const failed = outcome.failures.length || (code === 0 ? 0 : 1);
  const label = `${step.name.padEnd(18)}${failed === 0 ? 'ok    ' : 'FAILED'} ${wallSeconds.toFixed(1).padStart(7)} s`;
  if (failed === 0) {
    console.log(`${label}${hasReport ? `   ${outcome.passed} tests` : ''}`);
  } else {
    console.log(`${label}   ${outcome.passed} passed, ${failed} failed`);
    console.log(`${output.replace(progress, '').trim()}\n`);
    for (const failure of outcome.failures) console.log(`  ✗ ${failure}`);
  }
  const { passed, flaky, runs } = outcome;
  return { name: step.name, wallSeconds, passed, failed, flaky, runs };
}

function refuseStep({ name }: Step, reason: string): StepResult {
  console.log(`${name.padEnd(18)}FAILED  ${reason}`);
  return { name, wallSeconds: 0, passed: 0, failed: 1, flaky: [], runs: [] };
}

const readCpuSeconds = (): number =>
  cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0) / 1000;
