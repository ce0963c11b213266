import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { ModelQuestion } from './model-question.ts';
import type { PreferencesState } from './preferences-store.ts';

type Stores = {
  readonly preferences: StoreApi<PreferencesState>;
  readonly modelQuestion: StoreApi<ModelQuestion>;
};

/** True while the prompt names the default model only because its author has not been asked, or not answered yet. */
export function isModelOpen({ preferences, modelQuestion }: Stores, { data }: PromptDocument): boolean {
  const { isLoaded, preferences: known } = preferences.getState();
  const isAnswered = isLoaded && (known.ui.newPromptModel !== '' || modelQuestion.getState().isDismissed);
  return !isAnswered && data.model === defaultPromptData.model;
}
