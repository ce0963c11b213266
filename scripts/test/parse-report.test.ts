import { describe, expect, test } from 'vitest';
import { joinPlaywrightReports, readPlaywrightReport, readVitestReport } from './parse-report.ts';

const vitestFile = (status: string, ...tests: readonly (readonly [fullName: string, status: string])[]) => ({
  name: 'history.test.ts',
  status,
  message: '',
  assertionResults: tests.map(([fullName, testStatus]) => ({ fullName, status: testStatus, duration: 12 }))
});

describe('the report of the unit tests', () => {
  test('counts what passed and names what failed or was skipped', () => {
    const file = vitestFile(
      'failed',
      ['keeps fifty', 'passed'],
      ['drops the oldest', 'failed'],
      ['waits', 'skipped']
    );
    expect(readVitestReport(JSON.stringify({ testResults: [file] }))).toEqual({
      passed: 1,
      failures: ['drops the oldest', 'waits (skipped)'],
      flaky: [],
      runs: [
        { name: 'keeps fifty', durationMs: 12 },
        { name: 'drops the oldest', durationMs: 12 },
        { name: 'waits', durationMs: 12 }
      ]
    });
  });

  test('names a test that passed at its second try', () => {
    const file = vitestFile('passed', ['saves', 'passed']);
    const [saves] = file.assertionResults;
    const retried = { ...file, assertionResults: [{ ...saves, failureMessages: ['Not saved'] }] };
    const outcome = readVitestReport(JSON.stringify({ testResults: [retried] }));
    expect(outcome).toMatchObject({ passed: 1, failures: [], flaky: ['saves'] });
  });

  test('counts a file that did not load as one failure', () => {
    expect(readVitestReport(JSON.stringify({ testResults: [vitestFile('failed')] }))).toEqual({
      passed: 0,
      failures: ['history.test.ts did not run to its end'],
      flaky: [],
      runs: []
    });
  });
});

describe('the report of the journeys', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ duration: 90 }, { duration: 30 }] }]
  });
  const report = (errors: readonly { message: string }[] = []) =>
    JSON.stringify({
      errors,
      suites: [
        {
          title: 'offline.spec.ts',
          specs: [spec('starts cold', 'expected')],
          suites: [
            {
              title: 'offline',
              specs: [spec('saves', 'unexpected'), spec('syncs', 'skipped'), spec('reloads', 'flaky')]
            }
          ]
        }
      ]
    });

  test('counts nested tests and names those that failed, were skipped or needed another try', () => {
    const outcome = readPlaywrightReport(report());
    expect(outcome).toMatchObject({
      passed: 2,
      failures: ['offline.spec.ts › offline › saves', 'offline.spec.ts › offline › syncs (skipped)'],
      flaky: ['offline.spec.ts › offline › reloads']
    });
    expect(outcome.runs).toHaveLength(4);
    expect(outcome.runs[0]).toMatchObject({ name: 'offline.spec.ts › starts cold', durationMs: 30 });
  });

  test('of several parts are one', () => {
    const joined = readPlaywrightReport(joinPlaywrightReports([report(), report([{ message: 'Gone' }])]));
    expect(joined.passed).toBe(4);
    expect(joined.failures.filter((failure) => failure.endsWith('saves'))).toHaveLength(2);
    expect(joined.failures).toContain('Gone');
  });

  test('counts an error outside any test', () => {
    const { failures } = readPlaywrightReport(report([{ message: 'The server did not start' }]));
    expect(failures).toContain('The server did not start');
  });
});
