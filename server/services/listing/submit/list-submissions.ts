import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listingSubmissions } from '../../../db/schema/listing-submissions.ts';
import { listings } from '../../../db/schema/listings.ts';

/** Submissions that wait for review, oldest first, without their sealed prompts. */
export const listSubmissions = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: listingSubmissions.id,
      content: listingSubmissions.content,
      notes: listingSubmissions.notes,
      baseVersion: listingSubmissions.baseVersion,
      submittedAt: listingSubmissions.submittedAt,
      seller: users.username
    })
    .from(listingSubmissions)
    .innerJoin(listings, eq(listings.id, listingSubmissions.listingId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listingSubmissions.state, 'pending'))
    .orderBy(asc(listingSubmissions.submittedAt), asc(listingSubmissions.id));
