import { sql } from 'drizzle-orm';
import { bundledItems, earnings, facts, isPaid, items, orders, returns } from './books.ts';
import type { Check } from './invariant.ts';
import { instant, text, whole } from './key-part.ts';

const order = text(sql`o.id`);
/** Of what is earned a seller is owed a part; nothing is earned by what was free. */
const isEarned = sql`${isPaid} and o.gross_cents > 0`;

export const orderChecks: readonly Check[] = [
  {
    name: 'orders_are_whole',
    says: 'An order has the listing that was ordered, or parts of it, and they sum to its price',
    agreements: [
      {
        one: [
          { book: items, key: [text(sql`i.order_id`), text(sql`i.listing_id`), whole(sql`i.share_cents`)] }
        ],
        other: [
          {
            book: orders,
            key: [order, text(sql`o.listing_id`), whole(sql`o.gross_cents`)],
            where: sql`not listed.is_bundle`
          },
          { book: bundledItems, key: [order, text(sql`i.listing_id`), whole(sql`i.share_cents`)] }
        ]
      },
      {
        one: [{ book: bundledItems, key: [order], amount: sql`i.share_cents` }],
        other: [{ book: orders, key: [order], amount: sql`o.gross_cents`, where: sql`listed.is_bundle` }]
      }
    ],
    excludes: [
      {
        book: orders,
        what: sql`o.id`,
        isSo: () => sql`listed.is_bundle and not exists (select from order_items i where i.order_id = o.id)`
      }
    ]
  },
  {
    name: 'orders_follow_the_facts',
    says: 'An order is paid when its provider said so, of its whole price, and has a receipt then',
    agreements: [
      {
        one: [
          {
            book: facts,
            key: [
              text(sql`f.order_id`),
              whole(sql`(f.fact ->> 'cents')::bigint`),
              whole(sql`(f.fact -> 'at')::bigint`)
            ],
            where: sql`f.key = 'paid'`
          }
        ],
        other: [
          {
            book: orders,
            key: [order, whole(sql`o.gross_cents`), instant(sql`o.paid_at`)],
            where: isPaid
          }
        ]
      }
    ],
    excludes: [
      {
        book: orders,
        what: sql`o.id`,
        isSo: () => sql`
          (o.state in ('pending', 'cancelled')) <> (o.paid_at is null)
          or (o.receipt_number is not null) <> (o.paid_at is not null)`
      }
    ]
  },
  {
    name: 'returned_is_what_went_back',
    says: 'What an order returned is what its refunds and disputes took, and never more than was paid',
    agreements: [
      {
        one: [
          { book: orders, key: [order], amount: sql`o.returned_cents`, where: sql`o.returned_cents <> 0` }
        ],
        other: [{ book: returns, key: [order], amount: sql`least(o.gross_cents, r.cents)`, where: isPaid }]
      }
    ],
    excludes: [
      {
        book: orders,
        what: sql`o.id`,
        isSo: () => sql`o.state = 'refunded' and o.returned_cents <> o.gross_cents`
      }
    ]
  },
  {
    name: 'earnings_are_as_agreed',
    // The ledger's own share is looked at elsewhere: both are compared with the same sum.
    says: 'A seller’s earning of an order is what the ledger owes them for it, held as long as agreed, and every paid order has one',
    agreements: [
      {
        one: [
          {
            book: earnings,
            key: [
              text(sql`g.order_id`),
              text(sql`g.seller_id`),
              whole(sql`g.cents`),
              instant(sql`g.release_at`)
            ]
          }
        ],
        other: [
          {
            book: orders,
            key: [
              order,
              text(sql`o.seller_id`),
              whole(sql`money.kept - due.platform`),
              instant(sql`o.paid_at + o.hold_days * interval '24 hours'`)
            ],
            where: isEarned
          }
        ]
      }
    ]
  },
  {
    name: 'earnings_are_held',
    says: 'Nothing is available to a seller inside its hold or while a bank looks into it, and what was returned never',
    excludes: [
      {
        book: earnings,
        what: sql`g.order_id`,
        isSo: (now) => sql`
          (g.state = 'available' and (g.is_held or g.release_at > ${now}::timestamptz))
          or (g.state = 'reversed') <> (g.cents = 0)`
      },
      { book: orders, what: sql`o.id`, isSo: () => sql`${isEarned} and o.hold_days < o.refund_window_days` }
    ]
  }
];
