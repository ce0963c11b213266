import { describe, expect, test } from 'vitest';
import { allowedOutside, refusedEverywhere } from '#tests/support/hostile-urls.ts';
import { findRoute, isAppUrl } from './app-address.ts';

describe('what is the app and what is not', () => {
  test.each(['app://bundle/', 'app://bundle/library', 'app://bundle/library?tag=rain#top'])(
    '%s is',
    (url) => {
      expect(isAppUrl(url)).toBe(true);
    }
  );

  const imitations = [
    'app://bundle',
    'app://bundle.evil.org/',
    'app://bundle@evil.org/',
    'app://user@bundle/',
    'app://bundle:80/',
    'app://BUNDLE/',
    'APP://bundle/',
    'app:/bundle/',
    'app:bundle/',
    ' app://bundle/',
    'app://bundle\\x',
    'https://bundle/',
    'app://other/'
  ];

  test.each([...imitations, ...allowedOutside, ...refusedEverywhere])('%j is not', (url) => {
    expect(isAppUrl(url)).toBe(false);
  });

  test('the route to come back to is the path with its query', () => {
    expect(findRoute('app://bundle/library?tag=rain#top')).toBe('/library?tag=rain');
    expect(findRoute('https://example.com/library')).toBeUndefined();
  });
});
