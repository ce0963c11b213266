import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  extendSelection,
  nothingSelected,
  type Selection,
  toggleSelected
} from './use-library-controller.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: Selection) => [...ids].toSorted().join('');

test('one at a time, or a stretch from the one chosen last, in either direction', () => {
  const one = toggleSelected(nothingSelected, 'd');
  expect(idsOf(extendSelection(one, 'b', shown))).toBe('bcd');
  expect(idsOf(extendSelection(extendSelection(one, 'b', shown), 'e', shown))).toBe('bcde');
  expect(idsOf(extendSelection(nothingSelected, 'c', shown))).toBe('c');
  expect(idsOf(extendSelection(toggleSelected(nothingSelected, 'gone'), 'c', shown))).toBe('cgone');
});

test('choosing one twice leaves the others as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shown)), fc.constantFrom(...shown), (chosen, id) => {
      const before = chosen.reduce(toggleSelected, nothingSelected);
      expect(idsOf(toggleSelected(toggleSelected(before, id), id))).toBe(idsOf(before));
    })
  );
});
