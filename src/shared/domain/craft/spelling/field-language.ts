// The language of a field of the prompt, for the checking of its spelling.
import { languages } from '../prompt/prompt-choices.ts';
import type { PromptData } from '../prompt/prompt-data.ts';
import { recognizeLanguage } from './recognize-language.ts';

/** BCP 47, in the order of `languages`. */
const codes = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'ta', 'te'];

const readAloud = (language: string): string | undefined =>
  codes[languages.findIndex((name) => name === language)];

const recognized = new WeakMap<PromptData, string | undefined>();

/** A prompt is written in one language: a short field follows the others. */
function promptLanguage(data: PromptData): string | undefined {
  if (!recognized.has(data)) {
    const { concept, mainSubject, action, setting, additionalParams } = data;
    const text = [concept, mainSubject, action, setting, additionalParams].join(' ');
    recognized.set(data, recognizeLanguage(text) ?? undefined);
  }
  return recognized.get(data);
}

/** Undefined where nothing tells it, so that the field has the language of the app. */
export function fieldLanguage(data: PromptData, field: string): string | undefined {
  if (field !== 'dialogue') return promptLanguage(data);
  return recognizeLanguage(data.dialogue) ?? readAloud(data.language);
}
