import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { maxWishlists, numberWishlistName, type Wishlist } from '#shared/domain/market/wishlist.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { wishlistItems, wishlists } from '../../db/schema/wishlists.ts';

/** Wishlists with their item counts; callers add the condition. */
const selectWishlists = (db: Database) =>
  db
    .select({
      id: wishlists.id,
      name: wishlists.name,
      createdAt: wishlists.createdAt,
      itemCount: db.$count(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
    })
    .from(wishlists);

type Row = Omit<Wishlist, 'createdAt'> & { readonly createdAt: Date };

const toWishlist = (row: Row): Wishlist => ({ ...row, createdAt: row.createdAt.getTime() });

/** Lets one change of a person's lists follow the other, so that what is counted here still holds when it is written. */
export async function lockWishlists(tx: Database, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishlists of ${ownerId}`}, 0))`);
}

/**
 * The same for a change of several items. It locks their entries in the feed in the order in which `touchWishlistItems` does, so that
 * the two cannot wait for each other.
 */
export async function lockWishlistItems(tx: Database, ownerId: string): Promise<void> {
  await lockWishlists(tx, ownerId);
  await tx.execute(sql`
    select from sync_feed where user_id = ${ownerId} and scope = 'buyer' and entity = 'wishlistItems'
    order by row_id for update`);
}

export async function listWishlists(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<Wishlist[]> {
  const { id } = getPerson(request, 'wishlist.manage');
  const rows = await selectWishlists(db)
    .where(eq(wishlists.ownerId, id))
    .orderBy(asc(wishlists.createdAt), asc(wishlists.id));
  return rows.map(toWishlist);
}

type NewWishlist = {
  readonly name: string;
  readonly id?: string;
  /** A name that another of their lists has gets a number. */
  readonly numbersName?: boolean;
};

/**
 * Throws `list_name_taken` for a name that another of their lists has, `limit_reached` for one list too many, and `conflict`
 * for an id that is in use.
 */
export async function createWishlist(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { name: wanted, id = newId('wsh'), numbersName = false }: NewWishlist,
  request: Pick<RequestContext, 'actor'>
): Promise<Wishlist> {
  const person = getPerson(request, 'wishlist.manage');
  const createdAt = new Date(now());
  let name = wanted;
  await db.transaction(async (tx) => {
    await lockWishlists(tx, person.id);
    const lists = await tx
      .select({ name: wishlists.name })
      .from(wishlists)
      .where(eq(wishlists.ownerId, person.id));
    if (numbersName) name = numberWishlistName(wanted, new Set(lists.map((list) => list.name)));
    else if (lists.some((list) => list.name === wanted)) throw new ContractFailure('list_name_taken');
    if (lists.length >= maxWishlists) throw new ContractFailure('limit_reached');
    const created = await tx
      .insert(wishlists)
      .values({ id, ownerId: person.id, name, createdAt })
      .onConflictDoNothing({ target: wishlists.id })
      .returning({ id: wishlists.id });
    if (created.length === 0) throw new ContractFailure('conflict');
  });
  return { id, name, itemCount: 0, createdAt: createdAt.getTime() };
}

/** Throws `list_name_taken` for a name that another of their lists has. */
export async function renameWishlist(
  { db }: Pick<Context, 'db'>,
  { id, name }: { readonly id: string; readonly name: string },
  request: Pick<RequestContext, 'actor'>
): Promise<Wishlist> {
  const person = getPerson(request, 'wishlist.manage');
  return db.transaction(async (tx) => {
    await lockWishlists(tx, person.id);
    const own = eq(wishlists.ownerId, person.id);
    const [other] = await tx
      .select({ id: wishlists.id })
      .from(wishlists)
      .where(and(own, eq(wishlists.name, name), ne(wishlists.id, id)));
    if (other !== undefined) throw new ContractFailure('list_name_taken');
    await tx
      .update(wishlists)
      .set({ name })
      .where(and(own, eq(wishlists.id, id)));
    const [renamed] = await selectWishlists(tx).where(and(own, eq(wishlists.id, id)));
    if (renamed === undefined) throw new ContractFailure('not_found');
    return toWishlist(renamed);
  });
}

/** Removes a list with its items. */
export async function removeWishlist(
  { db }: Pick<Context, 'db'>,
  { id }: { readonly id: string },
  request: Pick<RequestContext, 'actor'>
): Promise<void> {
  const person = getPerson(request, 'wishlist.manage');
  await db.transaction(async (tx) => {
    await lockWishlistItems(tx, person.id);
    const removed = await tx
      .delete(wishlists)
      .where(and(eq(wishlists.id, id), eq(wishlists.ownerId, person.id)))
      .returning({ id: wishlists.id });
    if (removed.length === 0) throw new ContractFailure('not_found');
  });
}
