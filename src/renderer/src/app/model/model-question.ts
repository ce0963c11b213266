import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLocalStore } from '#renderer/lib/local-store.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { PreferencesState } from './preferences-store.ts';

/** True once "Which model do you use?" was dismissed on this device. Losing that asks once more. */
export type ModelQuestion = { readonly isDismissed: boolean; readonly dismiss: () => void };

const storage = createLocalStore('reelwright.modelQuestion');

export const createModelQuestion = (): StoreApi<ModelQuestion> =>
  createStore<ModelQuestion>()((set) => ({
    isDismissed: storage.read('isDismissed', (kept) => typeof kept === 'boolean', false),
    dismiss() {
      set({ isDismissed: true });
      storage.remember('isDismissed', true);
    }
  }));

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
