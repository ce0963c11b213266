import { listViewParts, type MarketView } from '#shared/contract/market-view.ts';

/** The shortest query that says the view. */
export const writeView = (view: MarketView): URLSearchParams => new URLSearchParams(listViewParts(view));
