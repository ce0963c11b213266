import { expect, test } from 'vitest';
import { builtInTemplates } from '../template/catalog/catalog.ts';
import { clearTextFields, defaultPromptData } from './default-prompt.ts';
import { hasWords } from './has-words.ts';

test('a new prompt has no words, with whatever settings, and neither has a cleared one', () => {
  expect(hasWords(defaultPromptData)).toBe(false);
  expect(hasWords({ ...defaultPromptData, model: 'kling-4', duration: 30, mood: 'tense' })).toBe(false);
  expect(hasWords(clearTextFields(defaultPromptData))).toBe(false);
});

test('a word or an item of a list is enough, a space is not', () => {
  expect(hasWords({ ...defaultPromptData, dialogue: '  ' })).toBe(false);
  expect(hasWords({ ...defaultPromptData, dialogue: 'Hello' })).toBe(true);
  expect(hasWords({ ...defaultPromptData, soundEffects: ['rain'] })).toBe(true);
  expect(builtInTemplates.every(({ data }) => hasWords(data))).toBe(true);
});
