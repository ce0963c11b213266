import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from './router.ts';

type SetQuery = (next: URLSearchParams, options?: { readonly replace?: boolean }) => void;

/**
 * The query of the address, and a way to change it that counts at once: the router draws a new address when it finds
 * the time, and what is chosen until then has to build on the choice before it.
 */
export function useUrlQuery(): readonly [query: URLSearchParams, setQuery: SetQuery] {
  const [drawn, setDrawn] = useSearchParams();
  const { key } = useLocation();
  /** The query already written to the URL while the router still has that of `key`. */
  const [ahead, setAhead] = useState<{ readonly query: URLSearchParams; readonly key: string } | null>(null);

  // Back leads to a key of before.
  useEffect(() => {
    const forget = () => setAhead(null);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  const setQuery: SetQuery = (next, options) => {
    setDrawn(next, options);
    setAhead({ query: next, key });
  };
  return [ahead?.key === key ? ahead.query : drawn, setQuery];
}
