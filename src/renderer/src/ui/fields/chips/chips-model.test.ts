import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addChips,
  chipAction,
  focusAfterRemoval,
  hasChip,
  moveChip,
  readChips,
  removeChip,
  toggleChip
} from './chips-model.ts';

const choices = [
  { value: 'close-up', label: 'Close-up shot' },
  { value: 'wide', label: 'Wide' }
];

describe('reading what was typed', () => {
  test('commas and line ends part values, and stray spaces go', () => {
    expect(readChips(' slow  rain\nfog , ,ash', [])).toEqual(['slow rain', 'fog', 'ash']);
  });

  test('a known label or value, in any letter case, becomes the known value', () => {
    expect(readChips('close-up SHOT, WIDE, crane', choices)).toEqual(['close-up', 'wide', 'crane']);
  });
});

describe('the list of chips', () => {
  test('a value already there is not added again, whatever its letter case', () => {
    const values = ['Fog'];
    expect(addChips(values, ['fog', 'rain', 'Rain'])).toEqual(['Fog', 'rain']);
    expect(addChips(values, ['FOG'])).toBe(values);
    expect(hasChip(values, 'fOG')).toBe(true);
  });

  test('toggling adds at the end and takes away again', () => {
    expect(toggleChip(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleChip(['a', 'B'], 'b')).toEqual(['a']);
  });

  test('a move beyond either end changes nothing', () => {
    const values = ['a', 'b'];
    expect(moveChip(values, 0, -1)).toBe(values);
    expect(moveChip(values, 1, 2)).toBe(values);
    expect(moveChip(values, 5, 0)).toBe(values);
    expect(moveChip(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  test('a move keeps every value and can be taken back by the opposite move', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.string(), { minLength: 1 })
          .chain((values) =>
            fc.tuple(fc.constant(values), fc.nat(values.length - 1), fc.nat(values.length - 1))
          ),
        ([values, from, to]) => {
          const moved = moveChip(values, from, to);
          expect(moved[to]).toBe(values[from]);
          expect(moved.toSorted()).toEqual(values.toSorted());
          expect(moveChip(moved, to, from)).toEqual(values);
        }
      )
    );
  });

  test('removing hands the focus to the follower, else to the last, else to the text', () => {
    expect(removeChip(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect(focusAfterRemoval(1, 2)).toBe(1);
    expect(focusAfterRemoval(2, 2)).toBe(1);
    expect(focusAfterRemoval(0, 0)).toBeUndefined();
  });
});

describe('keys on a chip', () => {
  const press = (key: string, isAlt = false, isRtl = false) => chipAction({ key, isAlt, isRtl }, 1, 3);

  test('arrows walk, Alt with an arrow moves, Delete and Backspace remove', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'focus', to: 0 });
    expect(press('ArrowRight')).toEqual({ kind: 'focus', to: 2 });
    expect(press('ArrowRight', true)).toEqual({ kind: 'move', to: 2 });
    expect(press('ArrowLeft', true)).toEqual({ kind: 'move', to: 0 });
    expect(press('Delete')).toEqual({ kind: 'remove' });
    expect(press('Backspace')).toEqual({ kind: 'remove' });
  });

  test('arrows are mirrored in right-to-left text', () => {
    expect(press('ArrowLeft', false, true)).toEqual({ kind: 'focus', to: 2 });
    expect(press('ArrowLeft', true, true)).toEqual({ kind: 'move', to: 2 });
  });

  test('walking past the last chip and End go on to the text; the first chip has nothing before it', () => {
    expect(chipAction({ key: 'ArrowRight', isAlt: false, isRtl: false }, 2, 3)).toEqual({
      kind: 'focus-input'
    });
    expect(press('End')).toEqual({ kind: 'focus-input' });
    expect(press('Home')).toEqual({ kind: 'focus', to: 0 });
    expect(chipAction({ key: 'ArrowLeft', isAlt: false, isRtl: false }, 0, 3)).toBeUndefined();
  });

  test('other keys are left alone', () => {
    expect(press('a')).toBeUndefined();
    expect(press('ArrowUp', true)).toBeUndefined();
  });
});
