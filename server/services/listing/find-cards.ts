import { sql } from 'drizzle-orm';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Database } from '../../db/client.ts';
import { keysAsked, readTogether } from '../../db/read-together.ts';
import { type CardRow, cardColumns, toCard } from './listing-card.ts';

const readCards = readTogether<CardRow>({
  name: 'get_cards',
  keyOf: ({ listing_id }) => listing_id,
  write: () => sql`
    select ${cardColumns}
    from ${keysAsked} asked (id)
    join listing_search n on n.listing_id = asked.id and n.until_epoch = 9007199254740991
    join users u on u.id = n.seller_id`
});

/** The listings of these ids as they are now, in this order; those that are not to be seen any more are left out. */
export async function findCards(db: Database, ids: readonly string[]): Promise<ListingCard[]> {
  const rows = await readCards(db, ids);
  return rows.filter((row) => row !== undefined).map(toCard);
}
