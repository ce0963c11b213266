import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { Context } from '../../context/context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listingSearch, openEndedEpoch } from '../../db/schema/catalog.ts';
import { reviews } from '../../db/schema/listings.ts';
import { reviewColumns, toReview } from '../listing/read/list-reviews.ts';

type Asked = { readonly username: string; readonly cursor?: string | undefined; readonly limit: number };
type ReviewOfListing = Review & { readonly listing: { readonly slug: string; readonly title: string } };
type ReviewPage = { readonly items: ReviewOfListing[]; readonly nextCursor: string | null };

/** The cursor is the id of the last review of a page: ids sort by creation time. */
const validCursor = /^rev_[0-9a-z]{26}$/;

/** Reviews of the person's public listings, which are none while they are suspended. */
export async function listProfileReviews(
  { db }: Pick<Context, 'db'>,
  { username, cursor, limit }: Asked
): Promise<ReviewPage> {
  if (cursor !== undefined && !validCursor.test(cursor)) throw new ContractFailure('invalid_input');
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.deletedAt)));
  if (person === undefined) throw new ContractFailure('not_found');
  const rows = await db
    .select({ ...reviewColumns(db), slug: listingSearch.slug, title: listingSearch.title })
    .from(reviews)
    .innerJoin(listingSearch, eq(listingSearch.listingId, reviews.listingId))
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(
      and(
        eq(listingSearch.sellerId, person.id),
        eq(listingSearch.untilEpoch, openEndedEpoch),
        isNull(reviews.hiddenAt),
        cursor === undefined ? undefined : lt(reviews.id, cursor)
      )
    )
    .orderBy(desc(reviews.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    items: shown.map((row) => ({ ...toReview(row), listing: { slug: row.slug, title: row.title } })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.review.id ?? null) : null
  };
}
