import { expect, test } from 'vitest';
import { buildShelfListing } from '#tests/support/shelf-builder.ts';
import { ListingFilter, type ListingSort } from '../listing-search.ts';
import { countShelfFacets, searchShelf } from './search-shelf.ts';

const shelf = [
  buildShelfListing('Fog bell', { description: 'A lighthouse in the rain', trending: 4 }),
  buildShelfListing('Neón y lluvia', { description: 'Una calle', trending: 2 }),
  buildShelfListing('Rain over Lisbon', { description: 'Trams', trending: 1 }),
  buildShelfListing('Rain on glass', { description: 'A window', trending: 3 }),
  buildShelfListing('雨の夜', { description: 'Tokyo' })
];

const find = (search: string, sort: ListingSort = 'relevance'): string[] =>
  searchShelf(shelf, { ...ListingFilter.parse({ search }), sort }).map(({ title }) => title);

test('listings have every word, and those with it in their title come first', () => {
  expect(find('rain')).toEqual(['Rain on glass', 'Rain over Lisbon', 'Fog bell']);
  expect(find('rain window')).toEqual(['Rain on glass']);
  expect(find('rain desert')).toEqual([]);
});

test('a word may be unfinished, accented or not, of any script', () => {
  expect(find('lisb')).toEqual(['Rain over Lisbon']);
  expect(find('neon')).toEqual(['Neón y lluvia']);
  expect(find('雨の')).toEqual(['雨の夜']);
});

test('words that say nothing are left out beside others', () => {
  expect(find('the rain in a window')).toEqual(['Rain on glass']);
  expect(find('y')).toEqual(['Neón y lluvia']);
});

test('a word that no listing has stands for those that are spelled like it', () => {
  expect(find('lihgthouse')).toEqual(['Fog bell']);
  expect(find('xylophone')).toEqual([]);
});

test('without words, relevance means trending', () => {
  expect(find('')).toEqual(find('', 'trending'));
  expect(find('')[0]).toBe('Fog bell');
  expect(countShelfFacets(shelf, ListingFilter.parse({ search: 'rain' })).total).toBe(3);
});
