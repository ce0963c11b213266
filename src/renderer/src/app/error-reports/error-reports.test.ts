import { expect, test, vi } from 'vitest';
import type { ErrorReporter } from './error-reporter.ts';
import { reportRecoverableError, reportRenderError, startErrorReports } from './error-reports.ts';

const dsn = 'https://key@reports.example/1';
const createFakeReporter = () => {
  const report = vi.fn<ErrorReporter['reportRenderError']>();
  const start = vi.fn<(dsn: string) => ErrorReporter>(() => ({ reportRenderError: report }));
  return { report, start, load: vi.fn<() => Promise<typeof start>>(async () => start) };
};

test.each([undefined, ''])(
  'without an address for reports nothing is loaded and nothing is sent (%j)',
  async (none) => {
    const { load, report } = createFakeReporter();
    await startErrorReports(none, load);
    reportRenderError(new Error('broken'));
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  }
);

test('an error while the reporter is still loading is reported as soon as it has loaded', async () => {
  const { load, start, report } = createFakeReporter();
  const started = startErrorReports(dsn, load);
  const error = new Error('broken');
  reportRenderError(error);
  await started;
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(error));
  expect(start).toHaveBeenCalledWith(dsn);
});

test('a reporter that cannot be loaded or started stops nothing', async () => {
  await expect(startErrorReports(dsn, () => Promise.reject(new Error('offline')))).resolves.toBeUndefined();
  expect(() => reportRenderError(new Error('broken'))).not.toThrow();
});

test('an error that a boundary reported is not reported again as one that React recovered from', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const wrap = (message: string) => new Error('React recovered', { cause: new Error(message) });
  reportRenderError(new Error('the screen failed'));
  reportRecoverableError(wrap('the screen failed'));
  expect(report).not.toHaveBeenCalled();
  const other = wrap('the server drew something else');
  reportRecoverableError(other);
  expect(report).toHaveBeenCalledExactlyOnceWith(other);
  vi.unstubAllGlobals();
});
