import fc from 'fast-check';
import semver from 'semver';
import { expect, test } from 'vitest';
import { compareReleaseVersions, isBeta, ReleaseVersion } from './release-version.ts';

const number = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 99_999 }));
const version = fc
  .tuple(number, number, number, fc.option(number))
  .map(([major, minor, patch, beta]) => `${major}.${minor}.${patch}${beta === null ? '' : `-beta.${beta}`}`);

test('versions are ordered as semver orders them', () => {
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(Math.sign(compareReleaseVersions(one, other))).toBe(semver.compare(one, other));
    })
  );
});

test('a beta is older than the version it leads to, and newer than the one before', () => {
  expect(compareReleaseVersions('1.2.0-beta.10', '1.2.0')).toBeLessThan(0);
  expect(compareReleaseVersions('1.2.0-beta.10', '1.2.0-beta.9')).toBeGreaterThan(0);
  expect(compareReleaseVersions('1.2.0-beta.1', '1.1.9')).toBeGreaterThan(0);
  expect([isBeta('1.2.0-beta.1'), isBeta('1.2.0')]).toEqual([true, false]);
});

test.each([
  '',
  '1.2',
  '01.2.3',
  '1.2.3-alpha.1',
  '1.2.3-beta',
  '1.2.3+build',
  'v1.2.3',
  '1.2.3\n',
  '999999.0.0',
  '٣.1.1'
])('%j is no version', (text) => {
  expect(ReleaseVersion.safeParse(text).success).toBe(false);
  expect(() => compareReleaseVersions(text, '1.0.0')).toThrow(RangeError);
});

test('every version that is made of numbers is one', () => {
  fc.assert(fc.property(version, (text) => ReleaseVersion.safeParse(text).success));
});
