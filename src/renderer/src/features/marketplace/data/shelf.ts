// The offline shelf: what this device keeps of the marketplace, searched here while the server cannot be reached. Loaded
// when it is needed.
import type { Device } from '#shared/contract/device.ts';
import type { MarketView } from '#shared/contract/market-view.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { ListingFacets, ListingFilter } from '#shared/domain/market/listing-search.ts';
import { countShelfFacets, searchShelf } from '#shared/domain/market/shelf/search-shelf.ts';
import { ShelfListing } from '#shared/domain/market/shelf/shelf-listing.ts';

export type Shelf = {
  readonly listings: readonly ShelfListing[];
  /** When the server read the oldest of it, Unix milliseconds. */
  readonly readAt: number;
};

/** Null where this device has no shelf, or a newer app wrote it. */
export async function loadShelf({ listRows }: Pick<Device['replica'], 'listRows'>): Promise<Shelf | null> {
  const rows = await listRows({ entity: 'listingCards' });
  if (!rows.ok || rows.value === null) return null;
  const listings = rows.value.flatMap(({ value }) => ShelfListing.safeParse(value).data ?? []);
  return listings.length === 0
    ? null
    : { listings, readAt: Math.min(...listings.map(({ readAt }) => readAt)) };
}

/** A part of what a search finds; `from` is the number of listings before it. */
export function searchPart(
  { listings }: Shelf,
  view: MarketView,
  from: number,
  size: number
): { items: ListingCard[]; nextCursor: null; nextFrom: number | null } {
  const found = searchShelf(listings, view);
  const next = from + size;
  return { items: found.slice(from, next), nextCursor: null, nextFrom: next < found.length ? next : null };
}

export const countFacets = ({ listings }: Shelf, filter: ListingFilter): ListingFacets =>
  countShelfFacets(listings, filter);

export const findCard = ({ listings }: Shelf, slug: string): ListingCard | null =>
  listings.find(({ card }) => card.slug === slug)?.card ?? null;
