import { and, asc, count, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { maxWishlistItems } from '#shared/domain/market/wishlist.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { listingSearch, openEndedEpoch } from '../../db/schema/catalog.ts';
import { listingVersions } from '../../db/schema/listings.ts';
import { wishlistItems, wishlists } from '../../db/schema/wishlists.ts';
import { lockWishlists } from './wishlists.ts';

export async function listWishlistedIds(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<{ listingIds: string[] }> {
  const { id } = getPerson(request, 'wishlist.manage');
  const rows = await db
    .select({ id: wishlistItems.listingId })
    .from(wishlistItems)
    .where(eq(wishlistItems.ownerId, id));
  return { listingIds: rows.map((row) => row.id) };
}

type Adding = Pick<Context, 'now' | 'newId'>;

type NewWishlistItem = Omit<InputOf<CloudContract['wishlistItems.add']>, 'slug'> &
  ({ readonly slug: string } | { readonly listingId: string });

/** Throws `not_found` for what is not for sale, `own_listing` for what they sell, `limit_reached` for one item too many. */
export async function addWishlistItem(
  { db, now, newId }: Adding & Pick<Context, 'db'>,
  { wishlistId, priceThenCents, ...item }: NewWishlistItem,
  request: Pick<RequestContext, 'actor'>
): Promise<OutputOf<CloudContract['wishlistItems.add']>> {
  const { id: ownerId } = getPerson(request, 'wishlist.manage');
  return db.transaction(async (tx) => {
    await lockWishlists(tx, ownerId);
    const listing = await findForSale(tx, item);
    if (listing.sellerId === ownerId) throw new ContractFailure('own_listing');
    const { listingId, currency } = listing;
    const [existing] = await tx
      .select({ wishlistId: wishlistItems.wishlistId })
      .from(wishlistItems)
      .where(and(eq(wishlistItems.ownerId, ownerId), eq(wishlistItems.listingId, listingId)));
    if (existing !== undefined) return { listingId, wishlistId: existing.wishlistId };
    const [all] = await tx
      .select({ count: count() })
      .from(wishlistItems)
      .where(eq(wishlistItems.ownerId, ownerId));
    if ((all?.count ?? 0) >= maxWishlistItems) throw new ContractFailure('limit_reached');
    const list = await findList(tx, { now, newId }, ownerId, wishlistId);
    const addedAt = new Date(now());
    const wasCharged =
      priceThenCents !== undefined &&
      (listing.sales.some(({ cents }) => cents === priceThenCents) ||
        (await hadPrice(tx, listingId, priceThenCents)));
    const priceCents = wasCharged ? priceThenCents : listing.priceCents;
    await tx
      .insert(wishlistItems)
      .values({ ownerId, listingId, wishlistId: list, priceCents, currency, addedAt });
    return { listingId, wishlistId: list };
  });
}

async function findForSale(tx: Database, item: { readonly slug: string } | { readonly listingId: string }) {
  const isListing =
    'slug' in item ? eq(listingSearch.slug, item.slug) : eq(listingSearch.listingId, item.listingId);
  const [listing] = await tx
    .select({
      listingId: listingSearch.listingId,
      sellerId: listingSearch.sellerId,
      priceCents: listingSearch.priceCents,
      sales: listingSearch.sales,
      currency: listingSearch.currency
    })
    .from(listingSearch)
    .where(and(isListing, eq(listingSearch.untilEpoch, openEndedEpoch)));
  if (listing === undefined) throw new ContractFailure('not_found');
  return listing;
}

/** True if any version of the listing ever had this price. */
async function hadPrice(tx: Database, listingId: string, cents: number): Promise<boolean> {
  const versions = await tx
    .select({ version: listingVersions.version })
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, listingId), eq(listingVersions.priceCents, cents)))
    .limit(1);
  return versions.length > 0;
}

/** The list that is named, or their first one, which is made when it is needed. */
async function findList(
  tx: Database,
  { now, newId }: Adding,
  ownerId: string,
  wanted: string | undefined
): Promise<string> {
  const [list] = await tx
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(and(eq(wishlists.ownerId, ownerId), wanted === undefined ? undefined : eq(wishlists.id, wanted)))
    .orderBy(asc(wishlists.createdAt), asc(wishlists.id))
    .limit(1);
  if (list !== undefined) return list.id;
  if (wanted !== undefined) throw new ContractFailure('not_found');
  const id = newId('wsh');
  await tx.insert(wishlists).values({ id, ownerId, createdAt: new Date(now()) });
  return id;
}

/** Throws `not_found` for an item or a list that is not theirs. */
export async function moveWishlistItem(
  { db }: Pick<Context, 'db'>,
  { listingId, wishlistId }: { readonly listingId: string; readonly wishlistId: string },
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const { id: ownerId } = getPerson(request, 'wishlist.manage');
  await db.transaction(async (tx) => {
    await lockWishlists(tx, ownerId);
    const [list] = await tx
      .select({ id: wishlists.id })
      .from(wishlists)
      .where(and(eq(wishlists.id, wishlistId), eq(wishlists.ownerId, ownerId)))
      .for('share');
    const moved =
      list === undefined
        ? []
        : await tx
            .update(wishlistItems)
            .set({ wishlistId })
            .where(and(eq(wishlistItems.ownerId, ownerId), eq(wishlistItems.listingId, listingId)))
            .returning({ listingId: wishlistItems.listingId });
    if (moved.length === 0) throw new ContractFailure('not_found');
  });
}

/** Does nothing where the listing is on no wishlist. */
export async function removeWishlistItem(
  { db }: Pick<Context, 'db'>,
  { listingId }: { readonly listingId: string },
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const { id: ownerId } = getPerson(request, 'wishlist.manage');
  await db.transaction(async (tx) => {
    await lockWishlists(tx, ownerId);
    await tx
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.ownerId, ownerId), eq(wishlistItems.listingId, listingId)));
  });
}
