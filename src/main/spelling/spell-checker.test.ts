import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSpellChecker } from './spell-checker.ts';

const read: string[] = [];
const perform = createSpellChecker((language) => {
  read.push(language);
  const file = (part: string) => readFileSync(`node_modules/dictionary-${language}/index.${part}`);
  return { aff: file('aff'), dic: file('dic') };
});

test('finds misspelled words of an English prompt, and accepts film terms', () => {
  const words = ['A', 'lighthuse', 'keeper’s', "don't", 'bokeh', 'Veo', 'LUT', '35mm', 'strom', 'London'];
  expect(perform({ kind: 'check', language: 'en', words })).toEqual(['lighthuse', 'strom']);
  expect(perform({ kind: 'suggest', language: 'en', word: 'lighthuse' })).toEqual(['lighthouse']);
});

test('finds misspelled words of a Spanish prompt, and suggests the missing accent first', () => {
  const words = ['Un', 'farero', 'encuentra', 'una', 'botela', 'cámara', 'camara', 'dolly', 'mirándola'];
  expect(perform({ kind: 'check', language: 'es', words })).toEqual(['botela', 'camara']);
  expect(perform({ kind: 'suggest', language: 'es', word: 'camara' })[0]).toBe('cámara');
  expect(perform({ kind: 'suggest', language: 'es', word: 'botela' })).toContain('botella');
});

test('reads each dictionary once, and offers five words at most', () => {
  expect(read).toEqual(['en', 'es']);
  expect(perform({ kind: 'suggest', language: 'en', word: 'bot' }).length).toBeLessThanOrEqual(5);
});
