import { expect, test } from 'vitest';
import { findOutdated, minimumVersions } from './minimum-versions.ts';
import { readLockfile } from './read-lockfile.ts';

test('no locked package is older than its minimum version', () => {
  expect(findOutdated(readLockfile('package-lock.json'), minimumVersions)).toEqual([]);
});

test('an older version is named with the reason, wherever it is in the tree', () => {
  const minimum = { name: 'hono', version: '4.12.21', because: 'it answers every request' };
  const locked = [
    { name: 'hono', version: '4.13.0' },
    { name: 'hono', version: '4.12.20' }
  ];
  expect(findOutdated(locked, [minimum])).toEqual([
    'hono 4.12.20 is older than 4.12.21: it answers every request'
  ]);
});

test('a minimum for a package that is gone is reported', () => {
  const minimum = { name: 'gone', version: '1.0.0', because: '' };
  expect(findOutdated([], [minimum])).toEqual(['gone has a minimum version, but is not in the lockfile']);
});
