import type { BuilderStore } from './builder-store.ts';

/**
 * Saves at once when the page goes out of sight, and asks before it closes over work that is not on the device.
 * The answer stops it.
 */
export function guardLeaving(store: BuilderStore, page: Window, isAutosaveOn: () => boolean): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const saveAtOnce = (): void => {
    if (isAutosaveOn()) void store.getState().saveNow();
  };
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'hidden') saveAtOnce();
    },
    { signal }
  );
  page.addEventListener('pagehide', saveAtOnce, { signal });
  page.addEventListener(
    'beforeunload',
    (event) => {
      if (!store.getState().hasUnsavedWork()) return;
      saveAtOnce();
      event.preventDefault();
    },
    { signal }
  );
  return () => stopping.abort();
}
