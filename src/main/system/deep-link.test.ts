import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appLinks } from '#shared/contract/app-links.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { hostileLinks } from '#tests/support/hostile-links.ts';
import { climbingPaths, refusedEverywhere } from '#tests/support/hostile-urls.ts';
import { findPathOfLink } from './deep-link.ts';

describe('links into the app', () => {
  test.each([
    ['reelwright://', '/'],
    ['reelwright:///', '/'],
    ['reelwright://library', '/library'],
    ['reelwright://library/', '/library'],
    ['Reelwright://listing/rain-1', '/marketplace/rain-1'],
    ['reelwright://listing/Caf%c3%a9?coupon=SPRING&via=ada', '/marketplace/Caf%C3%A9?coupon=SPRING&via=ada'],
    ['reelwright://listing/rain/', '/marketplace/rain'],
    ['reelwright://marketplace/rain', '/marketplace/rain'],
    ['reelwright://template/built-in_12', '/library?template=built-in_12'],
    ['reelwright://template/built-in_12?q=x', '/library?template=built-in_12'],
    ['reelwright://payment-success?order=ord_1', '/payment-success?order=ord_1'],
    ['reelwright://auth/callback?code=a&state=b', '/auth/callback?code=a&state=b'],
    // A link does not set the query of another page.
    ['reelwright://purchases?open=pur_1', '/purchases'],
    ['reelwright://plan?for=x', '/plan'],
    ['reelwright://seller/create-prompt?draft=d', '/seller/create-prompt'],
    ['reelwright://library?language=ar-XB&q=rain&l%61nguage=x', '/library?q=rain'],
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

  test('the links that pages give lead where they say', () => {
    expect(findPathOfLink(appLinks.listing('café-noir'))).toBe('/marketplace/caf%C3%A9-noir');
    expect(findPathOfLink(appLinks.order('ord_1'))).toBe('/payment-success?order=ord_1');
    expect(findPathOfLink(appLinks.signInReturn('a', 'b'))).toBe('/auth/callback?code=a&state=b');
    const lost = builtInTemplates.filter(
      ({ id }) => findPathOfLink(appLinks.template(id)) !== `/library?template=${id}`
    );
    expect(lost).toEqual([]);
  });

  test('over 300 hostile links lead nowhere', () => {
    expect(hostileLinks.length).toBeGreaterThan(300);
    expect(hostileLinks.filter((link) => findPathOfLink(link) !== undefined)).toEqual([]);
  });

  test.each(refusedEverywhere.filter((url) => !url.startsWith('reelwright:')))('%j leads nowhere', (link) => {
    expect(findPathOfLink(link)).toBeUndefined();
  });

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
