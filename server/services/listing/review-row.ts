import { type SQL, sql } from 'drizzle-orm';
import type { Review } from '#shared/domain/market/listing.ts';
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
