import { expect, test } from 'vitest';
import { keepHarmlessItems } from './report-envelope.ts';

const headers = { event_id: 'a1' };
const item = (type: string): [{ readonly type: string }, unknown] => [{ type }, {}];

test('sends errors, traces, sessions and counts', () => {
  const items = ['event', 'transaction', 'session', 'sessions', 'client_report'].map(item);
  expect(keepHarmlessItems([headers, items])).toEqual([headers, items]);
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
  expect(keepHarmlessItems([headers, [item(type)]])).toBeNull();
  expect(keepHarmlessItems([headers, [item('event'), item(type)]])).toEqual([headers, [item('event')]]);
});
