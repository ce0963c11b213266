import { useSyncExternalStore } from 'react';

/** `wide`: outline, form and preview; `medium`: no outline; `narrow`: preview in a bottom sheet; `phone`: tabs. */
export type BuilderLayout = 'wide' | 'medium' | 'narrow' | 'phone';

const steps: readonly (readonly [BuilderLayout, string])[] = [
  ['wide', '(min-width: 80rem)'],
  ['medium', '(min-width: 60rem)'],
  ['narrow', '(min-width: 40rem)']
];

function listen(onChange: () => void): () => void {
  const stopping = new AbortController();
  for (const [, query] of steps) {
    matchMedia(query).addEventListener('change', onChange, { signal: stopping.signal });
  }
  return () => stopping.abort();
}

const current = (): BuilderLayout => steps.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone';

export const useBuilderLayout = (): BuilderLayout => useSyncExternalStore(listen, current);
