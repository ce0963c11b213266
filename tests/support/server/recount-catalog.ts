// A query for operators: each row is a listing whose counters differ from a recount.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { openEndedEpochSql } from '#server/db/schema/catalog.ts';

export async function listWrongCatalogCounts(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    with truth as (
      select l.id, l.stars, s.listing_id is not null as is_shown, s.review_count, s.star_sum,
        array(select count(r.id)::int from generate_series(1, 5) star
          left join reviews r on r.listing_id = l.id and r.stars = star group by star order by star) as recount,
        l.state = 'published' and p.state = 'active' and u.suspended_at is null and u.deleted_at is null as is_to_be_shown
      from listings l
      join users u on u.id = l.seller_id
      left join sellers p on p.user_id = l.seller_id
      left join listing_search s on s.listing_id = l.id and s.until_epoch = ${openEndedEpochSql}
    )
    select id from truth
    where stars <> recount or is_shown <> is_to_be_shown
      or is_shown and review_count <> (select sum(n) from unnest(recount) n)
      or is_shown and star_sum <> (select sum(n * star) from unnest(recount) with ordinality t (n, star))`);
  const words = await db.execute(sql`
    select word, uses, n from search_words full join (
      select unnest(words) as word, count(*) as n from listing_search where until_epoch = ${openEndedEpochSql} group by 1
    ) counted using (word) where uses is distinct from n`);
  const tags = await db.execute(sql`
    select tag, uses, n from search_tags full join (
      select unnest(tags) as tag, count(*) as n from listing_search where until_epoch = ${openEndedEpochSql} group by 1
    ) counted using (tag) where uses is distinct from n`);
  return [...rows, ...words.rows, ...tags.rows];
}
