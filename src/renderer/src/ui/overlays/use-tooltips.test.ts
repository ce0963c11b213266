import { expect, test } from 'vitest';
import { tooltipDelayAt } from './use-tooltips.ts';

test('a tooltip opens after 700 ms, and at once within 300 ms of the last one', () => {
  expect(tooltipDelayAt(10_000, undefined)).toBe(700);
  expect(tooltipDelayAt(10_000, 9_700)).toBe(0);
  expect(tooltipDelayAt(10_000, 9_699)).toBe(700);
});
