import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeLines } from './merge-lines.ts';
import { mergeList } from './merge-list.ts';
import { mergeValue } from './merge-value.ts';

const swap = <Value>({ base, mine, theirs }: { base: Value; mine: Value; theirs: Value }) => ({
  base,
  mine: theirs,
  theirs: mine
});

describe('merging a value', () => {
  test.each([
    ['nobody', 'a', 'a', 'a', 'unchanged', 'a'],
    ['both the same', 'a', 'b', 'b', 'same', 'b'],
    ['mine', 'a', 'b', 'a', 'mine', 'b'],
    ['theirs', 'a', 'a', 'b', 'theirs', 'b'],
    ['both', 'a', 'b', 'c', 'conflict', 'b']
  ])('changed by %s', (_, base, mine, theirs, outcome, value) => {
    expect(mergeValue({ base, mine, theirs })).toEqual({ outcome, value });
  });

  test('compares objects without regard to the order of their keys', () => {
    const merged = mergeValue<unknown>({ base: 1, mine: { a: 1, b: 2 }, theirs: { b: 2, a: 1 } });
    expect(merged.outcome).toBe('same');
  });

  test('tells a missing value from null', () => {
    expect(mergeValue<unknown>({ base: null, mine: undefined, theirs: null }).outcome).toBe('mine');
  });
});

const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });

describe('merging a list', () => {
  test('takes what either side added and leaves out what either side removed', () => {
    const base = ['wide', 'close-up', 'aerial'];
    const merged = mergeList({
      base,
      mine: ['wide', 'macro', 'aerial'],
      theirs: ['close-up', 'wide', 'dolly']
    });
    expect(merged).toEqual(['wide', 'macro', 'dolly']);
  });

  test('decides on no order where only the order differs', () => {
    expect(
      mergeList({ base: ['a', 'b', 'c'], mine: ['b', 'a', 'c'], theirs: ['c', 'b', 'a'] })
    ).toBeUndefined();
  });

  test('has the same elements whichever side merges', () => {
    fc.assert(
      fc.property(fc.record({ base: list, mine: list, theirs: list }), (sides) => {
        expect(mergeList(swap(sides))?.toSorted()).toEqual(mergeList(sides)?.toSorted());
      })
    );
  });
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 7 }).map((lines) => lines.join('\n'));

describe('merging a text by lines', () => {
  test('has the changes of both sides where they are apart', () => {
    const base = 'one\ntwo\nthree\nfour';
    const mine = 'ONE\ntwo\nthree\nfour';
    const theirs = 'one\ntwo\nthree\nand a half\nfour';
    expect(mergeLines({ base, mine, theirs })).toBe('ONE\ntwo\nthree\nand a half\nfour');
  });

  test('refuses where both changed one line, or lines that touch', () => {
    expect(mergeLines({ base: 'a', mine: 'b', theirs: 'c' })).toBeUndefined();
    expect(mergeLines({ base: 'a\nb\nc', mine: 'x\nb\nc', theirs: 'a\ny\nc' })).toBeUndefined();
  });

  test('compares only the middle of a long text, and gives up where that is too long', () => {
    const long = 'x\n'.repeat(2500);
    expect(mergeLines({ base: long, mine: `a\n${long}`, theirs: `${long}b` })).toBe(`a\n${long}b`);
    const numbered = Array.from({ length: 2500 }, (_, line) => `${line}`);
    const mine = numbered.toReversed().join('\n');
    expect(
      mergeLines({ base: numbered.join('\n'), mine, theirs: `${numbered.join('\n')}\nb` })
    ).toBeUndefined();
  });

  test('gives the same text whichever side merges', () => {
    fc.assert(
      fc.property(fc.record({ base: text, mine: text, theirs: text }), (sides) => {
        expect(mergeLines(swap(sides))).toBe(mergeLines(sides));
      })
    );
  });

  test('gives the changed side back where the other is the base', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeLines({ base, mine: changed, theirs: base })).toBe(changed);
        expect(mergeLines({ base, mine: base, theirs: changed })).toBe(changed);
      })
    );
  });
});
