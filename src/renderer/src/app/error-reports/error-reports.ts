import type { ErrorReporter } from './error-reporter.ts';

type Start = (dsn: string) => ErrorReporter;

const configuredDsn = import.meta.env.VITE_SENTRY_DSN as string | undefined;

/** Tested where it is decided, so that a build without reports holds no reporter. */
const loadReporter = import.meta.env.VITE_SENTRY_DSN
  ? async (): Promise<Start> => (await import('./error-reporter.ts')).startErrorReporter
  : null;

let reporter: Promise<ErrorReporter> | null = null;

/**
 * Nothing is loaded and nothing leaves the device unless the build names where reports go (`VITE_SENTRY_DSN`).
 * Never rejects: an app that cannot report still works.
 */
export async function startErrorReports(
  dsn: string | undefined = configuredDsn,
  load: (() => Promise<Start>) | null = loadReporter
): Promise<void> {
  reporter = dsn && load ? load().then((start) => start(dsn)) : null;
  await reporter?.catch(() => undefined);
}

/** Reports what an error boundary caught, tagged `errorBoundary`; waits for a reporter that is still loading. */
export function reportRenderError(caught: Error): void {
  reporter?.then(({ reportRenderError: report }) => report(caught)).catch(() => undefined);
}
