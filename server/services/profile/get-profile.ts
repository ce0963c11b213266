import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PublicProfile } from '#shared/domain/people/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listingSearch, untilFurtherNotice } from '../../db/schema/catalogue.ts';
import { sellers } from '../../db/schema/listings.ts';
import { mediaUrl } from '../../media/media-store.ts';

/** What everybody sees of a person; a deleted one is not found. Listings that are not to be seen do not count. */
export async function getProfile(
  { db }: Pick<Context, 'db'>,
  { username }: { readonly username: string }
): Promise<PublicProfile> {
  const selling = db
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(and(eq(sellers.userId, users.id), inArray(sellers.state, ['active', 'limited'])));
  const shown = sql`from ${listingSearch} where ${and(
    eq(listingSearch.sellerId, users.id),
    eq(listingSearch.untilEpoch, untilFurtherNotice)
  )}`;
  const [row] = await db
    .select({
      user: users,
      isSeller: sql<boolean>`${exists(selling)}`,
      listingCount: sql<number>`(select count(*)::int ${shown})`,
      reviewCount: sql<number>`(select coalesce(sum(${listingSearch.reviewCount}), 0)::int ${shown})`,
      starSum: sql<number>`(select coalesce(sum(${listingSearch.starSum}), 0)::int ${shown})`
    })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  if (row === undefined) throw new ContractFailure('not_found');
  const { user, isSeller, listingCount, reviewCount: count, starSum: sum } = row;
  return {
    username: user.username,
    displayName: user.displayName,
    avatarUrl: user.avatarKey === null ? null : mediaUrl(user.avatarKey),
    bio: user.bio,
    links: [...user.links],
    isSeller,
    joinedAt: user.createdAt.getTime(),
    listingCount,
    rating: count === 0 ? null : { average: sum / count, count },
    isDemo: user.isDemo
  };
}
