import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findForbiddenWord, normalizeWords } from './forbidden-words.ts';

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const letters = fc.string({
  unit: fc.constantFrom(...alphabet),
  minLength: 2,
  maxLength: 12
});
const separator = fc.constantFrom(' ', ', ', '-', '\n', '. ', '“', '¡', '/');
const accents = fc.constantFrom('', '\u0301', '\u0308', '\u00ad', '\u200b');

describe('a word that is not allowed', () => {
  test('is found as a whole word, wherever it is and whatever its case, accents and invisible characters', () => {
    fc.assert(
      fc.property(
        letters,
        fc.array(letters),
        fc.array(letters),
        separator,
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(accents),
        (word, before, after, between, cases, marks) => {
          const written = Array.from(word)
            .map((letter) => {
              const isUpper = cases.next().value === true;
              return `${isUpper ? letter.toUpperCase() : letter}${String(marks.next().value)}`;
            })
            .join('');
          const title = [...before, written, ...after].join(between);
          expect(findForbiddenWord([word], { title })).toEqual({ field: 'title', word });
        }
      )
    );
  });

  test('is not found in a longer word, and no other word is', () => {
    fc.assert(
      fc.property(letters, fc.array(letters), fc.array(letters), (word, words, texts) => {
        const others = texts.filter((text) => text !== word && !words.includes(text));
        const longer = others.map((text) => `${word}${text}`).filter((text) => !words.includes(text));
        expect(findForbiddenWord([word, ...words], { review: [...others, ...longer].join(' ') })).toBeNull();
      })
    );
  });

  test.each([
    ['Strauß', 'STRAUSS', true],
    ['cafe', 'Un CAFÉ, por favor', true],
    ['get rich', 'How to get-rich quick', true],
    ['get rich', 'get very rich', false],
    ['ass', 'a class of glass', false],
    ['ﬁne', 'fine', true]
  ])('%s in “%s”: %s', (word, text, isFound) => {
    expect(findForbiddenWord([word], { question: text }) !== null).toBe(isFound);
  });

  test('of several words does not begin in one tag and end in the next', () => {
    expect(findForbiddenWord(['get rich'], { tags: ['get', 'rich'] })).toBeNull();
    expect(findForbiddenWord(['get rich'], { tags: ['sea', 'get rich'] })?.field).toBe('tags');
  });

  test('of signs alone forbids nothing', () => {
    expect(findForbiddenWord(['!!'], { title: '!! yes !!' })).toBeNull();
  });
});

test('normalizing what is normalized changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeWords(normalizeWords(text))).toBe(normalizeWords(text));
    })
  );
});
