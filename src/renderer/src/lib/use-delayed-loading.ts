import { useEffect, useState } from 'react';

/** A short wait shows nothing, and what is shown stays long enough to be seen; both in milliseconds. */
const placeholderDelayMs = 150;
const placeholderMinMs = 300;

type Wait = {
  readonly isWaiting: boolean;
  /** When the stand-in was put up; null while there is none. */
  readonly shownAt: number | null;
  readonly now: number;
};

/** When the stand-in has to be put up or taken away, in milliseconds from now; null where nothing has to change. */
export function nextLoadingChange({ isWaiting, shownAt, now }: Wait): number | null {
  if (isWaiting) return shownAt === null ? placeholderDelayMs : null;
  return shownAt === null ? null : Math.max(0, shownAt + placeholderMinMs - now);
}

/** The state of a delayed loading indicator. */
export function useDelayedLoading(isWaiting: boolean): 'nothing' | 'stand-in' | 'content' {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    const delay = nextLoadingChange({ isWaiting, shownAt, now: performance.now() });
    if (delay === null) return undefined;
    const timer = setTimeout(() => setShownAt(isWaiting ? performance.now() : null), delay);
    return () => clearTimeout(timer);
  }, [isWaiting, shownAt]);
  if (shownAt !== null) return 'stand-in';
  return isWaiting ? 'nothing' : 'content';
}
