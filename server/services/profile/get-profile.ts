import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PublicProfile } from '#shared/domain/account/account.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, sellers } from '../../db/schema/listings.ts';
import { mediaUrl } from '../../media/media-store.ts';

const counted = (stars: number) => sql`coalesce(${listings.stars}[${sql.raw(String(stars))}], 0)`;

/** What everybody sees of a person; a deleted one is not found. */
export async function getProfile(
  { db }: Pick<Context, 'db'>,
  { username }: { readonly username: string }
): Promise<PublicProfile> {
  const selling = db
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(and(eq(sellers.userId, users.id), inArray(sellers.state, ['active', 'limited'])));
  const published = sql`from ${listings} where ${listings.sellerId} = ${users.id} and ${listings.state} = 'published'`;
  const reviewCount = sql`${counted(1)} + ${counted(2)} + ${counted(3)} + ${counted(4)} + ${counted(5)}`;
  const starSum = sql`${counted(1)} + 2 * ${counted(2)} + 3 * ${counted(3)} + 4 * ${counted(4)} + 5 * ${counted(5)}`;
  const [row] = await db
    .select({
      user: users,
      isSeller: sql<boolean>`${exists(selling)}`,
      listingCount: sql<number>`(select count(*)::int ${published})`,
      reviewCount: sql<number>`(select coalesce(sum(${reviewCount}), 0)::int ${published})`,
      starSum: sql<number>`(select coalesce(sum(${starSum}), 0)::int ${published})`
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
