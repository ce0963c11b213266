// A text that could not be read in time is not lost: all of it becomes the concept.
import { err, ok, type Result } from '../../../kit/result.ts';
import type { Sentence } from '../../../kit/sentence.ts';
import { clearTextFields, resetPrompt } from '../prompt/default-prompt.ts';
import type { Parsed } from './build-parsed.ts';
import { pasteLimit, tooLongToPaste } from './paste-limit.ts';

/** Refuses a text that is too long for a prompt, as reading it would. */
export function keepWhole(text: string): Result<Parsed, Sentence> {
  if (text.length > pasteLimit) return err(tooLongToPaste(text));
  const concept = text.trim();
  return ok({
    name: '',
    data: { ...clearTextFields(resetPrompt()), concept },
    found: [{ field: 'concept', value: concept, confidence: 0, from: concept }],
    leftovers: '',
    unnamed: null,
    isKeptWhole: true
  });
}
