import { sql } from 'drizzle-orm';
import type { QueueItemDetails } from '#shared/contract/cloud/admin/content.ts';
import type { Database } from '../../../db/client.ts';

type History = NonNullable<QueueItemDetails['history']>;

/** The person's listings and sales, past decisions about them, and reports of their texts. */
export async function readPersonHistory(db: Database, userId: string): Promise<History> {
  const { rows } = await db.execute<History>(sql`
    with decided as (
      select count(*) filter (where s.state = 'rejected')::int as rejected,
        count(*) filter (where s.state = 'changes_requested')::int as "changesRequested"
      from listings l join listing_submissions s on s.listing_id = l.id where l.seller_id = ${userId}
    ), sales as (
      select count(*)::int as sold, count(*) filter (where state = 'refunded')::int as refunded
      from orders where seller_id = ${userId} and paid_at is not null
    ), written as (
      select id from reviews where author_id = ${userId}
      union all select id from questions where author_id = ${userId}
      union all select id from seller_messages where seller_id = ${userId}
      union all select id from buyer_results where author_id = ${userId}
    )
    select (select count(*)::int from listings where seller_id = ${userId} and state = 'published') as published,
      decided.*, sales.*,
      (select count(*)::int from reports where subject_id in (select id from written)) as reported
    from decided, sales`);
  const [history] = rows;
  if (history === undefined) throw new Error('The history of a person is one row');
  return history;
}
