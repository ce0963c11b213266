import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListingSearch } from '#shared/domain/market/listing-search.ts';
import {
  changeSearch,
  listSorts,
  type MarketView,
  readView,
  listViewParts,
  defaultMarketView
} from './market-view.ts';

const writeView = (view: MarketView) => new URLSearchParams(listViewParts(view));
const word = fc.string({ minLength: 1, maxLength: 10 });
const some = fc.uniqueArray(word, { maxLength: 5 });
const cents = fc.integer({ min: 0, max: 20_000 });
const seconds = fc.integer({ min: 0, max: 180 });

const views: fc.Arbitrary<MarketView> = fc
  .record(
    {
      search: fc.string({ maxLength: 40 }),
      kind: fc.subarray(['prompt', 'bundle'] as const),
      category: some,
      model: some,
      ratio: some,
      language: some,
      sort: fc.constantFrom(...listSorts('rain')),
      worksOn: word,
      seller: word,
      minDuration: seconds,
      maxDuration: seconds,
      minPrice: cents,
      maxPrice: cents,
      minRating: fc.constantFrom(3, 4, 4.5),
      audio: fc.boolean(),
      free: fc.constant(true)
    },
    { requiredKeys: ['search', 'kind', 'category', 'model', 'ratio', 'language', 'sort'] }
  )
  .filter(({ search, sort }) => listSorts(search).includes(sort))
  .map((view) => ({ ...defaultMarketView, ...view }));

describe('the marketplace in the address', () => {
  test('reads back what was written', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
      })
    );
  });

  test('asks the server for nothing that it would refuse, whatever an address says', () => {
    const names = ['q', 'kind', 'category', 'model', 'ratio', 'lang', 'works', 'seller', 'rating', 'audio'];
    const more = ['free', 'sort', 'price-from', 'price-to', 'seconds-from', 'seconds-to'];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names, ...more), fc.string({ maxLength: 300 })), {
      maxLength: 40
    });
    fc.assert(
      fc.property(pairs, (given) => {
        const view = readView(new URLSearchParams(given));
        expect(ListingSearch.safeParse({ ...view, limit: 20 }).error).toBeUndefined();
      })
    );
  });

  test('an endless search is cut, and an order that asks for one is left out without it', () => {
    expect(readView(new URLSearchParams({ q: 'rain '.repeat(100) })).search).toHaveLength(200);
    expect(readView(new URLSearchParams({ sort: 'relevance' })).sort).toBe('trending');
  });

  test('an address without a word is the whole marketplace', () => {
    expect(readView(new URLSearchParams())).toEqual(defaultMarketView);
    expect(writeView(defaultMarketView).toString()).toBe('');
  });

  test('prices stand in it as people write them', () => {
    expect(writeView({ ...defaultMarketView, maxPrice: 950 }).toString()).toBe('price-to=9.5');
  });

  test('an order that nobody chose follows the search, a chosen one stays', () => {
    expect(changeSearch(defaultMarketView, 'rain').sort).toBe('relevance');
    expect(changeSearch(changeSearch(defaultMarketView, 'rain'), '').sort).toBe('trending');
    expect(changeSearch({ ...defaultMarketView, sort: 'newest' }, 'rain').sort).toBe('newest');
  });
});
