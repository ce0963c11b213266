// The end of a run: where the time went, beside the reviewed budget, and which journeys are flaky.
import * as z from 'zod';
import type { StageResult } from './run-stage.ts';

/** In seconds on two quiet cores. Machines differ by a factor of two, so what is over budget is a warning only. */
export const Budget = z.strictObject({
  stages: z.record(z.string(), z.number()),
  /** The longest a test of this step may take, where `tests` does not name it. */
  slowestTest: z.record(z.string(), z.number()),
  tests: z.record(z.string(), z.number())
});
export type Budget = z.infer<typeof Budget>;

const shownTests = 10;

/** The lines to print: a table of stages with wall and CPU seconds, the slowest tests, the flaky ones. */
export function describeTimes(results: readonly StageResult[], budget: Budget): string[] {
  return [
    '',
    ...describeStages(results, budget),
    '',
    ...describeTests(results, budget),
    ...nameFlaky(results)
  ];
}

function describeStages(results: readonly StageResult[], budget: Budget): string[] {
  const total = (read: (result: StageResult) => number): number =>
    results.reduce((sum, result) => sum + read(result), 0);
  const allowed = results.map(({ name }) => budget.stages[name]);
  return [
    `${''.padEnd(24)}${'wall'.padStart(9)}${'CPU'.padStart(9)}${'budget'.padStart(11)}`,
    ...results.map(({ name, wallSeconds, cpuSeconds }) =>
      formatRow(name, wallSeconds, cpuSeconds, budget.stages[name])
    ),
    formatRow(
      'all',
      total(({ wallSeconds }) => wallSeconds),
      total(({ cpuSeconds }) => cpuSeconds),
      allowed.includes(undefined) ? undefined : allowed.reduce<number>((sum, each) => sum + (each ?? 0), 0)
    )
  ];
}

function formatRow(name: string, wall: number, cpu: number, allowed: number | undefined): string {
  const columns = [wall, cpu].map((seconds) => `${seconds.toFixed(0)} s`.padStart(9)).join('');
  return `${name.padEnd(24)}${columns}${describeBudget(wall, allowed)}`;
}

function describeTests(results: readonly StageResult[], budget: Budget): string[] {
  const tests = results
    .flatMap(({ steps }) => steps)
    .flatMap((step) => step.runs.map((run) => ({ ...run, step: step.name })))
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, shownTests);
  if (tests.length === 0) return [];
  return [
    'The slowest tests:',
    ...tests.map(({ name, step, durationMs }) => {
      const seconds = durationMs / 1000;
      const allowed = budget.tests[name] ?? budget.slowestTest[step];
      return `${seconds.toFixed(1).padStart(7)} s${describeBudget(seconds, allowed)}  ${step}: ${name}`;
    })
  ];
}

function nameFlaky(results: readonly StageResult[]): string[] {
  const flaky = results.flatMap(({ steps }) => steps).flatMap((step) => step.flaky);
  return flaky.length === 0 ? [] : ['', 'Flaky, to be mended:', ...flaky.map((name) => `  ↻ ${name}`)];
}

function describeBudget(seconds: number, allowed: number | undefined): string {
  if (allowed === undefined) return ''.padStart(11);
  const text = `${allowed} s`.padStart(9);
  return `${text}${seconds > allowed ? ' !' : '  '}`;
}
