import { expect, test } from 'vitest';
import { estimateSpeechSeconds } from './speech-time.ts';

test('eighteen English words take about eight seconds', () => {
  expect(estimateSpeechSeconds('go '.repeat(18), 'English')).toBeCloseTo(8.18, 2);
});

test('Chinese, Japanese and Korean are timed by their characters, whatever language is chosen', () => {
  expect(estimateSpeechSeconds('我们走吧。', 'English')).toBe(1);
  expect(estimateSpeechSeconds('ありがとう', 'Japanese')).toBeCloseTo(5 / 6);
  expect(estimateSpeechSeconds('안녕하세요!', 'Korean')).toBeCloseTo(5 / 4.5);
  expect(estimateSpeechSeconds('走 let us go', 'Chinese')).toBeCloseTo(0.25 + 3 / 2.2);
});

test('combining marks and apostrophes stay within their word', () => {
  expect(estimateSpeechSeconds('எண்ணிப் பாருங்கள்', 'Tamil')).toBeCloseTo(2 / 1.5);
  expect(estimateSpeechSeconds("don't well-known", ' french ')).toBeCloseTo(2 / 2.4);
});

test('nothing takes no time to say', () => {
  expect(estimateSpeechSeconds(' … ', 'English')).toBe(0);
});
