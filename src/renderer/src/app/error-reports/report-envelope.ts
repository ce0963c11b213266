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
