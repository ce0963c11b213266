import { useEffect, useState } from 'react';
import { useLocation } from '#renderer/lib/router.ts';

/** Typing pauses this long before the address follows: browsers refuse to change it with every key. */
const addressPause = 250;

/**
 * What stands in the search box: shown with every key, put in the address after a pause, and taken from there when
 * a link or Back brings another.
 */
export function useTypedSearch(
  addressed: string,
  commit: (search: string) => void
): readonly [typed: string, type: (search: string) => void] {
  const { pathname } = useLocation();
  const [{ typed, seen, sent }, set] = useState({ typed: addressed, seen: addressed, sent: addressed });

  if (seen !== addressed) {
    set({ typed: addressed === sent ? typed : addressed, seen: addressed, sent: addressed });
  }

  useEffect(() => {
    if (typed === addressed) return undefined;
    const timer = setTimeout(() => {
      // Another screen is on its way, which takes as long as its code: what was typed here must not call back from it.
      if (window.location.pathname !== pathname) return;
      set((state) => ({ ...state, sent: typed }));
      commit(typed);
    }, addressPause);
    return () => clearTimeout(timer);
  });

  // Back may come before a search that was just sent has been drawn.
  useEffect(() => {
    const forget = () => set(({ seen: drawn }) => ({ typed: drawn, seen: drawn, sent: drawn }));
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  return [typed, (search) => set((state) => ({ ...state, typed: search }))];
}
