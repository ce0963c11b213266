import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { writePromptSpans } from '#shared/domain/craft/prompt/text/write-prompt.ts';
import { memoizeByObject } from '#renderer/lib/memoize-by-object.ts';
import { countCharacters } from './copy-formats.ts';

/** The finished prompt as the screen shows it in several places: its stretches, its text and how long it is. */
export const finishPrompt = memoizeByObject((data: PromptData) => {
  const spans = writePromptSpans(data);
  const text = spans.map((span) => span.text).join('');
  return { spans, text, length: countCharacters(text) };
});
