import { expect, test } from 'vitest';
import { ListingSearch } from '../listing-search.ts';
import { readMissedPhrase } from './search-miss.ts';

const read = (search: string, filters: object = {}) =>
  readMissedPhrase(ListingSearch.parse({ search, ...filters }));

test('spellings of a phrase count together', () => {
  expect(['Lluvia de NEÓN', ' lluvia  de neon'].map((text) => read(text))).toEqual([
    'lluvia de neon',
    'lluvia de neon'
  ]);
});

test.each(['ana@example.com', 'call 555 1234', 'https://example.com', '2026-11-26', 'x', 'a'.repeat(61), ''])(
  '%s is not counted',
  (text) => expect(read(text)).toBeNull()
);

test.each([{ free: true }, { category: ['Nature'] }, { seller: 'ana' }, { minPrice: 100 }, { cursor: 'x' }])(
  'a search with %o is not counted, since the filter may be why nothing was found',
  (filters) => expect(read('lamp', filters)).toBeNull()
);

test('the order and the length of the page do not matter', () => {
  expect(read('lamp', { sort: 'relevance', limit: 40 })).toBe('lamp');
});
