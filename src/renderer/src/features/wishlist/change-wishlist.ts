// The actions on a wishlist, as changes of its rows.
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { DocumentValue } from '#shared/domain/sync/row.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import type { SyncedWishlist, SyncedWishlistItem, WishlistRows } from './wishlist-rows.ts';

const wishlistItem = (rowId: string, basedOn: RowDraft['basedOn'], change: RowDraft['change']): RowDraft => ({
  entity: 'wishlistItems',
  rowId,
  basedOn,
  change
});

const wishlist = (rowId: string, basedOn: RowDraft['basedOn'], change: RowDraft['change']): RowDraft => ({
  entity: 'wishlists',
  rowId,
  basedOn,
  change
});

/** Into the first list, at the price of now. */
export function addWish(listing: ListingCard, now: number): RowDraft {
  const card = cardOf(listing);
  const { id, slug, title, price } = card;
  const value = { slug, title, card, priceThen: price, addedAt: now } satisfies DocumentValue;
  return wishlistItem(id, null, { kind: 'add', value });
}

/** Without what a listing's page knows beside its card. */
const cardOf = ({
  id,
  slug,
  kind,
  title,
  category,
  price,
  isPayWhatYouWant,
  sale,
  rating,
  seller,
  facts,
  promptCount,
  cover,
  coverParts,
  isDemo,
  publishedAt
}: ListingCard) => ({
  id,
  slug,
  kind,
  title,
  category,
  price,
  isPayWhatYouWant,
  sale,
  rating,
  seller,
  facts,
  promptCount,
  cover,
  coverParts,
  isDemo,
  publishedAt
});

export const removeWish = ({
  id,
  basedOn
}: { readonly id: string } & Pick<SyncedWishlistItem, 'basedOn'>): RowDraft =>
  wishlistItem(id, basedOn, { kind: 'remove' });

/** Into this list, also for one that was removed and comes back; into the first one where it is in none yet. */
export function putWish(
  { listingId, basedOn, wishlistId: _before, ...item }: SyncedWishlistItem,
  listId: string
): RowDraft {
  const value = { ...item, ...(listId === '' ? {} : { wishlistId: listId }) } satisfies DocumentValue;
  return wishlistItem(listingId, basedOn, { kind: 'add', value });
}

/** The server accepts ids of this form from devices, so that wishes can be put into a list that it does not know yet. */
export const createListId = (): string => `wsh_${crypto.randomUUID().replaceAll('-', '')}`;

export const createList = (id: string, name: string, now: number): RowDraft =>
  wishlist(id, null, { kind: 'create', value: { name, createdAt: now } });

export const renameList = ({ id, basedOn, name }: SyncedWishlist, to: string): RowDraft =>
  wishlist(id, basedOn, { kind: 'edit', edits: [{ path: ['name'], from: name, to }], settled: [] });

/** The wishes that are seen in it go first: the server keeps a list that has another. */
export const removeList = ({ id, basedOn }: SyncedWishlist, { wishes }: WishlistRows): RowDraft[] => [
  ...wishes
    .filter(({ wishlistId }) => wishlistId === id)
    .map((wish) => removeWish({ id: wish.listingId, basedOn: wish.basedOn })),
  wishlist(id, basedOn, { kind: 'delete' })
];
