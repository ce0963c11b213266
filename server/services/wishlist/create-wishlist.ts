import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import { maxWishlists, type Wishlist } from '#shared/domain/market/wishlist.ts';
import type { Context } from '../../context/context.ts';
import { wishlists } from '../../db/schema/wishlists.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { lockWishlists } from './lock-wishlists.ts';

/** Throws `name_taken` for a name that another of their lists has, `list_full` for one list too many. */
export async function createWishlist(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { name }: { readonly name: string },
  request: RequestContext
): Promise<Wishlist> {
  const person = getPerson(request, 'wishlist.manage');
  const id = newId('wsh');
  const createdAt = new Date(now());
  await db.transaction(async (tx) => {
    await lockWishlists(tx, person.id);
    const lists = await tx
      .select({ name: wishlists.name })
      .from(wishlists)
      .where(eq(wishlists.ownerId, person.id));
    if (lists.some((list) => list.name === name)) throw new ContractFailure('name_taken');
    if (lists.length >= maxWishlists) throw new ContractFailure('list_full');
    await tx.insert(wishlists).values({ id, ownerId: person.id, name, createdAt });
  });
  return { id, name, wishCount: 0, createdAt: createdAt.getTime() };
}
