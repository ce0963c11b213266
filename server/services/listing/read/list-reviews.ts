import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { Context } from '../../../context/context.ts';
import { CursorId, decodeCursor, encodeCursor } from '../../cursor.ts';
import { type CardRow, toPerson } from './listing-card.ts';

/** A row of `reviews r` with its author `u`, as `reviewColumns` reads it. */
export type ReviewRow = Pick<CardRow, 'username' | 'display_name' | 'avatar_key'> & {
  readonly id: string;
  readonly stars: number;
  readonly text: string;
  readonly created_ms: number;
  readonly edited_ms: number | null;
  readonly reply_text: string | null;
  readonly replied_ms: number | null;
  readonly helpful_count: number;
};

export const reviewColumns: SQL = sql`
  r.id, r.stars, r.text, r.reply_text, u.username, u.display_name, u.avatar_key,
  (extract(epoch from r.created_at) * 1000)::float8 as created_ms,
  (extract(epoch from r.edited_at) * 1000)::float8 as edited_ms,
  (extract(epoch from r.replied_at) * 1000)::float8 as replied_ms,
  (select count(*)::int from review_votes v where v.review_id = r.id) as helpful_count`;

export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  author: toPerson(row),
  stars: row.stars,
  text: row.text,
  createdAt: row.created_ms,
  editedAt: row.edited_ms,
  reply:
    row.reply_text === null || row.replied_ms === null
      ? null
      : { text: row.reply_text, createdAt: row.replied_ms },
  helpfulCount: row.helpful_count
});

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
