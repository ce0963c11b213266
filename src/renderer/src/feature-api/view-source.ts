import { findPage, type PageName } from '#shared/contract/paths.ts';
import { type ViewSource, viewSources } from '#shared/domain/market/view-source.ts';
import { isOwnLinkOf } from './own-links.ts';

/** The state of a link to a listing. */
type LinkState = {
  readonly viewSource: ViewSource;
  /** The search phrase. */
  readonly phrase?: string;
};

const maxPhrase = 100;

type Place = { readonly pathname: string; readonly search: string };

const sources: Readonly<Partial<Record<PageName, ViewSource>>> = {
  marketplace: 'marketplace',
  profile: 'profile',
  wishlist: 'wishlist',
  listing: 'similar'
};

/** For a link to a listing on the page at `place`. */
export function createLinkState({ pathname, search }: Place): LinkState {
  const page = findPage(pathname);
  const phrase = page === 'marketplace' ? new URLSearchParams(search).get('q') : null;
  if (phrase !== null) return { viewSource: 'search', phrase: phrase.slice(0, maxPhrase) };
  return { viewSource: (page === undefined ? undefined : sources[page]) ?? 'direct' };
}

/** The search phrase, if `readViewSource` of the state is `search`. */
export const readPhrase = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'phrase' in state && typeof state.phrase === 'string'
    ? state.phrase
    : null;

/**
 * How a seller's listing was reached by an address with this query. `state` is of the history entry, which also a reload
 * or another version of the app may have left.
 */
export function readViewSource(state: unknown, search = '', seller: string | null = null): ViewSource {
  const value =
    typeof state === 'object' && state !== null && 'viewSource' in state ? state.viewSource : null;
  const found = viewSources.find((source) => source === value) ?? 'direct';
  return found === 'direct' && seller !== null && isOwnLinkOf(search, seller) ? 'own_link' : found;
}
