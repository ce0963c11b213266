import { expect, test } from 'vitest';
import { defaultPromptData } from '../prompt/default-prompt.ts';
import { fieldLanguage } from './field-language.ts';

const spanish = { ...defaultPromptData, concept: 'un farero y una botella', mainSubject: 'hombre viejo' };

test('a short field has the language of the whole prompt', () => {
  expect(fieldLanguage(spanish, 'mainSubject')).toBe('es');
  expect(fieldLanguage({ ...spanish, action: 'the man kneels in the sand with the bottle' }, 'setting')).toBe(
    'en'
  );
});

test('a prompt that shows no language leaves its fields to the language of the app', () => {
  expect(fieldLanguage({ ...defaultPromptData, mainSubject: 'old man' }, 'mainSubject')).toBeUndefined();
});

test('dialogue has a language of its own: that of its words, else the one it is spoken in', () => {
  expect(fieldLanguage({ ...spanish, dialogue: 'It was meant for me' }, 'dialogue')).toBe('en');
  expect(fieldLanguage({ ...spanish, dialogue: 'Ahoi', language: 'German' }, 'dialogue')).toBe('de');
  expect(fieldLanguage({ ...spanish, dialogue: 'Ahoi', language: 'Klingon' }, 'dialogue')).toBeUndefined();
});
