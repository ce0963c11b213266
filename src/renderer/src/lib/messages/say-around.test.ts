import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { sayAround } from './say-around.ts';

test('a sentence is said around the element that stands in it', () => {
  const texts = { 'a.from': parse('From “{words}”.', { captureLocation: false, ignoreTag: true }) };
  expect(sayAround(texts, 'a.from', 'words')).toEqual(['From “', '”.']);
});
