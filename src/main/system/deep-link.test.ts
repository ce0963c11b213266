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
    ['reelwright://library?tag=rain&sort=new', '/library?tag=rain&sort=new'],
    ['reelwright://library?search=caf%C3%A9%20noir', '/library?search=caf%C3%A9%20noir'],
    ['reelwright://library?search=caf%c3%a9+noir', '/library?search=caf%C3%A9+noir'],
    ['reelwright://library?search=1%2B1%20%26%20more%3F', '/library?search=1%2B1%20%26%20more%3F'],
    ['reelwright://library?search=100%25%20wool', '/library?search=100%25%20wool'],
    ['reelwright://library?search=16%2F9', '/library?search=16%2F9'],
    ['reelwright://library?search=%F0%9F%8E%AC', '/library?search=%F0%9F%8E%AC'],
    [
      'reelwright://library?search=%D0%B4%D0%BE%D0%B6%D0%B4%D1%8C',
      '/library?search=%D0%B4%D0%BE%D0%B6%D0%B4%D1%8C'
    ],
    ['reelwright://profile/jos%C3%A9', '/profile/jos%C3%A9'],
    ['reelwright://%6Cibrary', '/library']
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
    'reelwright://library/%252e%252e',
    'reelwright://library#x',
    'reelwright://library?x=%00',
    'reelwright://library?x=%0D%0ASet-Cookie:a',
    'reelwright://library?x=%7F',
    'reelwright://library?x=%C2%85',
    'reelwright://library?x=a%E2%80%AEb',
    'reelwright://library?x=a%E2%80%8Bb',
    'reelwright://library?x=a%E2%80%A8b',
    'reelwright://library?x=%EF%BB%BF',
    'reelwright://library?x=..',
    'reelwright://library?x=%2e%2E',
    'reelwright://library?x=%2E.%2Fetc',
    'reelwright://library?x=%5Cserver%5Cshare',
    'reelwright://library?x=%252e%252e',
    'reelwright://library?x=%2541',
    'reelwright://library?x=%25%34%31',
    'reelwright://library?x=%u002e',
    'reelwright://library?x=%C0%AE%C0%AE',
    'reelwright://library?x=%ED%A0%80',
    'reelwright://library?x=%E9',
    'reelwright://library?x=%',
    'reelwright://library?x=%4',
    'reelwright://library?x=%zz',
    'reelwright://library?x=%3Cscript%3E',
    'reelwright://library?x=%22--flag',
    'reelwright://library?u=https%3A%2F%2Fevil.org',
    'reelwright://library?x=é',
    'reelwright://library/%2Fetc',
    'reelwright://%2F%2Fevil.org',
    'reelwright://library/%00',
    'reelwright://library/a%5Cb',
    'reelwright://library/%2Ehidden',
    'reelwright://library/a%3Fb',
    'reelwright://library/a%23b',
    'reelwright://library/%25%32%65',
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
    expect(findPathOfLink(`reelwright:/${path}`) ?? '/').toMatch(/^\/(?:[\w~/-]|%20|%C3%A9)*(\?|$)/);
  });

  const anyTail = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `library?search=${encodeLoosely(text)}`),
    fc.string({ unit: 'binary', maxLength: 40 }).map(encodeLoosely)
  );

  test('a path holds letters, digits and a few marks, and whatever it encodes is text without tricks', () => {
    fc.assert(
      fc.property(anyTail, (tail) => {
        const path = findPathOfLink(`reelwright://${tail}`) ?? '/';
        expect(path).toMatch(/^\/(?:[\w~%-]+(?:\/[\w~%-]+)*)?(?:\?[\w.~=&+%!'()*-]*)?$/);
        const decoded = decodeURIComponent(path);
        expect(decoded).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\\<>"`{}|^]|\.\.|%[\da-f]{2}/iu);
        expect(decodeURIComponent(path.split('?')[0] ?? '')).not.toMatch(/\.|\/\//);
      }),
      { numRuns: 3000 }
    );
  });

  test('plain text of any language is searched for as it was written', () => {
    const words = fc.stringMatching(/^[\p{L}\p{N} ,'!-]{1,20}$/u);
    fc.assert(
      fc.property(words, (text) => {
        const path = findPathOfLink(`reelwright://library?search=${encodeURIComponent(text)}`) ?? '';
        expect(new URLSearchParams(path.split('?')[1]).get('search')).toBe(text);
      })
    );
  });
});

/** Percent-encoded like a careless sender does: lone surrogates left out. */
const encodeLoosely = (text: string): string => encodeURIComponent(text.toWellFormed());
