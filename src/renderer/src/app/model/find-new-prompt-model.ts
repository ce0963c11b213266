import type { Model } from '#shared/domain/craft/model/model.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { ModelsState } from '#renderer/features/models/models-store.ts';
import type { PreferencesState } from './preferences-store.ts';

export type NewPromptStores = {
  readonly preferences: StoreApi<PreferencesState>;
  readonly models: StoreApi<ModelsState>;
};

/** The model that was chosen for new prompts; undefined without a choice, or where the list in use lacks it. */
export async function findNewPromptModel({
  preferences,
  models
}: NewPromptStores): Promise<Model | undefined> {
  const { newPromptModel } = preferences.getState().preferences.ui;
  if (newPromptModel === '') return undefined;
  const { models: listed } = await models.getState().load();
  return listed.find(({ id }) => id === newPromptModel);
}
