import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { follows } from '../../db/schema/wishlists.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { toPerson } from '../listing/read/listing-card.ts';
import { sellers } from '../../db/schema/listings.ts';

/** The caller's follow state for this seller, and whether they may follow them. */
export async function getFollow(
  { db }: Pick<Context, 'db'>,
  { username }: { readonly username: string },
  request: RequestContext
): Promise<OutputOf<CloudContract['follows.get']>> {
  const { id } = getPerson(request, 'follow.manage');
  const seller = await findSeller(db, username);
  const [found] = await db
    .select({ id: follows.id })
    .from(follows)
    .where(and(eq(follows.followerId, id), eq(follows.sellerId, seller.id)));
  return { isFollowing: found !== undefined, canFollow: seller.isSelling && seller.id !== id };
}

/** The sellers that the caller follows, suspended ones among them, so that they can be unfollowed. */
export async function listFollowed(
  { db }: Pick<Context, 'db'>,
  page: InputOf<CloudContract['follows.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['follows.list']>> {
  const { id } = getPerson(request, 'follow.manage');
  return listPeople(db, page, follows.sellerId, eq(follows.followerId, id));
}

/** The followers of the calling seller. Suspended people are neither listed nor counted. */
export async function listFollowers(
  { db }: Pick<Context, 'db'>,
  page: InputOf<CloudContract['followers.list']>,
  request: RequestContext
): Promise<OutputOf<CloudContract['followers.list']>> {
  const { id } = getPerson(request, 'follower.read');
  const isShown = and(eq(follows.sellerId, id), isNull(users.suspendedAt));
  const [counted] = await db
    .select({ count: count() })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(isShown);
  return { ...(await listPeople(db, page, follows.followerId, isShown)), count: counted?.count ?? 0 };
}

const FollowCursor = z.tuple([CursorId]);

/** The people on one side of the follows that match, newest first. */
async function listPeople(
  db: Database,
  { cursor, limit }: InputOf<CloudContract['follows.list']>,
  side: typeof follows.sellerId | typeof follows.followerId,
  isShown: SQL | undefined
): Promise<OutputOf<CloudContract['follows.list']>> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, FollowCursor);
  const rows = await db
    .select({
      id: follows.id,
      username: users.username,
      displayName: users.displayName,
      avatarKey: users.avatarKey
    })
    .from(follows)
    .innerJoin(users, eq(users.id, side))
    .where(and(isShown, before === undefined ? undefined : lt(follows.id, before)))
    .orderBy(desc(follows.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toPerson), nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

type FoundSeller = {
  readonly id: string;
  /** False for people who do not sell, or who may not at the moment. */
  readonly isSelling: boolean;
};

/** Throws `not_found` for an unknown username. */
async function findSeller(db: Database, username: string): Promise<FoundSeller> {
  const isSelling = and(inArray(sellers.state, ['active', 'limited']), isNull(users.suspendedAt));
  const [found] = await db
    .select({ id: users.id, isSelling: sql<boolean>`coalesce(${isSelling}, false)` })
    .from(users)
    .leftJoin(sellers, eq(sellers.userId, users.id))
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  if (found === undefined) throw new ContractFailure('not_found');
  return found;
}

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
