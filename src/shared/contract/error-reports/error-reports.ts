// The content of error reports, on the web and on the desktop. Prompt text never leaves the device, so a report is
// built from a list of harmless fields instead of being cleaned of the others.
import { errorMessages } from '../errors.ts';
import {
  entries,
  fields,
  flag,
  identifier,
  type Sanitizer,
  list,
  number,
  oneOf,
  path,
  scriptName,
  token,
  userAgent
} from './sanitize-report-fields.ts';

/** The spec's sampling (§9). */
export const errorReportSampling = {
  tracesSampleRate: 0.1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1
} as const;

/** A new version was published under an open page; the page offers a reload, nobody has to know. */
const chunkLoadFailures = [
  'ChunkLoadError',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS'
];

/** Engines quote values in many messages: of a known one only the constant part is kept. */
const engineMessages = [
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)/,
  /is not a function$/,
  /is not a constructor$/,
  /is not defined$/,
  /is not iterable/,
  /is not valid JSON$/,
  /^Maximum call stack size exceeded/,
  /^Minified React error #\d+/,
  /^Failed to fetch/,
  /^Load failed$/,
  /^NetworkError when attempting to fetch resource/
];

const ourMessages: ReadonlySet<string> = new Set(Object.values(errorMessages));
const withheld = '(message withheld)';

/** The part of an error's message that is surely not the user's: ours, or the constant part of an engine's. */
export function keepKnownMessage(value: string): string {
  if (ourMessages.has(value)) return value;
  return (
    engineMessages.map((known) => known.exec(value)?.[0]).find((known) => known !== undefined) ?? withheld
  );
}

const message: Sanitizer = (value) => (typeof value === 'string' ? keepKnownMessage(value) : undefined);

const frame = fields({
  filename: scriptName,
  function: identifier,
  lineno: number,
  colno: number,
  in_app: flag
});
const exception = fields({
  type: token,
  value: message,
  mechanism: fields({ type: token, handled: flag }),
  stacktrace: fields({ frames: list(frame) })
});
const breadcrumb = fields(
  {
    category: oneOf('navigation', 'fetch', 'xhr'),
    type: token,
    level: token,
    timestamp: number,
    data: fields({ from: path, to: path, url: path, method: token, status_code: number })
  },
  'category'
);
const trace = fields({
  trace_id: token,
  span_id: token,
  parent_span_id: token,
  op: token,
  status: token,
  origin: token
});
const span = fields({
  trace_id: token,
  span_id: token,
  parent_span_id: token,
  op: token,
  status: token,
  origin: token,
  start_timestamp: number,
  timestamp: number
});
const report = fields({
  event_id: token,
  type: token,
  level: token,
  platform: token,
  release: token,
  environment: token,
  timestamp: number,
  start_timestamp: number,
  sdk: fields({ name: token, version: token }),
  message,
  exception: fields({ values: list(exception) }),
  transaction: path,
  transaction_info: fields({ source: token }),
  request: fields({ url: path, headers: fields({ 'User-Agent': userAgent }) }),
  breadcrumbs: list(breadcrumb),
  contexts: fields({ trace, app: fields({ app_name: token, app_version: token }) }),
  tags: fields({ errorBoundary: flag }),
  measurements: entries(fields({ value: number, unit: token })),
  spans: list(span)
});

type Thrown = { readonly type?: unknown; readonly value?: unknown };

function isChunkLoadFailure(event: object): boolean {
  const { exception: thrown, message: text } = event as {
    readonly exception?: { readonly values?: readonly Thrown[] };
    readonly message?: unknown;
  };
  const texts = [text, ...(thrown?.values ?? []).flatMap(({ type, value }) => [type, value])];
  return texts.some(
    (entry) => typeof entry === 'string' && chunkLoadFailures.some((failure) => entry.includes(failure))
  );
}

/** The sendable part of a Sentry event, error or trace; null if nothing may be sent. */
export function scrubEvent<Event extends object>(event: Event): Event | null {
  return isChunkLoadFailure(event) ? null : (report(event) as Event);
}
