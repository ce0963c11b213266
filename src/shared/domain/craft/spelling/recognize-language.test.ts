import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSpellingLanguage, recognizeLanguage } from './recognize-language.ts';

test.each([
  ['a lighthouse keeper finds a message in a bottle', 'en'],
  ['The camera glides over wet asphalt while neon signs flicker.', 'en'],
  ['un farero encuentra una botella con un mensaje', 'es'],
  ['¿Quién anda ahí?', 'es'],
  ['niños bajo el agua', 'es'],
  // Letters may come in two parts.
  ['nin\u0303a y mar'.normalize('NFD'), 'es'],
  ['a red lighthouse', null],
  ['faro rojo', null],
  ['', null],
  ['灯台守', null]
] as const)('%j is in %s', (text, language) => {
  expect(recognizeLanguage(text)).toBe(language);
});

const english = ['the', 'of', 'with', 'from', 'into', 'while', 'her'];
const spanish = ['el', 'los', 'una', 'del', 'hacia', 'mientras', 'con'];
const neutral = ['bokeh', 'no', 'a', 'Lucía', 'HDR', '35mm', '灯台'];
const draw = (from: readonly string[], minLength: number) =>
  fc.array(fc.constantFrom(...from), { minLength, maxLength: 8 });

test('function words of one language alone decide, whatever stands between them and in whatever case', () => {
  fc.assert(
    fc.property(
      draw(neutral, 0),
      fc
        .constantFrom(['en', english] as const, ['es', spanish] as const)
        .chain(([language, from]) => fc.tuple(fc.constant(language), draw(from, 1))),
      fc.boolean(),
      (others, [language, some], isLoud) => {
        const text = some.flatMap((word, index) => [word, others[index] ?? '']).join(' ');
        expect(recognizeLanguage(isLoud ? text.toUpperCase() : text)).toBe(language);
      }
    )
  );
});

test('the language with more of its words wins, and neither wins a draw', () => {
  fc.assert(
    fc.property(draw(english, 0), draw(spanish, 0), (some, others) => {
      const expected = { 0: null, 1: 'en', '-1': 'es' }[Math.sign(some.length - others.length)];
      expect(recognizeLanguage([...some, ...others].join(', '))).toBe(expected);
    })
  );
});

test.each([
  ['es', ['the', 'rain'], 'en', 'es'],
  [null, ['la', 'lluvia'], 'en', 'es'],
  [null, ['lluvia'], 'es', 'es'],
  ['fr', ['la', 'pluie'], 'en', null],
  [null, ['pluie'], 'fr', null]
] as const)(
  'a field in %s with %j in an app in %s is checked in %s',
  (fieldLanguage, words, appLanguage, language) => {
    expect(chooseSpellingLanguage({ fieldLanguage, words, appLanguage })).toBe(language);
  }
);
