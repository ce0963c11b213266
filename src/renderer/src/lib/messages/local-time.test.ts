import { expect, test } from 'vitest';
import { readLocalTime, suggestTime, writeLocalTime } from './local-time.ts';

test('a moment is written and read in the time zone of the device', () => {
  const at = new Date(2026, 10, 28, 9, 30).getTime();
  expect(writeLocalTime(at)).toBe('2026-11-28T09:30');
  expect(readLocalTime('2026-11-28T09:30')).toBe(at);
});

test.each(['', '2026-11-28', '2026-13-40T99:00', 'tomorrow'])('%j is no moment', (text) => {
  expect(readLocalTime(text)).toBeNull();
});

test('nine o’clock tomorrow is suggested, also at the end of a month', () => {
  expect(writeLocalTime(suggestTime(new Date(2026, 10, 30, 23, 59).getTime()))).toBe('2026-12-01T09:00');
});
