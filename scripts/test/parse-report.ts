// The reports of the test runners, read into one form.
import * as z from 'zod';

export type TestRun = { readonly name: string; readonly durationMs: number };

export type Outcome = {
  readonly passed: number;
  /** Names of failed tests, of skipped ones (a skipped test proves nothing) and of files that did not load. */
  readonly failures: readonly string[];
  /** Names of tests that failed and then passed: counted as passed, and named at the end of the run. */
  readonly flaky: readonly string[];
  /** Every test with the time of its last try. */
  readonly runs: readonly TestRun[];
};

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          /** A test that passed at its second try has those of the first. */
          failureMessages: z.array(z.string()).optional()
        })
      )
    })
  )
});

/** Reads vitest's JSON report. Throws when it is not one. */
export function readVitestReport(text: string): Outcome {
  const files = VitestReport.parse(JSON.parse(text)).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const failures = tests
    .filter((test) => test.status !== 'passed')
    .map((test) => (test.status === 'failed' ? test.fullName : `${test.fullName} (${test.status})`));
  const broken = files
    .filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
    .map((file) => `${file.name} did not run to its end`);
  return {
    passed: tests.length - failures.length,
    failures: [...failures, ...broken],
    flaky: tests
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
    runs: tests.map(({ fullName, duration }) => ({ name: fullName, durationMs: duration ?? 0 }))
  };
}

const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';

type Suite = z.infer<typeof Suite>;
const Suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })).optional() })
      )
    })
  ),
  get suites() {
    return z.array(Suite).optional();
  }
});
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() }))
});

/** Reads Playwright's JSON report. Throws when it is not one. */
export function readPlaywrightReport(text: string): Outcome {
  const report = PlaywrightReport.parse(JSON.parse(text));
  const tests = report.suites.flatMap((suite) => listTests(suite, []));
  const failures = tests
    .filter(({ status }) => status !== 'expected' && status !== 'flaky')
    .map((test) => (test.status === 'unexpected' ? test.name : `${test.name} (${test.status})`));
  const errors = report.errors.map((error) => error.message ?? 'An error outside any test');
  return {
    passed: tests.length - failures.length,
    failures: [...failures, ...errors],
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    runs: tests
  };
}

/** Joins the reports of several parts of a run into one. Throws when one of them is no report. */
export function joinPlaywrightReports(texts: readonly string[]): string {
  const reports = texts.map((text) => PlaywrightReport.parse(JSON.parse(text)));
  return JSON.stringify({
    suites: reports.flatMap(({ suites }) => suites),
    errors: reports.flatMap(({ errors }) => errors)
  });
}

function listTests(suite: Suite, parents: readonly string[]): (TestRun & { readonly status: string })[] {
  const path = [...parents, suite.title];
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        name: [...path, spec.title].join(' › '),
        status,
        durationMs: results.at(-1)?.duration ?? 0
      }))
    ),
    ...(suite.suites ?? []).flatMap((child) => listTests(child, path))
  ];
}
