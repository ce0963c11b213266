import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
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
