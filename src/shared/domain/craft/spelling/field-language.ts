// Detects the language of a prompt field for spell checking.
import { languages } from '../prompt/prompt-choices.ts';
import type { PromptData } from '../prompt/prompt-data.ts';
import { recognizeLanguage } from './recognize-language.ts';

/** BCP 47 codes, in the order of `languages`. */
const codes = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'ta', 'te'];

const codeOf = (language: string): string | undefined =>
  codes[languages.findIndex((name) => name === language)];

const recognized = new WeakMap<PromptData, string | undefined>();

/** A prompt is written in one language, so a short field uses the language of the whole prompt. */
function promptLanguage(data: PromptData): string | undefined {
  if (!recognized.has(data)) {
    const { concept, mainSubject, action, setting, additionalParams } = data;
    const text = [concept, mainSubject, action, setting, additionalParams].join(' ');
    recognized.set(data, recognizeLanguage(text) ?? undefined);
  }
  return recognized.get(data);
}

/** Undefined if the language cannot be detected. The field then uses the app's language. */
export function fieldLanguage(data: PromptData, field: string): string | undefined {
  if (field !== 'dialogue') return promptLanguage(data);
  return recognizeLanguage(data.dialogue) ?? codeOf(data.language);
}
