import { and, eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { wishlists } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';

/** With what stands in it. */
export async function removeWishlist(
  { db }: Pick<Context, 'db'>,
  { id }: { readonly id: string },
  request: RequestContext
): Promise<void> {
  const person = getPerson(request, 'wishlist.manage');
  const removed = await db
    .delete(wishlists)
    .where(and(eq(wishlists.id, id), eq(wishlists.ownerId, person.id)))
    .returning({ id: wishlists.id });
  if (removed.length === 0) throw new ContractFailure('not_found');
}
