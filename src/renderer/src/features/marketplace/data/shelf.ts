// Offline search of the marketplace: the shelf, plus listings that were opened or added to a wishlist on this device.
// Lazy-loaded when the server cannot be reached.
import type { Device } from '#shared/contract/device.ts';
import type { MarketView } from '#shared/contract/market-view.ts';
import { type ListingCard, ListingPage } from '#shared/domain/market/listing.ts';
import type { ListingFacets, ListingFilter } from '#shared/domain/market/listing-search.ts';
import { countShelfFacets, searchShelf } from '#shared/domain/market/shelf/search-shelf.ts';
import { ShelfListing } from '#shared/domain/market/shelf/shelf-listing.ts';
import { shelveCard } from '#shared/domain/market/shelf/shelve-card.ts';
import { shelveOpenedListing } from '#shared/domain/market/shelf/shelve-opened-listing.ts';
import { WishlistItem } from '#shared/domain/market/wishlist.ts';
import type { OfflineCache } from '#renderer/lib/query/offline-cache.ts';

export type Shelf = {
  readonly listings: readonly ShelfListing[];
  /** When the server read the oldest of the shelf, Unix milliseconds. */
  readonly readAt: number;
};

type Kept = {
  readonly replica: Pick<Device['replica'], 'listRows'>;
  readonly cache: Pick<OfflineCache, 'list'>;
};

/** Null where this device has no shelf, or a newer app wrote it. */
export async function loadShelf({ replica, cache }: Kept): Promise<Shelf | null> {
  const rows = await replica.listRows({ entity: 'listingCards' });
  if (!rows.ok || rows.value === null) return null;
  const shelved = rows.value.flatMap(({ value }) => ShelfListing.safeParse(value).data ?? []);
  if (shelved.length === 0) return null;
  const readAt = Math.min(...shelved.map((listing) => listing.readAt));
  const others = [...(await listOpened(cache)), ...(await listWished(replica, readAt))];
  return { listings: dedupeById([...shelved, ...others]), readAt };
}

/** Keeps the first listing of each id. Sources with more data come first. */
const dedupeById = (listings: readonly ShelfListing[]): ShelfListing[] => {
  const byId = new Map<string, ShelfListing>();
  for (const listing of listings) if (!byId.has(listing.card.id)) byId.set(listing.card.id, listing);
  return [...byId.values()];
};

/** `card` is null if the listing has since been taken down. */
const WishWithCard = WishlistItem.pick({ card: true });

async function listWished(replica: Kept['replica'], readAt: number): Promise<ShelfListing[]> {
  const rows = await replica.listRows({ entity: 'wishlistItems' });
  return ((rows.ok ? rows.value : null) ?? []).flatMap(({ value }) => {
    const card = WishWithCard.safeParse(value).data?.card ?? null;
    return card === null ? [] : [shelveCard(card, readAt)];
  });
}

/** With which the keys of the pages of listings begin among the responses that are kept. */
const listingPages = 'listings.get ';

async function listOpened(cache: Kept['cache']): Promise<ShelfListing[]> {
  const kept = await cache.list({ prefix: listingPages });
  return (kept.ok ? kept.value : []).flatMap(({ value, cachedAt }) => {
    const { data } = ListingPage.safeParse(JSON.parse(value));
    return data === undefined ? [] : [shelveOpenedListing(data, cachedAt)];
  });
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
