import { useEffect } from 'react';
import { useLocation } from '#renderer/lib/router.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { readPhrase, readViewSource } from '#renderer/feature-api/view-source.ts';

/**
 * Counts a view once the listing is shown and there is a connection. A count that fails is lost. `seller` is the username
 * of its seller.
 */
export function useRecordedView(slug: string, seller: string | null, isShown: boolean): void {
  const { listings, isOnline } = useMarketDependencies();
  const { state, search } = useLocation() as { readonly state: unknown; readonly search: string };
  const source = readViewSource(state, search, seller);
  const phrase = source === 'search' ? readPhrase(state) : null;
  const isCounted = isShown && isOnline;
  useEffect(() => {
    if (isCounted) void listings.recordView({ slug, source, ...(phrase !== null && { phrase }) });
  }, [listings, slug, source, phrase, isCounted]);
}
