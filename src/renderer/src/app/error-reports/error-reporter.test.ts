import { expect, test } from 'vitest';
import { filterEnvelopeItems } from './error-reporter.ts';

const headers = { event_id: 'a1' };
const item = (type: string): [{ readonly type: string }, unknown] => [{ type }, {}];

test('sends errors, traces, sessions and counts', () => {
  const items = ['event', 'transaction', 'session', 'sessions', 'client_report'].map(item);
  expect(filterEnvelopeItems([headers, items])).toEqual([headers, items]);
});

test.each([
  'span',
  'attachment',
  'feedback',
  'log',
  'replay_event',
  'replay_recording',
  'profile',
  'anything new'
])('never sends what nobody scrubbed (%s)', (type) => {
  expect(filterEnvelopeItems([headers, [item(type)]])).toBeNull();
  expect(filterEnvelopeItems([headers, [item('event'), item(type)]])).toEqual([headers, [item('event')]]);
});
