import { expect, test } from 'vitest';
import { detectVisitor } from './detect-visitor.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

const detect = (userAgent: string, maxTouchPoints = 0) => detectVisitor({ userAgent, maxTouchPoints });

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'win32', null],
  [mac, 'darwin', null],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'linux', 'x64'],
  ['Mozilla/5.0 (X11; Linux aarch64; rv:145.0) Gecko/20100101 Firefox/145.0', 'linux', 'arm64'],
  ['Mozilla/5.0 (X11; Linux i686; rv:145.0) Gecko/20100101 Firefox/145.0', 'linux', null]
])('%s is a computer', async (userAgent, system, processor) => {
  expect(await detect(userAgent)).toEqual({ kind: 'computer', system, processor });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36', 5],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 5],
  [mac, 5]
])('%s with %i touch points is a phone or tablet', async (userAgent, maxTouchPoints) => {
  expect(await detect(userAgent, maxTouchPoints)).toEqual({ kind: 'phone' });
});

test.each(['', 'Mozilla/5.0 (X11; CrOS x86_64 16093.68.0) AppleWebKit/537.36 Chrome/146.0', 'curl/8.7.1'])(
  '%j is unknown',
  async (userAgent) => expect(await detect(userAgent)).toEqual({ kind: 'unknown' })
);

const hint = (hints: object) =>
  detectVisitor({
    userAgent: mac,
    maxTouchPoints: 0,
    userAgentData: { getHighEntropyValues: () => Promise.resolve(hints) }
  });

test('client hints tell what the user agent hides', async () => {
  expect(await hint({ platform: 'macOS', architecture: 'arm', bitness: '64' })).toEqual({
    kind: 'computer',
    system: 'darwin',
    processor: 'arm64'
  });
  expect(await hint({ platform: 'Windows', architecture: 'x86', bitness: '32' })).toMatchObject({
    system: 'win32',
    processor: null
  });
  expect(await hint({ platform: 'Linux', mobile: true })).toEqual({ kind: 'phone' });
});

test('client hints that are refused or empty leave the user agent', async () => {
  const userAgentData = { getHighEntropyValues: () => Promise.reject(new Error('NotAllowedError')) };
  expect(await detectVisitor({ userAgent: mac, maxTouchPoints: 0, userAgentData })).toMatchObject({
    system: 'darwin'
  });
  expect(await hint({ platform: '' })).toMatchObject({ system: 'darwin' });
});
