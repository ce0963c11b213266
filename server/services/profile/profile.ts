import { and, count, eq, exists, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Account, ProfileDraft, PublicProfile } from '#shared/domain/people/account.ts';
import { isReservedUsername } from '#shared/domain/people/username.ts';
import type { Context } from '../../context/context.ts';
import { violatedConstraint } from '../../db/database-errors.ts';
import { users } from '../../db/schema/accounts.ts';
import { listingSearch, openEndedEpoch } from '../../db/schema/catalog.ts';
import { sellers } from '../../db/schema/listings.ts';
import { mediaUrl } from '../../media/media-store.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { refuseForbiddenWords } from '../moderation/refuse-forbidden-words.ts';
import { readAccount } from '../account/read-account.ts';

const totalOf = (column: AnyPgColumn) => sql<number>`coalesce(${sum(column)}, 0)::int`;

/** A person's public profile, with counts of their public listings. Throws `not_found` for a deleted person. */
export async function getProfile(
  { db }: Pick<Context, 'db'>,
  { username }: { readonly username: string }
): Promise<PublicProfile> {
  const selling = db
    .select({ userId: sellers.userId })
    .from(sellers)
    .where(and(eq(sellers.userId, users.id), inArray(sellers.state, ['active', 'limited'])));
  const shown = db
    .select({
      listingCount: count().as('listing_count'),
      reviewCount: totalOf(listingSearch.reviewCount).as('review_count'),
      starSum: totalOf(listingSearch.starSum).as('star_sum')
    })
    .from(listingSearch)
    .where(and(eq(listingSearch.sellerId, users.id), eq(listingSearch.untilEpoch, openEndedEpoch)))
    .as('shown');
  const [row] = await db
    .select({
      user: users,
      isSeller: sql<boolean>`${exists(selling)}`,
      listingCount: shown.listingCount,
      reviewCount: shown.reviewCount,
      starSum: shown.starSum
    })
    .from(users)
    .crossJoinLateral(shown)
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  if (row === undefined) throw new ContractFailure('not_found');
  const { user, isSeller, listingCount, reviewCount, starSum } = row;
  return {
    username: user.username,
    displayName: user.displayName,
    avatarUrl: user.avatarKey === null ? null : mediaUrl(user.avatarKey),
    bio: user.bio,
    links: [...user.links],
    isSeller,
    joinedAt: user.createdAt.getTime(),
    listingCount,
    rating: reviewCount === 0 ? null : { average: starSum / reviewCount, count: reviewCount },
    isDemo: user.isDemo
  };
}

type WrittenProfile = Omit<ProfileDraft, 'username'> & Partial<Pick<ProfileDraft, 'username'>>;

/** Writes the fields of the draft and no other. Without a username, that stays. */
export async function saveProfile(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { displayName, bio, links, ...rest }: WrittenProfile,
  request: Pick<RequestContext, 'actor'>
): Promise<Account> {
  const { id } = getPerson(request, 'profile.edit');
  const before = await readAccount(db, id);
  const { username = before.profile.username } = rest;
  const isNewName = username !== before.profile.username;
  if (isNewName && isReservedUsername(username)) throw new ContractFailure('username_taken');
  const saving = db.transaction(async (tx) => {
    await refuseForbiddenWords(tx, { name: displayName, username, bio });
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, username), ne(users.id, id)));
    if (other !== undefined) throw new ContractFailure('username_taken');
    await tx
      .update(users)
      .set({ username, displayName, bio, links, updatedAt: new Date(now()) })
      .where(eq(users.id, id));
  });
  await saving.catch((error: unknown) => {
    // Another request took the name between the check and the update.
    if (violatedConstraint(error) === 'users_username_unique') throw new ContractFailure('username_taken');
    throw error;
  });
  return readAccount(db, id);
}
