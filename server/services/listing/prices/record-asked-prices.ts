import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';

/**
 * Adds what the catalog now shows of these listings to the history of their prices, where it is another price than
 * before, or none. Runs inside the transaction that wrote the catalog's rows. `now` in Unix ms.
 */
export async function recordAskedPrices(tx: Database, ids: readonly string[], now: number): Promise<void> {
  await tx.execute(sql`
    insert into asked_prices (listing_id, cents, since)
    select wanted.id, shown.listed_cents, ${new Date(now).toISOString()}::timestamptz
    from unnest(${sql.param([...ids])}::text[]) wanted (id)
    left join listing_search shown on shown.listing_id = wanted.id and shown.until_epoch = 9007199254740991
    left join lateral (
      select cents, true as is_known from asked_prices a where a.listing_id = wanted.id order by a.id desc limit 1
    ) last on true
    where case when last.is_known then last.cents is distinct from shown.listed_cents
      else shown.listed_cents is not null end`);
}
