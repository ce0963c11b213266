import { type SQL, sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Review } from '#shared/domain/market/listing.ts';
import type { Database } from '../../db/client.ts';
import { type ReviewRow, reviewColumns, toReview } from '../listing/review-row.ts';

/** `which` narrows the reviews `r` to one at most. */
export async function findReview(db: Database, which: SQL): Promise<Review | undefined> {
  const { rows } = await db.execute<ReviewRow>(
    sql`select ${reviewColumns} from reviews r join users u on u.id = r.author_id where ${which}`
  );
  return rows[0] === undefined ? undefined : toReview(rows[0]);
}

export async function getReview(db: Database, id: string): Promise<Review> {
  const review = await findReview(db, sql`r.id = ${id}`);
  if (review === undefined) throw new ContractFailure('not_found');
  return review;
}
