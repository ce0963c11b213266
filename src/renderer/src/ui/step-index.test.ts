import { expect, test } from 'vitest';
import { stepIndex } from './step-index.ts';

test('arrows go round, Home and End jump, other keys do nothing', () => {
  expect(stepIndex('ArrowRight', 2, 3)).toBe(0);
  expect(stepIndex('ArrowLeft', 0, 3)).toBe(2);
  expect(stepIndex('Home', 2, 3)).toBe(0);
  expect(stepIndex('End', 0, 3)).toBe(2);
  expect(stepIndex('Enter', 0, 3)).toBeUndefined();
  expect(stepIndex('ArrowRight', 0, 0)).toBeUndefined();
});

test('arrows are mirrored in right-to-left text', () => {
  expect(stepIndex('ArrowLeft', 0, 3, true)).toBe(1);
  expect(stepIndex('ArrowRight', 0, 3, true)).toBe(2);
});
