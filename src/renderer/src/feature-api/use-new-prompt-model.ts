import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { useServices } from './services.ts';

/** The model that was chosen for new prompts; null without a choice. The list of models loads only for a choice. */
export function useNewPromptModel(): Model | null {
  const { models, preferences } = useServices();
  const id = useStore(preferences, (state) => state.preferences.ui.newPromptModel);
  const registry = useStore(models, (state) => state.registry);
  useEffect(() => {
    // Without it templates are shown as they were written.
    if (id !== '')
      models
        .getState()
        .load()
        .catch(() => undefined);
  }, [models, id]);
  return registry?.models.find((model) => model.id === id) ?? null;
}
