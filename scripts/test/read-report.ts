// What the test runners wrote down, brought to one form.
import * as z from 'zod';

export type Outcome = {
  readonly passed: number;
  /** Names of failed tests, of skipped ones (a skipped test proves nothing) and of files that did not load. */
  readonly failures: readonly string[];
  /** Names of those that failed and then passed: counted as passed, and told. */
  readonly repeated: readonly string[];
};

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() }))
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
  return { passed: tests.length - failures.length, failures: [...failures, ...broken], repeated: [] };
}

const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';

type Suite = z.infer<typeof Suite>;
const Suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
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
  const repeated = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const failures = tests
    .filter(({ status }) => status !== 'expected' && status !== 'flaky')
    .map((test) => (test.status === 'unexpected' ? test.name : `${test.name} (${test.status})`));
  const errors = report.errors.map((error) => error.message ?? 'An error outside any test');
  return { passed: tests.length - failures.length, failures: [...failures, ...errors], repeated };
}

/** One report of several parts of a run. Throws when one of them is none. */
export function joinPlaywrightReports(texts: readonly string[]): string {
  const reports = texts.map((text) => PlaywrightReport.parse(JSON.parse(text)));
  return JSON.stringify({
    suites: reports.flatMap(({ suites }) => suites),
    errors: reports.flatMap(({ errors }) => errors)
  });
}

function listTests(suite: Suite, parents: readonly string[]): { name: string; status: string }[] {
  const path = [...parents, suite.title];
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(({ status }) => ({ name: [...path, spec.title].join(' › '), status }))
    ),
    ...(suite.suites ?? []).flatMap((child) => listTests(child, path))
  ];
}
