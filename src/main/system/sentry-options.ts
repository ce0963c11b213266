import { errorReportSampling, scrubEvent } from '#shared/contract/error-reports/error-reports.ts';

/**
 * Only what turns a failure of our own code into a report. Above all no minidumps: a crash dump is a copy of memory,
 * and in memory is what the user writes.
 */
const allowedIntegrations = new Set([
  'OnUncaughtException',
  'OnUnhandledRejection',
  'LinkedErrors',
  'Dedupe'
]);

type Options = {
  readonly dsn: string;
  readonly sendDefaultPii: false;
  readonly tracesSampleRate: number;
  readonly integrations: <Integration extends { readonly name: string }>(
    offered: Integration[]
  ) => Integration[];
  readonly beforeSend: <Event extends object>(event: Event) => Event | null;
  readonly beforeSendTransaction: <Event extends object>(event: Event) => Event | null;
};

export function sentryOptions(dsn: string): Options {
  return {
    dsn,
    sendDefaultPii: false,
    tracesSampleRate: errorReportSampling.tracesSampleRate,
    integrations: (offered) => offered.filter(({ name }) => allowedIntegrations.has(name)),
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent
  };
}
