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

/** The messages of what error boundaries caught. */
const caughtMessages = new Set<string>();

/**
 * For `onRecoverableError` of React. A screen that fails while a prerendered page is taken over fails a second time when
 * React draws it anew: an error boundary has reported that one, so the first is left out.
 */
export function reportRecoverableError(thrown: unknown): void {
  const cause = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
  if (!(cause instanceof Error && caughtMessages.has(cause.message))) globalThis.reportError(thrown);
}

let keep: (caught: Error) => void = () => {};

/** Has `listener` hear of what error boundaries catch; the last one counts. */
export function followCaughtErrors(listener: (caught: Error) => void): void {
  keep = listener;
}

/** Reports what an error boundary caught, tagged `errorBoundary`; waits for a reporter that is still loading. */
export function reportRenderError(caught: Error): void {
  caughtMessages.add(caught.message);
  keep(caught);
  reporter?.then(({ reportRenderError: report }) => report(caught)).catch(() => undefined);
}
