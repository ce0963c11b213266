import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { follows } from '../../db/schema/wishlists.ts';
import { findSeller } from './find-seller.ts';

/** Follows or unfollows. Throws `forbidden` for the caller's own profile and `not_found` for a person who does not sell. */
export async function setFollow(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { username, isFollowing }: InputOf<CloudContract['follows.set']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['follows.set']>> {
  const { id: followerId } = getPerson(request, 'follow.manage');
  const { id: sellerId, isSelling } = await findSeller(db, username);
  if (!isFollowing) {
    await db.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.sellerId, sellerId)));
    return { isFollowing };
  }
  if (sellerId === followerId) throw new ContractFailure('forbidden');
  if (!isSelling) throw new ContractFailure('not_found');
  await db
    .insert(follows)
    .values({ id: newId('flw'), followerId, sellerId, createdAt: new Date(now()) })
    .onConflictDoNothing();
  return { isFollowing };
}
