import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Model, ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { useServices } from './services.ts';

/** The list of models in use, which the first screen to ask for it loads; null until then. */
export function useModelRegistry(): ModelRegistry | null {
  const { models } = useServices();
  const registry = useStore(models, (state) => state.registry);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    models
      .getState()
      .load()
      .catch((error: unknown) => setFailure({ error }));
  }, [models]);
  // Its code could not be loaded: the error screen offers to try again.
  if (failure !== null) throw failure.error;
  return registry;
}

/** The model chosen for new prompts, or null. The registry loads only if a model is chosen. */
export function useNewPromptModel(): Model | null {
  const { models, preferences } = useServices();
  const id = useStore(preferences, (state) => state.preferences.ui.newPromptModel);
  const registry = useStore(models, (state) => state.registry);
  useEffect(() => {
    // If the registry fails to load, templates are shown unchanged.
    if (id !== '')
      models
        .getState()
        .load()
        .catch(() => undefined);
  }, [models, id]);
  return registry?.models.find((model) => model.id === id) ?? null;
}
