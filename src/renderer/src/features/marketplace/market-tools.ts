import { createContext, type ReactNode, useContext } from 'react';
import type { Cloud } from '#shared/contract/cloud.ts';
import type { SeenShelf } from '#renderer/lib/recall-seen.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Notify } from '#renderer/lib/notify.ts';

/** A model that can still be asked for a clip, under the name people know it by. */
export type NamedModel = { readonly id: string; readonly label: string };

/** What the marketplace needs of the rest of the app. */
export type MarketTools = {
  readonly listings: Cloud['listings'];
  readonly reviews: Cloud['reviews'];
  readonly isOnline: boolean;
  /** What was seen before, for when the server cannot be reached. */
  readonly seen: SeenShelf;
  /** Empty until the list of models has loaded. */
  readonly models: readonly NamedModel[];
  /** The one the prompt in the builder is for; null where nothing living answers to its name. */
  readonly ownModel: NamedModel | null;
  /** Buying a listing, in its box or, `isShort`, in the bar of narrow windows; null where nothing is bought. */
  readonly renderBuying:
    | ((listing: Pick<ListingCard, 'slug' | 'title'>, isShort: boolean) => ReactNode)
    | null;
  /** The heart by which a listing is wished for. */
  readonly renderWish: (listing: Pick<ListingCard, 'id' | 'slug' | 'title'>) => ReactNode;
  readonly usesSingleKeys: () => boolean;
  /** `path` of this app as a link to give away. */
  readonly linkTo: (path: string) => string;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const ToolsContext = createContext<MarketTools | null>(null);
export const MarketToolsProvider = ToolsContext.Provider;

export function useMarketTools(): MarketTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('useMarketTools is used outside the MarketToolsProvider');
  return tools;
}

/** The label of a model, or its id where the list in use does not know it. */
export const nameModel = (models: readonly NamedModel[], id: string): string =>
  models.find((model) => model.id === id)?.label ?? id;
