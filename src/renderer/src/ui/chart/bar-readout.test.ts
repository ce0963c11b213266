import { expect, test } from 'vitest';
import { findNextBar } from './bar-readout.tsx';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowUp', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined]
] as const)('%s leads from bar %i to %s', (key, index, next) =>
  expect(findNextBar(key, { index, last: 2 })).toBe(next)
);
