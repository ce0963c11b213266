import { sql } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Context } from '../../context/context.ts';
import { type CardRow, cardColumns, toCard } from './listing-card.ts';

/** Of its category the ones that are most looked at: enough to choose the nearest from. */
const candidates = 60;
const maxSimilarListings = 6;

/** The nearest of the same category: those with the most tags and models in common. */
export async function listSimilar(
  { db }: Pick<Context, 'db'>,
  { slug }: { readonly slug: string }
): Promise<ListingCard[]> {
  const { rows } = await db.execute<CardRow & { readonly own_id: string; readonly is_own: boolean }>(sql`
    with own as (
      select * from listing_search where slug = ${slug} and until_epoch = 9007199254740991
    )
    select ${cardColumns}, n.listing_id = own.listing_id as is_own
    from own
    cross join lateral (
      (select * from listing_search s
        where s.category = own.category and s.until_epoch = 9007199254740991 and s.listing_id <> own.listing_id
        order by s.trending desc, s.listing_id desc limit ${candidates})
      union all
      select own.*
    ) n
    join users u on u.id = n.seller_id
    order by is_own desc,
      cardinality(array(select unnest(n.tags) intersect select unnest(own.tags))) * 2
        + cardinality(array(select unnest(n.models) intersect select unnest(own.models))) desc,
      n.trending desc, n.listing_id desc
    limit ${maxSimilarListings + 1}`);
  if (rows.length === 0) throw new ContractFailure('not_found');
  return rows.filter(({ is_own }) => !is_own).map(toCard);
}
