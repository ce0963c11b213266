import { sql } from 'drizzle-orm';
import { checkRows } from './checks.ts';
import type { Check } from './invariant.ts';

/**
 * Every order with what the ledger says of it. A transaction has one entry an account; they are put together first, in
 * the order of their key, since that is cheaper than looking up the order of every entry.
 */
const postedOrders = sql`
  orders o
  full join (
    select order_id, sum(total)::bigint as total, sum(platform)::bigint as platform, sum(seller)::bigint as seller,
      string_agg(accounts, ' ') as accounts, string_agg(unbalanced, ' ') as unbalanced
    from (
      select t.order_id, m.total, m.platform, m.seller, m.accounts,
        case when m.entries is null or m.entries < 2 or m.total <> 0 then t.id end as unbalanced
      from ledger_transactions t
      left join (
        select transaction_id, count(*) as entries, sum(cents)::bigint as total,
          min(cents) filter (where account = 'commission') as platform,
          min(cents) filter (where account > 'seller:') as seller,
          string_agg(account, ' ' order by account) as accounts
        from ledger_entries group by transaction_id
      ) m on m.transaction_id = t.id
    ) moved
    group by order_id
  ) p on p.order_id = o.id
  cross join lateral (
    select case when o.paid_at is null then 0 else o.gross_cents - o.returned_cents end as kept
  ) money
  cross join lateral (select kept::bigint * o.commission / 10000 as platform) due
  cross join lateral (
    select 'commission provider_cash:' || o.provider || ' provider_fees:' || o.provider || ' seller:' || o.seller_id as usual
  ) names`;

export const ledgerCheck: Check = checkRows(
  postedOrders,
  [
    {
      name: 'ledger_sums_to_zero',
      says: 'Every ledger transaction has two entries or more, which sum to zero',
      what: sql`p.unbalanced`,
      isBroken: () => sql`p.unbalanced is not null`
    },
    {
      name: 'ledger_shares_what_is_kept',
      says: 'For each order the ledger shares what was paid and not returned, to the cent, and nothing of an unpaid one',
      what: sql`coalesce(o.id, p.order_id)`,
      isBroken: () => sql`
        coalesce(p.platform, 0) <> -due.platform or coalesce(p.seller, 0) <> due.platform - kept
        or coalesce(p.total, 0) <> 0 or (o.paid_at is null and p.order_id is not null)
        or (p.accounts <> names.usual and not string_to_array(p.accounts, ' ') <@ string_to_array(names.usual, ' '))`
    }
  ],
  { isInKeyOrder: true }
);
