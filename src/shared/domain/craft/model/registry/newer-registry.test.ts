import { expect, test } from 'vitest';
import { chooseRegistry, isNewer } from './newer-registry.ts';
import { builtInRegistry } from './registry.ts';

const of = (version: string) => ({ ...builtInRegistry, version });

test.each([
  ['2027-01-31', '2027-02-01', false],
  ['2027-02-01', '2027-01-31', true],
  ['2027-01-31', '2027-01-31', false]
])('a list of %s beside one of %s is newer: %s', (one, other, expected) => {
  expect(isNewer(of(one), of(other))).toBe(expected);
});

test('the list brought in is used until the app itself brings a newer one', () => {
  const broughtIn = of('2027-01-31');
  expect(chooseRegistry(of('2026-11-20'), broughtIn)).toBe(broughtIn);
  expect(chooseRegistry(of('2027-01-31'), broughtIn)).toBe(broughtIn);
  const updated = of('2027-02-01');
  expect(chooseRegistry(updated, broughtIn)).toBe(updated);
  expect(chooseRegistry(updated, null)).toBe(updated);
});
