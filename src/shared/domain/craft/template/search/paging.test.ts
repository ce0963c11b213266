import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf, pageSize } from './paging.ts';

const numbers = Array.from({ length: 25 }, (_, index) => index);

test('shows twelve per page and the rest on the last one', () => {
  expect(pageOf(numbers, 1)).toEqual({ items: numbers.slice(0, 12), page: 1, pageCount: 3 });
  expect(pageOf(numbers, 3)).toEqual({ items: [24], page: 3, pageCount: 3 });
});

test.each([
  [-2, 1],
  [0, 1],
  [2.9, 2],
  [99, 3],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1]
])('asked for page %d of three, shows page %d', (asked, shown) => {
  expect(pageOf(numbers, asked).page).toBe(shown);
});

test('an empty list has one empty page', () => {
  expect(pageOf([], 5)).toEqual({ items: [], page: 1, pageCount: 1 });
});

test('all pages together are the whole list, none empty', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 5 * pageSize }), (items) => {
      const { pageCount } = pageOf(items, 1);
      const pages = Array.from({ length: pageCount }, (_, index) => pageOf(items, index + 1).items);
      expect(pages.flat()).toEqual(items);
      expect(pages.every(({ length }) => length > 0)).toBe(true);
    })
  );
});
