import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorReportSampling, scrubEvent } from './error-reports.ts';
import { contractError } from '../errors.ts';

const secret = 'A grey heron lifts off at dusk';
const thrown = (type: string, value: string) => ({ exception: { values: [{ type, value }] } });

/** An event with the secret wherever a value of that place can hold a text. */
const planted = {
  event_id: 'b0c1',
  message: secret,
  logentry: { message: secret, params: [secret] },
  level: 'error',
  logger: secret,
  server_name: secret,
  release: secret,
  environment: 'production',
  transaction: `/library?q=${secret}`,
  fingerprint: [secret],
  modules: { [secret]: secret },
  extra: { prompt: secret, [secret]: 1 },
  user: { id: secret, email: secret, username: secret, ip_address: secret },
  tags: { errorBoundary: true, concept: secret, [secret]: 'x' },
  request: {
    url: `https://reelwright.example/library?q=${encodeURIComponent(secret)}#${secret}`,
    data: { concept: secret },
    query_string: `q=${secret}`,
    cookies: { draft: secret },
    headers: { 'User-Agent': `Mozilla/5.0 (${secret}) `, Referer: secret }
  },
  contexts: {
    trace: { trace_id: 'a1', data: { concept: secret }, description: secret },
    react: { componentStack: secret },
    state: { state: { value: secret } },
    [secret]: { value: secret }
  },
  exception: {
    values: [
      {
        type: 'SyntaxError',
        value: `Unexpected token 'A', "${secret}" is not valid JSON`,
        mechanism: { type: 'generic', handled: true, data: { prompt: secret }, source: secret },
        stacktrace: {
          frames: [
            {
              filename: `https://reelwright.example/assets/app-D1.js?${secret}`,
              function: secret,
              abs_path: secret,
              context_line: secret,
              pre_context: [secret],
              post_context: [secret],
              vars: { concept: secret },
              lineno: 1,
              colno: 2,
              in_app: true
            }
          ]
        }
      },
      { type: secret, value: `${secret} is not a function` },
      { type: 'TypeError', value: `Cannot read properties of undefined (reading '${secret}')` }
    ]
  },
  threads: { values: [{ name: secret }] },
  breadcrumbs: [
    { category: 'ui.input', message: secret, data: { value: secret } },
    { category: 'ui.click', message: `button[aria-label="${secret}"]` },
    { category: 'console', message: secret, data: { arguments: [secret] } },
    { category: 'navigation', data: { from: `/library?q=${secret}`, to: '/', extra: secret } },
    {
      category: 'fetch',
      message: secret,
      data: { method: 'POST', url: `/api/x/${secret}?a=1`, body: secret }
    }
  ],
  spans: [{ span_id: 's1', op: 'http.client', description: secret, data: { body: secret }, [secret]: 1 }],
  measurements: { lcp: { value: 1, unit: 'millisecond', note: secret }, [secret]: { value: 1 } },
  debug_meta: { images: [{ code_file: secret }] },
  sdkProcessingMetadata: { secret },
  attachments: [secret]
};

describe('a report', () => {
  test('never holds prompt text, wherever in the event it stood', () => {
    const sent = decodeURIComponent(JSON.stringify(scrubEvent(planted)));
    expect(sent).not.toContain(secret);
    for (const word of ['heron', 'grey', 'dusk']) expect(sent).not.toContain(word);
  });

  test('still says what broke and where', () => {
    expect(scrubEvent(planted)).toEqual({
      event_id: 'b0c1',
      message: '(message withheld)',
      level: 'error',
      environment: 'production',
      transaction: '/library',
      tags: { errorBoundary: true },
      request: { url: '/library', headers: {} },
      contexts: { trace: { trace_id: 'a1' } },
      exception: {
        values: [
          {
            type: 'SyntaxError',
            value: 'is not valid JSON',
            mechanism: { type: 'generic', handled: true },
            stacktrace: { frames: [{ filename: 'app:///app-D1.js', lineno: 1, colno: 2, in_app: true }] }
          },
          { value: 'is not a function' },
          { type: 'TypeError', value: 'Cannot read properties of undefined' }
        ]
      },
      breadcrumbs: [
        { category: 'navigation', data: { from: '/library', to: '/' } },
        { category: 'fetch', data: { method: 'POST', url: '/api/x/…' } }
      ],
      spans: [{ span_id: 's1', op: 'http.client' }],
      measurements: { lcp: { value: 1, unit: 'millisecond' } }
    });
  });

  test('never holds prompt text under any name or depth', () => {
    const anywhere = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constant(secret),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(
          fc.constantFrom(...Object.keys(planted), 'values', 'data', 'frames', secret),
          tie('value')
        )
      )
    })).value;
    fc.assert(
      fc.property(fc.record({ a: anywhere, b: anywhere }), ({ a, b }) => {
        const event = {
          ...planted,
          ...Object(a),
          exception: { values: [b] },
          contexts: b,
          breadcrumbs: [a, b]
        };
        expect(JSON.stringify(scrubEvent(event))).not.toContain('heron');
      })
    );
  });

  test('keeps the messages that are ours', () => {
    const { message } = contractError('draft_conflict');
    expect(scrubEvent(thrown('Error', message))).toEqual(thrown('Error', message));
    expect(scrubEvent(thrown('Error', `${message} ${secret}`))).toEqual(
      thrown('Error', '(message withheld)')
    );
  });

  test('keeps a browser’s name for itself', () => {
    const headers = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
    };
    expect(scrubEvent({ request: { headers } })).toEqual({ request: { headers } });
  });
});

test.each([
  ['ChunkLoadError', 'Loading chunk 7 failed.'],
  ['TypeError', 'Failed to fetch dynamically imported module: https://reelwright.example/assets/a.js'],
  ['TypeError', 'error loading dynamically imported module: https://reelwright.example/assets/a.js'],
  ['TypeError', 'Importing a module script failed.'],
  ['Error', 'Unable to preload CSS for /assets/a.css']
])('a file of a version that is gone (%s: %s) is no report', (type, value) => {
  expect(scrubEvent(thrown(type, value))).toBeNull();
  expect(scrubEvent({ message: `${type}: ${value}` })).toBeNull();
});

test('the spec’s sampling holds', () => {
  expect(errorReportSampling).toEqual({
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1
  });
});
