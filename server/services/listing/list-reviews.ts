import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { type ReviewRow, reviewColumns, toReview } from './review-row.ts';

const ReviewCursor = z.tuple([CursorId]);

/** Newest first; ids sort by their birth, so new ones never push what is still to come. */
export async function listReviews(
  { db }: Pick<Context, 'db'>,
  { slug, cursor, limit }: InputOf<CloudContract['listings.listReviews']>
): Promise<OutputOf<CloudContract['listings.listReviews']>> {
  const [before] = cursor === undefined ? [null] : decodeCursor(cursor, ReviewCursor);
  const shown = await db.execute<{ readonly listing_id: string }>(
    sql`select listing_id from listing_search where slug = ${slug} and until_epoch = 9007199254740991`
  );
  const id = shown.rows[0]?.listing_id;
  if (id === undefined) throw new ContractFailure('not_found');
  const { rows } = await db.execute<ReviewRow>(sql`
    select ${reviewColumns}
    from reviews r join users u on u.id = r.author_id
    where r.listing_id = ${id} and (${before}::text is null or r.id < ${before})
    order by r.id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(toReview), nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}
