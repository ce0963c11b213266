import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { wishes, wishlists } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';

/** Throws `not_found` for a wish or a list that is not theirs. */
export async function moveWishlistItem(
  { db }: Pick<Context, 'db'>,
  { listingId, wishlistId }: { readonly listingId: string; readonly wishlistId: string },
  request: RequestContext
): Promise<void> {
  const { id: ownerId } = getPerson(request, 'wishlist.manage');
  await db.transaction(async (tx) => {
    const [list] = await tx
      .select({ id: wishlists.id })
      .from(wishlists)
      .where(and(eq(wishlists.id, wishlistId), eq(wishlists.ownerId, ownerId)))
      .for('share');
    const moved =
      list === undefined
        ? []
        : await tx
            .update(wishes)
            .set({ wishlistId })
            .where(and(eq(wishes.ownerId, ownerId), eq(wishes.listingId, listingId)))
            .returning({ listingId: wishes.listingId });
    if (moved.length === 0) throw new ContractFailure('not_found');
  });
}
