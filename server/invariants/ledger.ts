import { type SQL, sql } from 'drizzle-orm';
import { isPaid, orders, postings } from './books.ts';
import type { Check, Tally } from './invariant.ts';
import { text } from './key-part.ts';

/** What a provider holds and what it charged are one party's, so they are compared as one. */
const party = text(sql`replace(e.account, 'provider_fees:', 'provider_cash:')`);

const owed = (to: SQL, cents: SQL): Tally => ({
  book: orders,
  key: [text(sql`o.id`), text(to)],
  amount: cents,
  where: isPaid
});

export const ledgerChecks: readonly Check[] = [
  {
    name: 'ledger_sums_to_zero',
    says: 'Every ledger transaction has entries, none of them of nothing, which sum to zero',
    agreements: [
      { one: [{ book: postings, key: [text(sql`t.id`)], amount: sql`coalesce(e.cents, 0)` }], other: [] }
    ],
    excludes: [{ book: postings, what: sql`t.id`, isSo: () => sql`coalesce(e.cents, 0) = 0` }]
  },
  {
    name: 'ledger_shares_what_is_kept',
    says: 'For each order the ledger shares what was paid and not returned, to the cent, and nothing of an unpaid one',
    agreements: [
      {
        one: [
          {
            book: postings,
            key: [text(sql`t.order_id`), party],
            amount: sql`e.cents`,
            where: sql`e.cents is not null`
          }
        ],
        other: [
          owed(sql`'provider_cash:' || o.provider`, sql`money.kept`),
          owed(sql`'commission'`, sql`-due.platform`),
          owed(sql`'seller:' || o.seller_id`, sql`due.platform - money.kept`)
        ]
      }
    ],
    excludes: [
      {
        book: orders,
        what: sql`o.id`,
        isSo: () =>
          sql`o.paid_at is null and exists (select from ledger_transactions t where t.order_id = o.id)`
      }
    ],
    // A party of no order of theirs whose entries cancel out: that takes two transactions, since each has one entry.
    findFaults: () => sql`
      select o.id || ' ' || e.account as what
      from (select order_id from ledger_transactions group by 1 having count(*) > 1) several
      join orders o on o.id = several.order_id
      join ledger_transactions t on t.order_id = o.id
      join ledger_entries e on e.transaction_id = t.id
      where e.account <> all (array['commission', 'provider_cash:' || o.provider, 'provider_fees:' || o.provider,
        'seller:' || o.seller_id])`
  }
];
