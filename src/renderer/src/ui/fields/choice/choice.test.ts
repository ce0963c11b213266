import { expect, test } from 'vitest';
import { findChoice } from './choice.ts';

const choices = [
  { value: 'pan', label: 'Pan' },
  { value: 'tilt', label: 'pan' },
  { value: 'slow-dolly-in', label: 'Slow dolly in' }
];

test('a typed text stands for the choice of that value or label, in any letter case, value first', () => {
  expect(findChoice('PAN ', choices)?.value).toBe('pan');
  expect(findChoice(' slow DOLLY in', choices)?.value).toBe('slow-dolly-in');
  expect(findChoice('slow', choices)).toBeUndefined();
});
