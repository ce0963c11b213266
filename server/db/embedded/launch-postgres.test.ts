import { totalmem } from 'node:os';
import { expect, it } from 'vitest';
import { chooseSharedBuffers, readAvailableMemory } from './launch-postgres.ts';

const gigabytes = 1024 ** 3;

it.each([
  [0.5, '128MB'],
  [1, '128MB'],
  [2, '256MB'],
  [4, '512MB'],
  [64, '1024MB']
])('with %s GB keeps an eighth at hand, within bounds', (memory, expected) => {
  expect(chooseSharedBuffers(memory * gigabytes)).toBe(expected);
});

it('knows a memory that a container limits too', () => {
  expect(readAvailableMemory()).toBeGreaterThan(0);
  expect(readAvailableMemory()).toBeLessThanOrEqual(totalmem());
});
