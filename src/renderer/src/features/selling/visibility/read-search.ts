import { changeSearch, defaultMarketView, type MarketView, readView } from '#shared/contract/market-view.ts';

/** A search as it is typed: words, or the link of a view of the marketplace with its filters and its order. */
export function readSearchText(text: string): MarketView {
  const trimmed = text.trim();
  const link = /^(?:https?|reelwright):\/[^?]*\?(?<query>.+)$/.exec(trimmed)?.groups?.['query'];
  if (link !== undefined) return readView(new URLSearchParams(link));
  return changeSearch(defaultMarketView, trimmed.slice(0, 200));
}
