// A prompt is checked against many models at once, so what depends on the prompt alone is worked out only once.
import { readDialogue } from '../../prompt/text/read-dialogue.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { writePromptSpans } from '../../prompt/text/write-prompt.ts';

/** Remembers `work` for each prompt as long as that object lives; prompt data is never changed in place. */
export function byPrompt<Value>(work: (data: PromptData) => Value): (data: PromptData) => Value {
  const known = new WeakMap<PromptData, { readonly value: Value }>();
  return (data) => {
    const found = known.get(data) ?? { value: work(data) };
    known.set(data, found);
    return found.value;
  };
}

export const readSpans = byPrompt(writePromptSpans);

export const readLines = byPrompt((data) => readDialogue(data.dialogue));
