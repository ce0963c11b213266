// A prompt in which nothing has been written yet has no faults to point out.
import { createNewPrompt } from '../compile/adapt/new-prompt.ts';
import type { Model } from '../model/model.ts';
import { clearTextFields, defaultPromptData } from '../prompt/default-prompt.ts';
import { isSameJson } from '../prompt/journal/document-parts.ts';
import { promptFieldNames } from '../prompt/prompt-fields.ts';
import type { PromptData } from '../prompt/prompt.ts';

const cleared = clearTextFields(defaultPromptData);

/** True while every field but the model holds a default, is cleared, or holds what the model makes of the default. */
export function isUntouched(data: PromptData, model?: Model): boolean {
  const starts = [defaultPromptData, cleared, ...(model === undefined ? [] : [createNewPrompt(model)])];
  return promptFieldNames.every(
    (name) => name === 'model' || starts.some((start) => isSameJson(start[name], data[name]))
  );
}
