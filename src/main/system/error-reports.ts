import { logFailure } from '../diagnostics/log-failure.ts';

/** Nothing leaves the machine unless a DSN is configured; without one the reporter is not even loaded. */
export function startErrorReports(dsn: string | undefined): void {
  if (!dsn) return;
  import('./sentry.ts')
    .then(({ startSentry }) => startSentry(dsn))
    .catch((error: unknown) => logFailure('Error reports could not start', error));
}
