import { expect, test } from 'vitest';
import { formatClock, readTimeline, shiftTimeline, writeTimeline } from './time-stamps.ts';

const beat = (start: number, end: number | null, text: string) => ({ start, end, text });

const timelines: readonly (readonly [text: string, beats: readonly ReturnType<typeof beat>[]])[] = [
  ['[00:00-00:02] Wide shot. [00:02-00:05] Close-up', [beat(0, 2, 'Wide shot.'), beat(2, 5, 'Close-up')]],
  ['00:00 – 00:04: he runs\n00:04 – 00:08: he falls', [beat(0, 4, 'he runs'), beat(4, 8, 'he falls')]],
  ['[00:01] a [01:02.5] b', [beat(1, null, 'a'), beat(62.5, null, 'b')]],
  ['0-3s: a 3-6 sec: b', [beat(0, 3, 'a'), beat(3, 6, 'b')]],
  ['(0s to 4s) a', [beat(0, 4, 'a')]],
  ['Shot 1 (3s): a Shot 2 (4s): b', [beat(0, 3, 'a'), beat(3, 7, 'b')]]
];

test.each(timelines)('reads the timeline of %j', (text, beats) => {
  expect(readTimeline(text)).toEqual({ opening: '', beats });
});

test.each([
  'waits 2-3 seconds, then runs',
  'frame 9:16 - tall',
  'at 10:30 she wakes',
  '[00:04] b [00:02] a',
  ''
])('%j is no timeline', (text) => {
  expect(readTimeline(text)).toBeNull();
});

test('a timeline written out is read back the same', () => {
  const timeline = { opening: 'A street.', beats: [beat(0, 2.5, 'a'), beat(2.5, null, 'b')] };
  expect(writeTimeline(timeline)).toBe('A street.\n[00:00-00:02.5] a\n[00:02.5] b');
  expect(readTimeline(writeTimeline(timeline))).toEqual(timeline);
});

test('stamps move, and text without stamps stays', () => {
  expect(shiftTimeline('[00:02-00:04] a', 61)).toBe('[01:03-01:05] a');
  expect(shiftTimeline('[00:02-00:04] a', -3)).toBe('[00:00-00:01] a');
  expect(shiftTimeline('a, b', 5)).toBe('a, b');
});

test('a clock counts minutes and seconds, with tenths where there are any', () => {
  expect([0, 8, 75.5, 600].map(formatClock)).toEqual(['00:00', '00:08', '01:15.5', '10:00']);
});
