import { sql } from 'drizzle-orm';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Database } from '../../db/client.ts';
import { getPreparedStatement, requestedKeys } from '../../db/prepared-statements.ts';
import { type CardRow, cardColumns, toCard } from './listing-card.ts';

const renderListingCards = () => sql`
  select ${cardColumns}
  from ${requestedKeys} requested (id)
  join listing_search n on n.listing_id = requested.id and n.until_epoch = 9007199254740991
  join users u on u.id = n.seller_id`;

/** The listings of these ids as they are now, in this order; those that are not to be seen any more are left out. */
export async function findCards(db: Database, ids: readonly string[]): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const rows = await getPreparedStatement<CardRow>(db, 'get_cards', renderListingCards).execute({
    keys: [...ids]
  });
  const found = new Map(rows.map((row) => [row.listing_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(toCard);
}
