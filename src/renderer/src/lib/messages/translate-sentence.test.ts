import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, expect, test } from 'vitest';
import { joinWithAnd, joinWithOr, joinMessages, sentence } from '#shared/kit/sentence.ts';
import { english, showLanguage } from './locale.ts';
import { testLanguages } from './pseudo.ts';
import { translate } from './translate-sentence.ts';

const tree = (pattern: string) => parse(pattern, { captureLocation: false, ignoreTag: true });
const spanish = {
  locale: 'es',
  direction: 'ltr',
  pseudolocalize: null,
  translations: {
    'Nobody speaks.': 'Nadie habla.',
    '{0} takes {1}, not {2}.': tree('En vez de {2}, {0} admite {1}.'),
    '{0} s': tree('{0} s'),
    '“{0}”': tree('«{0}»'),
    '{0} may be refused.': tree('Puede que se rechace: {0}.')
  }
} as const;
const lengths = sentence`${joinWithOr([4, 6, 8])} s`;
const taken = sentence`${'Veo 3.1'} takes ${lengths}, not ${12_400.5}.`;

afterEach(() => showLanguage(english));

test('a sentence stays as it is in English, and is accented in the test languages', () => {
  expect(translate(taken)).toBe('Veo 3.1 takes 4, 6 or 8 s, not 12,400.5.');
  for (const language of testLanguages) {
    showLanguage(language);
    expect(translate(sentence`Nobody speaks.`)).toMatch(/^⟦Ñöƀöđý/);
  }
});

test('a day is written as its reader writes days', () => {
  expect(translate(sentence`${'Veo 3'} was retired on ${'2026-06-30'}.`)).toBe(
    'Veo 3 was retired on Jun 30, 2026.'
  );
  expect(translate(sentence`${'2026-06-30-final'} is kept.`)).toBe('2026-06-30-final is kept.');
});

test('in another language its words, numbers and lists are of that language', () => {
  showLanguage(spanish);
  expect(translate(sentence`Nobody speaks.`)).toBe('Nadie habla.');
  expect(translate(taken)).toBe('En vez de 12.400,5, Veo 3.1 admite 4, 6 u 8 s.');
  const [bread, ice] = ['bread', 'ice'].map((name) => sentence`“${name}”`);
  expect(translate(sentence`${joinWithAnd([bread ?? '', ice ?? ''])} may be refused.`)).toBe(
    'Puede que se rechace: «bread» y «ice».'
  );
});

test('what nobody translated stays English, even within what is', () => {
  showLanguage(spanish);
  expect(translate(joinMessages([sentence`Nobody speaks.`, sentence`Nobody ${'walks'}.`]))).toBe(
    'Nadie habla. Nobody walks.'
  );
});
