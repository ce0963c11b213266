import { createNewPrompt } from '#shared/domain/craft/compile/adapt/new-prompt.ts';
import { resetPrompt } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { findNewPromptModel, type NewPromptStores } from './find-new-prompt-model.ts';

/** A new prompt for the chosen model; the defaults of the spec where the list in use lacks it. */
export async function createPrompt(stores: NewPromptStores): Promise<PromptData> {
  const model = await findNewPromptModel(stores);
  return model === undefined ? resetPrompt() : createNewPrompt(model);
}
