import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { useApp } from './model-context.ts';

/** The list of models in use; null while it loads. */
export function useRegistry(): ModelRegistry | null {
  const { models } = useApp().model;
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
