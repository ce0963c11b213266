import { expect, test } from 'vitest';
import { readReleaseOptions } from './release-options.ts';

const read = (line: string) => readReleaseOptions(line.split(' '));
const change = { rolloutPercent: undefined, minimumVersion: undefined, isPaused: undefined };

test('a release names its channel and key', () => {
  expect(read('--channel beta --key release.pem')).toEqual({
    command: 'release',
    channel: 'beta',
    keyFile: 'release.pem',
    from: undefined,
    to: 'dist/release',
    change
  });
  expect(
    read('--channel stable --key k --from built --to out --rollout 10 --minimum-version 1.2.0')
  ).toMatchObject({
    from: 'built',
    to: 'out',
    change: { rolloutPercent: 10, minimumVersion: '1.2.0' }
  });
});

test('a release is signed anew with what is to change', () => {
  expect(read('resign out --key k')).toEqual({ command: 'resign', folder: 'out', keyFile: 'k', change });
  expect(read('resign out --key k --pause').change.isPaused).toBe(true);
  expect(read('resign out --key k --resume').change.isPaused).toBe(false);
});

test.each([
  '',
  '--channel beta',
  '--channel nightly --key k',
  'publish --key k',
  'resign --key k',
  '--key k --yes'
])('%j is answered with the usage', (line) =>
  expect(() => read(line)).toThrow('npm run release -- --channel')
);

test.each([
  ['--channel beta --key k --rollout 101', 'from 0 to 100'],
  ['--channel beta --key k --rollout 1.5', 'from 0 to 100'],
  ['--channel beta --key k --minimum-version 1.2', 'takes a version']
])('%j says what is wrong', (line, message) => expect(() => read(line)).toThrow(message));
