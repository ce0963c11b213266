import { expect, test } from 'vitest';
import { chooseRange } from './choose-range.ts';

const moment = { now: Date.parse('2026-11-25T23:59:59Z'), since: Date.parse('2026-10-02T04:00:00Z') };

test.each([
  ['today', '2026-11-25'],
  ['week', '2026-11-19'],
  ['month', '2026-10-27'],
  ['quarter', '2026-08-28'],
  ['year', '2025-11-26'],
  ['all', '2026-10-01']
] as const)('%s begins on %s and ends today', (choice, from) => {
  expect(chooseRange(choice, moment)).toEqual({ from, to: '2026-11-25' });
});

test('a clock that is behind the server makes no range that ends before it begins', () => {
  expect(chooseRange('all', { now: moment.since - 1, since: moment.now })).toEqual({
    from: '2026-10-02',
    to: '2026-10-02'
  });
});
