import { parse } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe, expect, test } from 'vitest';
import { english, showLanguage } from './locale.ts';
import type { Message } from './message.ts';
import { testLanguages } from './pseudo.ts';
import { t, translateAround, translateWithFallback } from './translate.ts';

const tree = (pattern: string): Message => parse(pattern, { captureLocation: false, ignoreTag: true });
const texts = {
  'a.plain': 'Copy prompt',
  'a.count': tree('{count, plural, one {# prompt} other {# prompts}} by {who}')
};
const spanish = {
  locale: 'es',
  direction: 'ltr',
  pseudolocalize: null,
  translations: {
    'a.count': tree('{count, plural, one {# prompt} other {# prompts}} de {who}'),
    'field.mood': 'Ánimo'
  }
} as const;

afterEach(() => showLanguage(english));

describe('a text of the interface', () => {
  test('is said in English by itself, with its numbers and plurals', () => {
    expect(t(texts, 'a.plain')).toBe('Copy prompt');
    expect(t(texts, 'a.count', { count: 1, who: 'Ana' })).toBe('1 prompt by Ana');
    expect(t(texts, 'a.count', { count: 1200, who: 'Ana' })).toBe('1,200 prompts by Ana');
  });

  test('is said in the language shown, and in English where that one lacks it', () => {
    showLanguage(spanish);
    expect(t(texts, 'a.count', { count: 12_000, who: 'Ana' })).toBe('12.000 prompts de Ana');
    expect(t(texts, 'a.plain')).toBe('Copy prompt');
    expect(translateWithFallback('field.mood', 'Mood')).toBe('Ánimo');
    expect(translateWithFallback('field.setting', 'Setting')).toBe('Setting');
  });

  test('leaves room for what is drawn in between', () => {
    expect(translateAround(texts, 'a.count', 'who', { count: 2 })).toEqual(['2 prompts by ', '']);
    showLanguage(spanish);
    expect(translateAround(texts, 'a.count', 'who', { count: 1 })).toEqual(['1 prompt de ', '']);
    expect(translateAround({ 'a.from': tree('From “{words}”.') }, 'a.from', 'words')).toEqual([
      'From “',
      '”.'
    ]);
  });

  test('is accented and longer in the test languages, while what people wrote stays as it is', () => {
    for (const language of testLanguages) {
      showLanguage(language);
      expect(t(texts, 'a.plain')).toMatch(/^⟦Çöþý þřöɱþţ·{5}⟧$/);
      expect(t(texts, 'a.count', { count: 2, who: 'Ana' })).toBe('⟦2 þřöɱþţš ƀý Ana⟧');
    }
  });
});
