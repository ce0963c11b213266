import { expect, test } from 'vitest';
import { type Budget, describeTimes } from './report-times.ts';
import type { StageResult } from './run-stage.ts';

const budget: Budget = {
  stages: { unit: 30, 'web journeys': 100 },
  slowestTest: { unit: 2, 'web-journeys': 15 },
  tests: { 'walks every screen': 60 }
};

function stage(name: string, step: string, changes: Partial<StageResult['steps'][number]> = {}): StageResult {
  const result = { name: step, wallSeconds: 20, passed: 1, failed: 0, flaky: [], runs: [], ...changes };
  return { name, wallSeconds: 20, cpuSeconds: 35, steps: [result] };
}

test('adds up wall and CPU seconds and marks only what is over its budget', () => {
  const lines = describeTimes(
    [{ ...stage('unit', 'unit'), wallSeconds: 31 }, stage('web journeys', 'web-journeys')],
    budget
  );
  expect(lines.find((line) => line.startsWith('unit'))).toMatch(/31 s +35 s +30 s !$/);
  expect(lines.find((line) => line.startsWith('web journeys'))).toMatch(/20 s +35 s +100 s +$/);
  expect(lines.find((line) => line.startsWith('all'))).toMatch(/51 s +70 s +130 s/);
});

test('names the ten slowest tests of all steps, each beside its own budget or that of its step', () => {
  const runs = Array.from({ length: 12 }, (_, index) => ({
    name: `journey ${index}`,
    durationMs: index * 1000
  }));
  const lines = describeTimes(
    [
      stage('unit', 'unit', { runs: [{ name: 'rolls the dice', durationMs: 2500 }] }),
      stage('web journeys', 'web-journeys', {
        runs: [...runs, { name: 'walks every screen', durationMs: 50_000 }]
      })
    ],
    budget
  );
  const slowest = lines.slice(lines.indexOf('The slowest tests:') + 1);
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toMatch(/50\.0 s +60 s +web-journeys: walks every screen/);
  expect(slowest.at(-1)).toMatch(/3\.0 s +15 s +web-journeys: journey 3/);
  expect(slowest.some((line) => line.includes('rolls the dice'))).toBe(false);
});

test('names flaky journeys at the end', () => {
  const lines = describeTimes([stage('web journeys', 'web-journeys', { flaky: ['saves'] })], budget);
  expect(lines.slice(-2)).toEqual(['Flaky, to be mended:', '  ↻ saves']);
});
