import { expect, test } from 'vitest';
import { hasUpdate } from './purchase.ts';

test('an update is offered until it was opened, and never of what was bought', () => {
  expect(hasUpdate({ version: 1, newestVersion: 1, openedVersion: null })).toBe(false);
  expect(hasUpdate({ version: 1, newestVersion: 3, openedVersion: null })).toBe(true);
  expect(hasUpdate({ version: 1, newestVersion: 3, openedVersion: 2 })).toBe(true);
  expect(hasUpdate({ version: 1, newestVersion: 3, openedVersion: 3 })).toBe(false);
  expect(hasUpdate({ version: 3, newestVersion: 3, openedVersion: 1 })).toBe(false);
});
