// A text that could not be read in time is not lost: all of it becomes the concept.
import { clearTextFields, resetPrompt } from '../prompt/default-prompt.ts';
import type { Parsed } from './build-parsed.ts';

export function keepWhole(text: string): Parsed {
  const concept = text.trim();
  return {
    name: '',
    data: { ...clearTextFields(resetPrompt()), concept },
    found: [{ field: 'concept', value: concept, confidence: 0, from: concept }],
    leftovers: '',
    unnamed: null,
    isKeptWhole: true
  };
}
