import { and, eq, ne } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import type { Context } from '../../context/context.ts';
import { wishlists } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { lockWishlists } from './lock-wishlists.ts';
import { selectWishlists, toWishlist } from './wishlist-row.ts';

/** Throws `name_taken` for a name that another of their lists has. */
export async function renameWishlist(
  { db }: Pick<Context, 'db'>,
  { id, name }: { readonly id: string; readonly name: string },
  request: RequestContext
): Promise<Wishlist> {
  const person = getPerson(request, 'wishlist.manage');
  return db.transaction(async (tx) => {
    await lockWishlists(tx, person.id);
    const own = eq(wishlists.ownerId, person.id);
    const [other] = await tx
      .select({ id: wishlists.id })
      .from(wishlists)
      .where(and(own, eq(wishlists.name, name), ne(wishlists.id, id)));
    if (other !== undefined) throw new ContractFailure('name_taken');
    await tx
      .update(wishlists)
      .set({ name })
      .where(and(own, eq(wishlists.id, id)));
    const [renamed] = await selectWishlists(tx).where(and(own, eq(wishlists.id, id)));
    if (renamed === undefined) throw new ContractFailure('not_found');
    return toWishlist(renamed);
  });
}
