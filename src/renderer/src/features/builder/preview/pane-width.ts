import { useCallback, useState } from 'react';
import { readLocal, remember } from '../builder-local-store.ts';

export const narrowestPane = 320;
export const widestPane = 640;

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= narrowestPane && value <= widestPane;

export const limitWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, narrowestPane), widestPane));

/** The preview's width in CSS pixels: `usual` until the user chose one. `set` moves it, `keep` also remembers it. */
export function usePaneWidth(usual: number) {
  const [chosen, setChosen] = useState<number | null>(() =>
    readLocal<number | null>('previewWidth', isWidth, null)
  );
  const keep = useCallback((width: number) => {
    setChosen(limitWidth(width));
    remember('previewWidth', limitWidth(width));
  }, []);
  return { width: chosen ?? usual, set: setChosen, keep };
}
