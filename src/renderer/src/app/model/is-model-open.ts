import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { AppStores } from './create-app-model.ts';

/** True while the prompt names the default model only because its author has not been asked, or not answered yet. */
export function isModelOpen(
  { preferences, modelQuestion }: Pick<AppStores, 'preferences' | 'modelQuestion'>,
  { data }: PromptDocument
): boolean {
  const { isLoaded, preferences: known } = preferences.getState();
  const isAnswered = isLoaded && (known.ui.newPromptModel !== '' || modelQuestion.getState().isDismissed);
  return !isAnswered && data.model === defaultPromptData.model;
}
