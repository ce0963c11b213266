import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climbingPaths, refusedEverywhere } from '#tests/support/hostile-urls.ts';
import { findPathOfLink } from './deep-link.ts';

describe('links into the app', () => {
  test.each([
    ['reelwright://', '/'],
    ['reelwright:///', '/'],
    ['reelwright://library', '/library'],
    ['reelwright://library/', '/library'],
    ['Reelwright://Templates/rain-1', '/Templates/rain-1'],
    ['reelwright://library?tag=rain&sort=new', '/library?tag=rain&sort=new']
  ])('%s leads to %s', (link, path) => {
    expect(findPathOfLink(link)).toBe(path);
  });

  const tricks = [
    'reelwright:library',
    'reelwright://user@library',
    'reelwright://library:80',
    'reelwright://library//x',
    'reelwright://library/../../x',
    'reelwright://library/.hidden',
    'reelwright://library/%2e%2e',
    'reelwright://library#x',
    'reelwright://library?x=%00',
    'reelwright://library?x=<script>',
    'reelwright://library?u=https://evil.org',
    'reelwright://lib rary',
    'reelwright://библиотека',
    'reelwright://library\n',
    'reelwright://library"--flag',
    `reelwright://${'a'.repeat(600)}`,
    ' reelwright://library'
  ];

  test.each([...tricks, ...refusedEverywhere.filter((url) => !url.startsWith('reelwright:'))])(
    '%j leads nowhere',
    (link) => {
      expect(findPathOfLink(link)).toBeUndefined();
    }
  );

  test.each(climbingPaths)('%j behind the scheme climbs nowhere', (path) => {
    expect(findPathOfLink(`reelwright:/${path}`) ?? '/').toMatch(/^\/[\w~/-]*(\?|$)/);
  });

  test('a path never holds more than letters, digits and a few marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (tail) => {
        expect(findPathOfLink(`reelwright://${tail}`) ?? '/').toMatch(
          /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?(?:\?[\w.~=&+-]*)?$/
        );
      }),
      { numRuns: 3000 }
    );
  });
});
