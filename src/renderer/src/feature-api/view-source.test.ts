import { expect, test } from 'vitest';
import { createLinkState, readPhrase, readViewSource } from './view-source.ts';

test.each([
  ['/marketplace', '?q=rain&sort=newest', 'search'],
  ['/marketplace', '?sort=newest', 'marketplace'],
  ['/marketplace/rain-over-lisbon-x', '', 'similar'],
  ['/profile/grace', '', 'profile'],
  ['/wishlist', '', 'wishlist'],
  ['/about', '', 'direct'],
  ['/nowhere', '', 'direct']
])('a listing opened from %s%s was found by %s', (pathname, search, source) => {
  expect(readViewSource(createLinkState({ pathname, search }))).toBe(source);
});

test('only a listing opened from a search has its words', () => {
  expect(readPhrase(createLinkState({ pathname: '/marketplace', search: '?q=rain+fog' }))).toBe('rain fog');
  expect(readPhrase(createLinkState({ pathname: '/marketplace', search: '?sort=newest' }))).toBeNull();
  expect(readPhrase({ phrase: 3 })).toBeNull();
});

test.each([null, undefined, 'search', {}, { viewSource: 'elsewhere' }, { viewSource: 3 }])(
  'the state %j says nothing',
  (state) => {
    expect(readViewSource(state)).toBe('direct');
  }
);

test.each([
  [null, '?via=grace', 'own_link'],
  [null, '?via=', 'direct'],
  [null, '?via=ada', 'direct'],
  [{ viewSource: 'direct' }, '?via=grace', 'own_link'],
  [{ viewSource: 'profile' }, '?via=grace', 'profile']
])('with the state %j and the query %s a listing was found by %s', (state, search, source) => {
  expect(readViewSource(state, search, 'grace')).toBe(source);
});
