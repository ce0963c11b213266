import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { follows } from '../../db/schema/wishlists.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { addNotice } from './add-notice.ts';

/**
 * Notifies a seller's followers of a listing that was published for the first time. Runs inside the transaction that
 * published it. New versions, and putting a listing back on sale, send no notice.
 */
export async function notifyFollowers(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { listingId, version }: { readonly listingId: string; readonly version: number }
): Promise<void> {
  if (version !== 1) return;
  const followers = await tx
    .select({ id: follows.followerId })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .innerJoin(listings, eq(listings.sellerId, follows.sellerId))
    .where(and(eq(listings.id, listingId), isNull(users.suspendedAt)));
  if (followers.length === 0) return;
  const [news] = await tx
    .select({ slug: listings.slug, title: listingVersions.title, seller: users.displayName })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, sql`${listings.version}`))
    )
    .where(eq(listings.id, listingId));
  if (news === undefined) throw new Error(`${listingId} is not published`);
  await addNotice(context, tx, {
    to: followers.map(({ id }) => id),
    key: `listing:${listingId}`,
    subject: { kind: 'new_listing', ...news }
  });
}
