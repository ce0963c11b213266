import { type SQL, sql } from 'drizzle-orm';
import { orders, postings } from './books.ts';
import type { Check, Tally } from './invariant.ts';
import { text } from './key-part.ts';

const isPaid = sql`o.paid_at is not null`;

/** What a provider holds and what it charged are one party's, so they are compared as one. */
const party = text(sql`replace(e.account, 'provider_fees:', 'provider_cash:')`);

const due = (to: SQL, cents: SQL): Tally => ({
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
          due(sql`'provider_cash:' || o.provider`, sql`money.kept`),
          due(sql`'commission'`, sql`-share.fee`),
          due(sql`'seller:' || o.seller_id`, sql`share.fee - money.kept`)
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
    ]
  }
];
