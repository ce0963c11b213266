import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { ListingKind, Review } from '#shared/domain/market/listing.ts';
import type { reviewRefusals } from '#shared/domain/market/review.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { listings, listingVersions, reviews } from '../../db/schema/listings.ts';
import { entitlements, orders } from '../../db/schema/orders.ts';
import { reports, reviewVotes } from '../../db/schema/reviews.ts';
import { reviewColumns, toReview } from '../listing/read/list-reviews.ts';

async function findReview(db: Database, which: SQL | undefined): Promise<Review | undefined> {
  const [row] = await db
    .select(reviewColumns(db))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(which);
  return row === undefined ? undefined : toReview(row);
}

export async function getReview(db: Database, id: string): Promise<Review> {
  const review = await findReview(db, eq(reviews.id, id));
  if (review === undefined) throw new ContractFailure('not_found');
  return review;
}

/** A review with what it is of, locked until the transaction ends. */
export async function lockReview(tx: Database, id: string) {
  const [found] = await tx
    .select({
      authorId: reviews.authorId,
      listingId: listings.id,
      sellerId: listings.sellerId,
      slug: listings.slug,
      title: listingVersions.title
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(eq(reviews.id, id))
    .for('update', { of: reviews });
  if (found === undefined) throw new ContractFailure('not_found');
  return found;
}

/** Routes name a listing by its slug, devices that sync by its id. */
export type ListingName = { readonly slug: string } | { readonly listingId: string };

export const isNamed = (listing: ListingName): SQL =>
  'slug' in listing ? eq(listings.slug, listing.slug) : eq(listings.id, listing.listingId);

export type Reviewable = {
  readonly listingId: string;
  readonly sellerId: string;
  readonly kind: ListingKind;
  /** Why the person may not review it; null where they may. */
  readonly refusal: (typeof reviewRefusals)[number] | null;
};

/**
 * A listing that a person may review: they opened it, or one prompt of the bundle that they bought.
 * The right is held until the transaction ends, so that it does not go while the review is written. Throws `not_found`
 * where they could not know that there is such a listing.
 */
export async function findReviewable(
  tx: Database,
  userId: string,
  listing: ListingName
): Promise<Reviewable> {
  const [named] = await tx
    .select({
      listingId: listings.id,
      sellerId: listings.sellerId,
      kind: listings.kind,
      state: listings.state
    })
    .from(listings)
    .where(isNamed(listing));
  if (named === undefined) throw new ContractFailure('not_found');
  const { state, ...found } = named;
  const { listingId, sellerId } = found;
  if (sellerId === userId) return { ...found, refusal: 'own' };
  const rights = await tx
    .select({ state: entitlements.state })
    .from(entitlements)
    .innerJoin(orders, eq(orders.id, entitlements.orderId))
    .where(
      and(
        eq(entitlements.holderId, userId),
        ne(entitlements.state, 'revoked'),
        or(eq(entitlements.listingId, listingId), eq(orders.listingId, listingId))
      )
    )
    .for('share', { of: entitlements });
  if (rights.length === 0 && state !== 'published') throw new ContractFailure('not_found');
  if (rights.length === 0) return { ...found, refusal: 'not_bought' };
  const isOpened = rights.some((right) => right.state === 'opened');
  return { ...found, refusal: isOpened ? null : 'unopened' };
}

/** The person's own review, votes and reports on a listing. */
export async function getMine(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string },
  request: RequestContext
): Promise<OutputOf<CloudContract['reviews.getMine']>> {
  const person = getPerson(request, 'review.write');
  const { listingId, sellerId, refusal } = await findReviewable(db, person.id, { slug });
  const isOfListing = eq(reviews.listingId, listingId);
  const review = await findReview(db, and(isOfListing, eq(reviews.authorId, person.id)));
  const votes = await db
    .select({ reviewId: reviewVotes.reviewId })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(isOfListing, eq(reviewVotes.voterId, person.id)));
  const reported = await db
    .select({ reviewId: reports.subjectId })
    .from(reports)
    .innerJoin(reviews, eq(reviews.id, reports.subjectId))
    .where(and(isOfListing, eq(reports.reporterId, person.id), eq(reports.subjectKind, 'review')));
  const isOfCaller = and(eq(reports.reporterId, person.id), eq(reports.subjectKind, 'listing'));
  const listingReports = await db.$count(reports, and(isOfCaller, eq(reports.subjectId, listingId)));
  return {
    review: review ?? null,
    refusal,
    isSeller: can(person, 'review.reply', { ownerId: sellerId }),
    helpfulIds: votes.map(({ reviewId }) => reviewId),
    reportedIds: reported.map(({ reviewId }) => reviewId),
    isListingReported: listingReports > 0
  };
}
