import { asc, eq } from 'drizzle-orm';
import type { Wishlist } from '#shared/domain/market/wishlist.ts';
import type { Context } from '../../context/context.ts';
import { wishlists } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { selectWishlists, toWishlist } from './wishlist-row.ts';

export async function listWishlists(
  { db }: Pick<Context, 'db'>,
  request: RequestContext
): Promise<Wishlist[]> {
  const { id } = getPerson(request, 'wishlist.manage');
  const rows = await selectWishlists(db).where(eq(wishlists.ownerId, id)).orderBy(asc(wishlists.id));
  return rows.map(toWishlist);
}
