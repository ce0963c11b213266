import { sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import { can } from '#shared/domain/people/permissions.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { findReviewable } from './find-reviewable.ts';
import { findReview } from './read-review.ts';

type Marks = { readonly helpful: string[]; readonly reported: string[] };

/** What the reviews of a listing are to the person who asks. */
export async function getMine(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string },
  request: RequestContext
): Promise<OutputOf<CloudContract['reviews.getMine']>> {
  const person = getPerson(request, 'review.write');
  const { listingId, sellerId, refusal } = await findReviewable(db, person.id, slug);
  const review = await findReview(db, sql`r.listing_id = ${listingId} and r.author_id = ${person.id}`);
  const { rows } = await db.execute<Marks>(sql`
    select
      array(select v.review_id from review_votes v join reviews r on r.id = v.review_id
        where v.voter_id = ${person.id} and r.listing_id = ${listingId}) as helpful,
      array(select p.subject_id from reports p join reviews r on r.id = p.subject_id
        where p.reporter_id = ${person.id} and p.subject_kind = 'review' and r.listing_id = ${listingId}) as reported`);
  return {
    review: review ?? null,
    refusal,
    isSeller: can(person, 'review.reply', { ownerId: sellerId }),
    helpfulIds: rows[0]?.helpful ?? [],
    reportedIds: rows[0]?.reported ?? []
  };
}
