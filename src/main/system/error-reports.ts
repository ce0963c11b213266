import { describeFailure } from './describe-failure.ts';

/** Nothing leaves the machine unless a DSN is configured; without one the reporter is not even loaded. */
export function startErrorReports(dsn: string | undefined): void {
  if (!dsn) return;
  import('./sentry.ts')
    .then(({ startSentry }) => startSentry(dsn))
    .catch((error: unknown) => console.error('Error reports could not start:', describeFailure(error)));
}

/** Where the page's own reports go; undefined without a DSN, or with one that is no address. */
export function findReportOrigin(dsn: string | undefined): string | undefined {
  return dsn && URL.canParse(dsn) ? new URL(dsn).origin : undefined;
}
