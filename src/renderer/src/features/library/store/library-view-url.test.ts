import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressedView, readOpened, readView, writeOpened, writeView } from './library-view-url.ts';

const word = fc.string({ minLength: 1 }).filter((text) => text.isWellFormed());
const choice = fc.option(word, { nil: null });

const anyView: fc.Arbitrary<AddressedView> = fc.record({
  filters: fc.record({
    category: choice,
    language: choice,
    cinematicStyle: choice,
    shotType: choice,
    tags: fc.array(word),
    search: fc.string().filter((text) => text.isWellFormed()),
    sortBy: fc.constantFrom('name', 'usage', 'created'),
    sortOrder: fc.constantFrom('asc', 'desc')
  }),
  page: fc.integer({ min: 1, max: 900 }),
  isFavoritesOnly: fc.boolean(),
  isOwnOnly: fc.boolean()
});

test('a link shows the same view', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
    })
  );
});

test('a link to a template opens it over the same view', () => {
  fc.assert(
    fc.property(anyView, fc.option(word, { nil: null }), (view, id) => {
      const query = new URLSearchParams(writeOpened(view, id).toString());
      expect([readView(query), readOpened(query)]).toEqual([view, id]);
    })
  );
});

test('the default view has a bare address', () => {
  expect(writeView(readView(new URLSearchParams())).toString()).toBe('');
});

test('takes nonsense in a link for the default', () => {
  const view = readView(
    new URLSearchParams('sort=money&order=up&page=-3&tag=&favorites=yes&own=0&template=')
  );
  expect(writeView(view).toString()).toBe('');
});
