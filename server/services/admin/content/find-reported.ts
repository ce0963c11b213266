import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';

export type Reported = {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  /** The listing that it is about, under its title on sale. */
  readonly listingId: string;
  readonly slug: string;
  readonly title: string;
};

/** Reported content by id; deleted content is left out. */
export async function findReported(
  db: Database,
  ids: readonly string[]
): Promise<ReadonlyMap<string, Reported>> {
  if (ids.length === 0) return new Map();
  const among = sql`any(${sql.param([...ids])}::text[])`;
  const { rows } = await db.execute<Reported>(sql`
    with written as (
      select id, author_id, text, listing_id from reviews where id = ${among}
      union all select id, author_id, text, listing_id from questions where id = ${among}
      union all select id, seller_id, text, listing_id from seller_messages where id = ${among}
      union all select id, author_id, concat_ws(e'\n', model, nullif(settings, ''), nullif(changes, '')), listing_id
        from buyer_results where id = ${among}
      union all select l.id, l.seller_id, concat_ws(e'\n', v.title, v.description), l.id
        from listings l
        join listing_versions v on v.listing_id = l.id and v.version = l.version where l.id = ${among}
    )
    select w.id, w.author_id as "authorId", w.text, l.id as "listingId", l.slug, coalesce(v.title, l.slug) as title
    from written w
    join listings l on l.id = w.listing_id
    left join listing_versions v on v.listing_id = l.id and v.version = l.version`);
  return new Map(rows.map((row) => [row.id, row]));
}
