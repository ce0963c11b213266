import { expect, test } from 'vitest';
import type { Log, LogFields } from '../log/log.ts';
import { createFailureReporter } from './report-failures.ts';

function createReporter() {
  const lines: LogFields[] = [];
  const ignore = () => undefined;
  const log: Log = {
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: (fields) => void lines.push(fields),
    child: () => log
  };
  const clock = { ms: 0 };
  return { lines, clock, report: createFailureReporter(log, () => clock.ms) };
}

const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('the same failure is logged once in ten seconds, with the number left out', () => {
  const { lines, clock, report } = createReporter();
  for (clock.ms = 0; clock.ms < 10_000; clock.ms += 100) report(refused());
  expect(lines).toMatchObject([{ error: { code: 'ECONNREFUSED' }, leftOut: 0 }]);
  report(refused());
  expect(lines.slice(1)).toMatchObject([{ leftOut: 99 }]);
});

test('another failure is logged at once', () => {
  const { lines, report } = createReporter();
  report(refused());
  report(new Error('the queue is gone'));
  report(refused());
  expect(lines.map(({ error }) => (error as Error).message)).toEqual([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'the queue is gone'
  ]);
});

test('failures that differ each time are all logged', () => {
  const { lines, report } = createReporter();
  for (let number = 0; number < 250; number += 1) report(new Error(`failure ${number}`));
  expect(lines).toHaveLength(250);
});
