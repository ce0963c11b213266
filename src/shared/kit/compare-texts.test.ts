import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, type TextPart } from './compare-texts.ts';

const write = (parts: readonly TextPart[], kind: TextPart['kind']): string =>
  parts
    .filter((part) => part.kind === 'kept' || part.kind === kind)
    .map(({ text }) => text)
    .join('');

test('tells which words went and which came', () => {
  expect(compareTexts('You may sell the videos.', 'You may not sell these videos.')).toEqual([
    { kind: 'kept', text: 'You may ' },
    { kind: 'added', text: 'not ' },
    { kind: 'kept', text: 'sell ' },
    { kind: 'removed', text: 'the ' },
    { kind: 'added', text: 'these ' },
    { kind: 'kept', text: 'videos.' }
  ]);
  expect(compareTexts('', '')).toEqual([]);
  expect(compareTexts('The same.', 'The same.')).toEqual([{ kind: 'kept', text: 'The same.' }]);
});

test('loses nothing of either text, and keeps what is the same', () => {
  const words = fc.array(fc.constantFrom('a ', 'b ', 'c\n\n', ' ', 'end')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = compareTexts(before, after);
      expect([write(parts, 'removed'), write(parts, 'added')]).toEqual([before, after]);
      expect(parts.some(({ kind }) => kind !== 'kept')).toBe(before !== after);
    })
  );
});

test('tells a long text that is wholly another as a whole', () => {
  const long = (word: string) => `${word} `.repeat(3000);
  expect(compareTexts(long('old'), long('new')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
