import { expect, test } from 'vitest';
import type { Measurement } from './measurement.ts';
import { formatReport, runBenches } from './run-benches.ts';

const measurement = (name: string): Measurement => ({
  name,
  value: 1234,
  unit: 'ms',
  floors: [{ name: 'an empty page', value: 0.5 }],
  aim: '≤ 1 s',
  isMet: false
});

test('a bench that fails is named, and the others are measured all the same', async () => {
  const report = await runBenches([
    { name: 'first', run: () => [measurement('a')] },
    { name: 'second', run: () => Promise.reject(new Error('The page closed')) },
    { name: 'third', run: async () => [measurement('b')] }
  ]);
  expect(report.measurements.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(report.failures).toEqual([{ name: 'second', reason: 'The page closed' }]);
  expect(formatReport(report).split('\n')).toEqual([
    'MISS  a: 1,234 ms   (aim ≤ 1 s)',
    '        an empty page: 0.50 ms',
    'MISS  b: 1,234 ms   (aim ≤ 1 s)',
    '        an empty page: 0.50 ms',
    'FAIL  second: The page closed'
  ]);
});
