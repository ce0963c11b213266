import { browserTracingIntegration, captureException, init, makeFetchTransport } from '@sentry/react';
import { errorReportSampling, scrubEvent } from '#shared/contract/error-reports/error-reports.ts';

/** Loaded only when reports are configured. */
export type ErrorReporter = {
  readonly reportRenderError: (error: Error) => void;
};

const createTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send: async (envelope) => {
      const kept = filterEnvelopeItems<typeof envelope>(envelope);
      return kept === null ? {} : transport.send(kept);
    }
  };
};

/**
 * Starts Sentry. Its replay is left out: a recording is a film of the screen, and what is on the screen is the
 * prompt. The spec's sampling of sessions stays in the configuration for a replay that shows none of it.
 */
export function startErrorReporter(dsn: string): ErrorReporter {
  init({
    dsn,
    ...errorReportSampling,
    sendDefaultPii: false,
    integrations: [browserTracingIntegration({ enableInp: false })],
    // Reports are about this app; no request of it carries a trace to anybody else.
    tracePropagationTargets: [],
    transport: createTransport,
    beforeSend: scrubEvent,
    beforeSendTransaction: scrubEvent
  });
  return {
    reportRenderError: (error) => void captureException(error, { tags: { errorBoundary: true } })
  };
}

/** As Sentry's transports take it: headers, then items, each with its own header and content. */
type ReportEnvelope<Item> = [headers: unknown, items: Item[]];

/**
 * Only these went through the scrubbing hooks or hold nothing but counts. All others (web-vital spans with the labels
 * of what was clicked, attachments, feedback, logs) stay here.
 */
const harmlessItems: ReadonlySet<unknown> = new Set([
  'event',
  'transaction',
  'session',
  'sessions',
  'client_report'
]);

/** The envelope without what may not leave the device; null when nothing is left. */
export function filterEnvelopeItems<Envelope extends ReportEnvelope<unknown>>(
  envelope: Envelope
): Envelope | null {
  const items = envelope[1].filter((item) => Array.isArray(item) && harmlessItems.has(Object(item[0]).type));
  return items.length === 0 ? null : ([envelope[0], items] as Envelope);
}
