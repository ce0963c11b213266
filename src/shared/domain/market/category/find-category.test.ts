import { expect, test } from 'vitest';
import { findCategory } from './find-category.ts';

const categories = [
  { key: 'Noir', names: { en: 'Film noir', es: 'Cine negro' } },
  { key: 'Film noir', names: { en: 'Old films', es: 'Cine antiguo' } }
];

test.each([
  ['Noir', 'Noir'],
  [' cine NEGRO ', 'Noir'],
  ['Old films', 'Film noir'],
  // A key goes before a name: the server answers with keys.
  ['Film noir', 'Film noir'],
  ['film noir', 'Noir'],
  ['Vlog', undefined],
  ['', undefined]
])('%j stands for the category %s', (text, key) => expect(findCategory(categories, text)?.key).toBe(key));
