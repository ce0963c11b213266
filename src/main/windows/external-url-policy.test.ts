import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedOutside, refusedEverywhere } from '#tests/support/hostile-urls.ts';
import { externalUrlPolicy } from './external-url-policy.ts';

describe('what may open outside the app', () => {
  test.each(allowedOutside)('%s opens', (url) => {
    expect(externalUrlPolicy(url)).toEqual({ isAllowed: true, url: expect.any(String) as string });
  });

  test.each(refusedEverywhere)('%j stays closed', (url) => {
    expect(externalUrlPolicy(url)).toMatchObject({ isAllowed: false });
  });

  test('whatever passes is https to a public host, or mail to one address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webUrl({ withFragments: true })), (text) => {
        const decision = externalUrlPolicy(text);
        if (!decision.isAllowed) return;
        const { protocol, username, port } = new URL(decision.url);
        expect(['https:', 'mailto:']).toContain(protocol);
        expect([username, port]).toEqual(['', '']);
      }),
      { numRuns: 2000 }
    );
  });
});
