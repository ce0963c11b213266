import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildListingPage } from '#tests/support/shelf-builder.ts';
import { ListingFilter } from '../listing-search.ts';
import { searchShelf } from './search-shelf.ts';
import { shelveCard } from './shelve-card.ts';
import { shelveOpenedListing } from './shelve-opened-listing.ts';

const some = <Value>(...values: readonly Value[]) => fc.constantFrom([], [...values], values.slice(1));

const anyFilter = fc.oneof(
  fc.record({ model: some('veo-3.1', 'kling-3') }),
  fc.record({ worksOn: fc.constantFrom('veo-3.1', 'kling-3') }),
  fc.record({ ratio: some('9:16', '16:9') }),
  fc.record({ language: some('Spanish', 'English') }),
  fc.record({ minDuration: fc.constantFrom(4, 8, 9) }),
  fc.record({ maxDuration: fc.constantFrom(4, 8, 9) }),
  fc.record({ audio: fc.boolean() }),
  fc.record({ free: fc.boolean() }),
  fc.record({ minPrice: fc.constantFrom(0, 600) }),
  fc.record({ minRating: fc.constantFrom(2, 5) })
);

const anySearch = fc
  .tuple(fc.constantFrom('', 'rain', 'rian', 'lisbon ra', 'umbrellas', 'wet'), anyFilter, anyFilter)
  .map(([search, one, other]) => ({
    ...ListingFilter.parse({ search, ...one, ...other }),
    sort: 'relevance' as const
  }));

const anyPage = fc
  .record({ cents: fc.constantFrom(0, 500, 900), isReviewed: fc.boolean(), hasAudio: fc.boolean() })
  .map(({ cents, isReviewed, hasAudio }) => {
    const page = buildListingPage('Rain over Lisbon');
    return {
      ...page,
      price: { cents, currency: 'USD' as const },
      facts: { ...page.facts, model: 'kling-3', hasAudio },
      prompts: page.prompts.map((prompt) => ({ ...prompt, facts: { ...prompt.facts, hasAudio } })),
      stars: isReviewed ? page.stars : ([0, 0, 0, 0, 0] as typeof page.stars),
      rating: isReviewed ? { average: 4.5, count: 2 } : null
    };
  });

test('a listing that is found by its card is found by its page', () => {
  let found = 0;
  fc.assert(
    fc.property(anyPage, anySearch, (page, search) => {
      if (searchShelf([shelveCard(page, 1)], search).length === 0) return;
      found += 1;
      expect(searchShelf([shelveOpenedListing(page, 1)], search)).toHaveLength(1);
    }),
    { numRuns: 500 }
  );
  expect(found).toBeGreaterThan(20);
});
