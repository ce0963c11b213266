import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageItems } from './pagination.tsx';

const drawn = (page: number, count: number) =>
  pageItems(page, count)
    .map((item) => (item.kind === 'gap' ? '…' : String(item.page)))
    .join(' ');

describe('the numbers of a pager', () => {
  test.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [1, 12, '1 2 3 4 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [6, 12, '1 … 5 6 7 … 12'],
    [12, 12, '1 … 9 10 11 12']
  ])('page %i of %i shows %s', (page, count, numbers) => {
    expect(drawn(page, count)).toBe(numbers);
  });

  test('first, last and current page are there, in order, once each, with no gap of one page', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 300 })
          .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))),
        ([page, count]) => {
          const items = pageItems(page, count);
          const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));
          expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
          expect(pages).toEqual(expect.arrayContaining([1, page, count]));
          const hidden = items.flatMap((item, index) => {
            const next = items[index + 1];
            return item.kind === 'gap' && next?.kind === 'page' ? [next.page - item.after - 1] : [];
          });
          expect(hidden.filter((many) => many < 2)).toEqual([]);
        }
      )
    );
  });
});
