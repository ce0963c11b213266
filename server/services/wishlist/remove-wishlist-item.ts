import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import { wishes } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';

/** What is not wished for stays so. */
export async function removeWishlistItem(
  { db }: Pick<Context, 'db'>,
  { listingId }: { readonly listingId: string },
  request: RequestContext
): Promise<void> {
  const { id: ownerId } = getPerson(request, 'wishlist.manage');
  await db.delete(wishes).where(and(eq(wishes.ownerId, ownerId), eq(wishes.listingId, listingId)));
}
