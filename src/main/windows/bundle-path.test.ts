import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climbingPaths } from '#tests/support/hostile-urls.ts';
import { findBundlePath } from './bundle-path.ts';

describe('what app:// serves', () => {
  test.each(['/', '/library', '/templates/rain-1', '/a/b/c'])('%s is a route and gets the page', (path) => {
    expect(findBundlePath(path)).toBe('desktop.html');
  });

  test.each(['/desktop.html', '/assets/main-B1_x-9.js', '/fonts/inter.v1.woff2'])('%s is a file', (path) => {
    expect(findBundlePath(path)).toBe(path.slice(1));
  });

  test.each(climbingPaths)('%j reaches nothing but the bundle', (path) => {
    expect(staysInside(findBundlePath(path))).toBe(true);
    expect(staysInside(findBundlePath(new URL(`app://bundle${path}`).pathname))).toBe(true);
  });

  test('no path leaves the bundle, however it is spelled', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '/',
      '//',
      'a',
      '.js',
      '%00',
      '%25',
      ':',
      '~'
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }), (pieces) => {
        expect(staysInside(findBundlePath(`/${pieces.join('')}`))).toBe(true);
      }),
      { numRuns: 5000 }
    );
  });
});

function staysInside(path: string | undefined): boolean {
  if (path === undefined) return true;
  const full = posix.join('/bundle', path);
  return full.startsWith('/bundle/') && full === `/bundle/${path}` && !/[\\%:\0]/.test(path);
}
