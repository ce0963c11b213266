import { sql } from 'drizzle-orm';
import { minPriceCents } from '#shared/domain/market/platform-settings.ts';
import type { Invariant } from './invariant.ts';

export const couponInvariants: readonly Invariant[] = [
  {
    name: 'coupons_are_used_within_limits',
    statement: 'A coupon is claimed at most as often as its limit, and once by each buyer.',
    findViolations: () => sql`
      select c.id, 'was claimed ' || count(*) || ' times of ' || coalesce(c.max_uses::text, 'any number')
        || ', by ' || count(distinct r.buyer_id) || ' buyers' as problem
      from coupons c join coupon_redemptions r on r.coupon_id = c.id and r.state = 'claimed'
      group by c.id having count(*) > c.max_uses or count(*) <> count(distinct r.buyer_id)`
  },
  {
    name: 'coupon_redemptions_match_orders',
    statement: 'Each order with a coupon, and no other, redeems it; canceling the order releases its use.',
    findViolations: () => sql`
      with priced as (
        select id, coupon_id, buyer_id, state = 'cancelled' as is_cancelled from orders where coupon_id is not null
      )
      select coalesce(o.id, r.order_id) as id, concat_ws(', ',
        case when r.order_id is null then 'has a coupon but no redemption' end,
        case when o.id is null then 'redeems a coupon it was not placed with' end,
        'redemption is ' || r.state, case when o.is_cancelled then 'order is canceled' end) as problem
      from priced o full join coupon_redemptions r on r.order_id = o.id
      where o.id is null or r.order_id is null or o.coupon_id <> r.coupon_id or o.buyer_id <> r.buyer_id
        or o.is_cancelled <> (r.state = 'released')`
  },
  {
    name: 'coupons_take_off_what_they_say',
    statement:
      'An order’s coupon is its seller’s, and takes off its discount, or what leaves the lowest price that can be charged.',
    findViolations: () => sql`
      with priced as (
        select o.id, o.seller_id, c.seller_id as coupon_seller_id, o.listed_cents, o.coupon_cents, o.listed_cents
          - coalesce(o.listed_cents * c.percent / 100, least(c.amount_cents, o.listed_cents)) as rest
        from orders o join coupons c on c.id = o.coupon_id
      )
      select id, 'takes off ' || coupon_cents || ' cents of ' || listed_cents
        || case when seller_id <> coupon_seller_id then ' and is another seller’s' else '' end as problem
      from priced
      where seller_id <> coupon_seller_id or coupon_cents <> listed_cents
        - case when rest between 1 and ${minPriceCents - 1} then least(listed_cents, ${minPriceCents}) else rest end`
  }
];
