import type pg from 'pg';
import type { Person } from '#shared/domain/people/actor.ts';

/** Of one buyer. */
export type BuyerTotals = {
  /** By the books of the sandbox. */
  readonly charges: number;
  readonly returns: number;
  /** By the ledger, in cents. */
  readonly owedToSeller: number;
  /** Those that hold. */
  readonly rights: number;
};

/** The totals of each, in the order of their ids. */
export async function readBuyerTotals(
  pool: pg.Pool,
  buyers: readonly Person[]
): Promise<readonly BuyerTotals[]> {
  const { rows } = await pool.query<BuyerTotals>(
    `select
       (select count(*)::int from sandbox_events s join sandbox_checkouts c on c.id = s.checkout_id
        join orders o on o.id = c.order_id where o.buyer_id = buyer and fact ->> 'kind' = 'paid') as charges,
       (select count(*)::int from sandbox_events s join sandbox_checkouts c on c.id = s.checkout_id
        join orders o on o.id = c.order_id where o.buyer_id = buyer and fact ->> 'kind' = 'refunded') as returns,
       (select coalesce(-sum(e.cents), 0)::int from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join orders o on o.id = t.order_id where o.buyer_id = buyer and e.account like 'seller:%') as "owedToSeller",
       (select count(*)::int from entitlements where holder_id = buyer and state <> 'revoked') as rights
     from unnest($1::text[]) with ordinality as asked (buyer, place) order by place`,
    [buyers.map(({ id }) => id)]
  );
  return rows;
}
