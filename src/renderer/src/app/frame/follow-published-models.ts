import type { AppStores } from '../model/create-app-model.ts';

/** Takes up the published list of models: now, and with each new connection. Until the answer is called. */
export function followPublishedModels({ models }: Pick<AppStores, 'models'>): () => void {
  // Without its code the list in use stays.
  const take = () =>
    void models
      .getState()
      .takePublished(false)
      .catch(() => undefined);
  take();
  window.addEventListener('online', take);
  return () => window.removeEventListener('online', take);
}
