// Statements that break an invariant, in the shop of tests/server/invariants.test.ts.
import { payoutPlants } from './payout-plants.ts';

const titled = (title: string): string =>
  `(select id from listings where slug like lower('${title}') || '%')`;
const orderOf = (title: string): string => `(select id from orders where listing_id = ${titled(title)})`;
const addToLedger = (order: string, cents: readonly number[]): string =>
  `with t as (insert into ledger_transactions (id, order_id, currency, cause, created_at)
     values ('ltx_planted', ${order}, 'USD', 'x', now()))
   insert into ledger_entries values ${cents.map((each, place) => `('ltx_planted', 'seller:planted-${place}', ${each})`).join()}`;

const plantRequest = (title: string, state: 'open' | 'approved' | 'refused'): string =>
  `insert into refund_requests (id, order_id, state, reason, requested_at, decide_by, decided_at, decided_by)
   values ('rrq_planted', ${orderOf(title)}, '${state}', 'x', now(), '2000-01-01',
     ${state === 'open' ? 'null, null' : `now(), 'administrator'`})`;

/** By the name of the invariant, statements each of which alone breaks it. */
export const plantedViolations: Readonly<Record<string, readonly string[]>> = {
  commissions_follow_their_rules: [
    `update orders set commission = commission - 1 where id = ${orderOf('Sealed')}`,
    `update orders set commission_rule = 'own_link' where id = ${orderOf('Sealed')}`,
    `update orders set commission_rule = 'another' where id = ${orderOf('Sealed')}`,
    `insert into platform_settings values ('commission', 1500, '2000-01-01')`
  ],
  ledger_sums_to_zero: [
    addToLedger(orderOf('Sealed'), [-5, 4]),
    `insert into ledger_transactions (id, order_id, currency, cause, created_at) values ('ltx_planted', ${orderOf('Sealed')}, 'USD', 'x', now())`
  ],
  ledger_matches_orders: [
    addToLedger(orderOf('Sealed'), [-5, 5]),
    addToLedger(orderOf('Waiting'), [-5, 5]),
    `insert into ledger_transactions (id, order_id, currency, cause, created_at)
     select id, ${orderOf('Waiting')}, 'USD', 'x', now() from (values ('ltx_there'), ('ltx_back')) t (id);
     insert into ledger_entries values ('ltx_there', 'commission', -5), ('ltx_there', 'seller:planted', 5),
       ('ltx_back', 'commission', 5), ('ltx_back', 'seller:planted', -5)`,
    `delete from orders where id = ${orderOf('Sealed')}`,
    `update ledger_entries set cents = cents - 1 where account = 'commission'`,
    `update ledger_entries set cents = cents + case when account = 'commission' then 1 else -1 end
     where account = 'commission' or account > 'seller:'`,
    `update ledger_entries set account = 'provider_fees:another' where account like 'provider_fees:%'`,
    `update ledger_entries set account = 'seller:another' where account like 'seller:%'`,
    ...['provider_fees:another', 'seller:another'].map(
      (
        account
      ) => `update ledger_entries set account = '${account}' where split_part(account, ':', 1) = split_part('${account}', ':', 1)
        and transaction_id in (select id from ledger_transactions where order_id = ${orderOf('Returned')})`
    ),
    `update orders set commission = commission + 100 where id = ${orderOf('Both')}`,
    `update orders set provider = 'another' where id = ${orderOf('Both')}`
  ],
  earnings_match_orders: [
    ...[1, 2 ** 32 + 1].map(
      (off) => `update earnings set cents = cents + ${off} where order_id = ${orderOf('Sealed')}`
    ),
    `update earnings set release_at = release_at - interval '1 millisecond'`,
    `update earnings set seller_id = (select id from users where id <> seller_id limit 1)`,
    `update orders set hold_days = hold_days + 1 where id = ${orderOf('Sealed')}`,
    `delete from earnings where order_id = ${orderOf('Returned')}`
  ],
  earnings_are_held: [
    `update earnings set state = 'available' where order_id = ${orderOf('Sealed')}`,
    `update orders set refund_window_days = hold_days + 1 where id = ${orderOf('Sealed')}`,
    `update earnings set state = 'pending' where order_id = ${orderOf('Returned')}`,
    `${plantRequest('Sealed', 'open')}; update earnings set is_on_hold = false`
  ],
  ...payoutPlants(orderOf('Sealed')),
  one_active_entitlement: [
    `drop index entitlements_active_unique; insert into entitlements (id, holder_id, order_id, listing_id, state, created_at, updated_at)
     select 'ent_planted', holder_id, ${orderOf('Waiting')}, listing_id, 'sealed', now(), now() from entitlements where order_id = ${orderOf('Sealed')}`
  ],
  entitlements_follow_payment: [
    ...['Sealed', 'Both', 'Free'].map(
      (title) => `delete from entitlements where order_id = ${orderOf(title)}`
    ),
    `delete from entitlements where listing_id = ${titled('Second')}`,
    `insert into entitlements (id, holder_id, order_id, listing_id, state, created_at, updated_at)
     select 'ent_planted', buyer_id, id, listing_id, 'revoked', now(), now() from orders where state = 'pending'`,
    `update entitlements set holder_id = (select id from users where id <> holder_id limit 1)
     where listing_id = ${titled('First')}`,
    `update entitlements set is_duplicate = true where listing_id = ${titled('Sealed')}`,
    `update entitlements set is_duplicate = false where is_duplicate`,
    `insert into refunds (id, order_id, kind, cents, reason, state, requested_at)
     values ('rfd_planted', ${orderOf('Both')}, 'requested', 700, '', 'requested', now())`,
    `update entitlements set state = 'sealed' where order_id = ${orderOf('Returned')}`,
    `update entitlements set state = 'revoked' where order_id = ${orderOf('Sealed')}`
  ],
  openings_are_recorded: [
    `delete from openings`,
    `update openings set content_hash = 'x'`,
    `update entitlements set state = 'opened' where order_id = ${orderOf('Sealed')}`
  ],
  order_totals_equal_their_steps: [
    `alter table orders drop constraint orders_price_steps_sum; update orders set owned_cents = owned_cents + 1`,
    `update orders set listed_cents = listed_cents + 1, owned_cents = owned_cents + 1`,
    `update orders set owned_cents = listed_cents - 98 - coupon_cents, gross_cents = 98 where id = ${orderOf('Sealed')}`,
    `alter table orders drop constraint orders_price_steps_sum, drop constraint orders_coupon_takes_off,
       drop constraint orders_sale_or_coupon;
     update orders set coupon_cents = -1, owned_cents = owned_cents + 1`,
    `update orders set added_cents = 100, owned_cents = owned_cents + 100 where id = ${orderOf('Sealed')}`,
    `alter table orders drop constraint orders_price_steps_sum;
     update orders set added_cents = -1, gross_cents = gross_cents - 1 where id = ${orderOf('Sealed')}`,
    `update listing_versions set is_pay_what_you_want = true where listing_id = ${titled('Sealed')};
     update orders set added_cents = 20000 - listed_cents, gross_cents = 20000 where id = ${orderOf('Sealed')}`
  ],
  sales_do_not_overlap: [
    `insert into sales (id, listing_id, percent, starts_at, ends_at, created_at)
     select 'sal_planted', listing_id, 10, ends_at - interval '1 millisecond', ends_at + interval '1 day', now() from sales limit 1`
  ],
  sales_take_off_what_they_say: [
    `update sales set percent = percent + 1`,
    `update sales set percent = null, amount_cents = 51`,
    `update sales set ended_at = starts_at - interval '2 minutes'`,
    `update sales set listing_id = ${titled('Sealed')}`,
    `alter table orders drop constraint orders_sale_or_coupon;
     update orders set coupon_id = (select id from coupons limit 1), coupon_cents = 1, gross_cents = gross_cents - 1
     where sale_id is not null`
  ],
  price_history_matches_catalog: [
    `insert into asked_prices (listing_id, cents, since) values (${titled('Sealed')}, 1, now())`,
    `insert into asked_prices (listing_id, cents, since) values (${titled('Sealed')}, null, now())`,
    `delete from asked_prices where listing_id = ${titled('Sealed')}`,
    `update listing_search set listed_cents = 1; update asked_prices set cents = 1`
  ],
  coupons_are_used_within_limits: [
    `update coupons set max_uses = 1`,
    `drop index coupon_redemptions_buyer_unique; update coupon_redemptions set buyer_id = 'usr_x'`
  ],
  coupon_redemptions_match_orders: [
    `delete from coupon_redemptions where order_id = ${orderOf('Discounted')}`,
    `update coupon_redemptions set state = 'released' where order_id = ${orderOf('Discounted')}`,
    `update coupon_redemptions set state = 'late' where state = 'released'`,
    `update orders set coupon_id = null, coupon_cents = 0, owned_cents = coupon_cents where id = ${orderOf('Discounted')}`
  ],
  coupons_take_off_what_they_say: [
    `update coupons set percent = percent + 1`,
    `update coupons set percent = null, amount_cents = 51`,
    `update coupons set seller_id = (select id from users where id <> seller_id limit 1)`
  ],
  order_items_match_sealed_text: [`update order_items set content_hash = 'x'`],
  orders_have_their_items: [
    `update order_items set share_cents = 1`,
    `update order_items set share_cents = share_cents + 1 where listing_id = ${titled('First')}`,
    `update order_items set listing_id = ${titled('Waiting')} where listing_id = ${titled('Sealed')}`,
    ...['Both', 'Free'].map((title) => `delete from order_items where order_id = ${orderOf(title)}`),
    `delete from order_items where order_id = ${orderOf('Both')};
     update orders set gross_cents = 0, owned_cents = listed_cents where id = ${orderOf('Both')}`
  ],
  orders_match_payment_facts: [
    `update orders set state = 'paid', paid_at = now(), receipt_number = 99 where state = 'pending'`,
    `delete from payment_facts where key = 'paid'`,
    `update payment_facts set fact = fact || '{"cents": 1}' where key = 'paid'`,
    `update orders set paid_at = paid_at + interval '1 millisecond'`,
    `update orders set receipt_number = null where id = ${orderOf('Sealed')}`,
    `update payment_facts set order_id = ${orderOf('Waiting')} where order_id = ${orderOf('Sealed')}`
  ],
  refunded_amounts_match_facts: [
    `update orders set returned_cents = 1 where id = ${orderOf('Sealed')}`,
    `update orders set state = 'refunded' where id = ${orderOf('Sealed')}`,
    `update orders set returned_cents = 500 where id = ${orderOf('Sealed')};
     insert into payment_facts values (${orderOf('Sealed')}, 'refunded:x', '{"kind": "refunded", "id": "x"}', now())`,
    `insert into payment_facts values (${orderOf('Sealed')}, 'refunded:x', '{"kind": "refunded", "id": "x", "cents": 5}', now())`
  ],
  refunds_match_facts: [
    `update refunds set state = 'requested'`,
    `insert into refunds (id, order_id, kind, listing_id, cents, reason, state, requested_at)
     values ('rfd_planted', ${orderOf('Returned')}, 'duplicate', ${titled('Returned')}, 1, '', 'requested', now())`
  ],
  intents_have_one_order: [
    `alter table orders drop constraint orders_buyer_intent_unique; update orders set intent = 'x'`
  ],
  events_are_applied: [
    `update provider_events set facts = '[{"kind": "declined", "id": "x"}]'`,
    `update provider_events set applied_at = null, received_at = received_at - interval '2 hours'`
  ],
  removed_accounts_pay_nothing: [
    `update payment_facts set recorded_at = recorded_at - interval '1 day';
     update users set deleted_at = o.created_at - interval '2 hours' from orders o where o.buyer_id = users.id and o.state = 'pending'`,
    `update orders set state = 'cancelled' where state = 'pending';
     update users set deleted_at = '2000-01-01' where id = (select buyer_id from orders where listing_id = ${titled('Sealed')})`
  ],
  refund_requests_are_decided: [
    plantRequest('Sealed', 'open'),
    plantRequest('Sealed', 'approved'),
    plantRequest('Returned', 'refused'),
    `drop index refund_requests_active_unique; ${plantRequest('Sealed', 'refused')};
     insert into refund_requests select 'rrq_second', order_id, state, reason, requested_at, decide_by, decided_at, decided_by from refund_requests`,
    `alter table refund_requests drop constraint refund_requests_decided_at_set; ${plantRequest('Sealed', 'refused')};
     update refund_requests set decided_at = null`,
    `${plantRequest('Sealed', 'refused')}; update refund_requests set decided_by = null`,
    `update entitlements set opened_at = '2000-01-01' where order_id = ${orderOf('Returned')}`
  ],
  nothing_is_pending_too_long: [
    `update orders set created_at = created_at - interval '3 days' where state = 'pending'`,
    `update refunds set state = 'requested', requested_at = requested_at - interval '15 days'`
  ],
  no_self_dealing: [
    `alter table orders drop constraint orders_buyer_is_not_seller; update orders set seller_id = buyer_id`,
    `update reviews set author_id = (select seller_id from listings limit 1)`,
    `update buyer_results set author_id = (select seller_id from listings limit 1)`,
    `insert into wishlists values ('wsh_x', (select seller_id from listings limit 1), 'x', now());
     insert into wishlist_items (owner_id, listing_id, wishlist_id, price_cents, currency, added_at)
     select seller_id, id, 'wsh_x', 500, 'USD', now() from listings limit 1`
  ],
  reviews_are_earned: [`update reviews set listing_id = ${titled('Sealed')}`],
  results_are_earned: [
    `update buyer_results set listing_id = ${titled('Sealed')}`,
    `alter table buyer_results drop constraint buyer_results_listing_author_unique;
     insert into buyer_results (id, listing_id, author_id, host, video_id, model, settings, changes, takes, created_at)
     select 'res_again', listing_id, author_id, host, video_id, model, settings, changes, takes, created_at
     from buyer_results`
  ],
  published_listings_are_shown: [
    `update listings set state = 'taken_down' where id = ${titled('Sealed')}`,
    `update sellers set state = 'suspended'`,
    `delete from listing_search where listing_id = ${titled('Sealed')}`
  ],
  administration_is_audited: [
    `insert into audit_entries (id, action, subject_id, reason) values ('aud_x', 'x', 'x', ' ')`,
    `insert into user_roles (user_id, role) select id, 'admin' from users limit 1`,
    `update users set suspended_at = now()`
  ],
  sales_are_counted: [
    `update listings set sales_count = sales_count + 1`,
    `update listing_daily_counts set sales = sales + 1`
  ],
  earnings_are_counted: [`update listing_daily_counts set earned_cents = earned_cents + 1`],
  ledger_days_are_summed: [
    ...['cash', 'fee', 'commission', 'seller', 'payout'].map(
      (figure) => `update ledger_daily_totals set ${figure}_cents = ${figure}_cents + 1`
    ),
    'delete from ledger_daily_totals',
    `update ledger_daily_totals set day = '2000-01-01' where day = (select min(day) from ledger_daily_totals)`
  ],
  sales_money_is_counted: ['refunded', 'disputed', 'commission', 'fee'].map(
    (figure) => `update listing_daily_counts set ${figure}_cents = ${figure}_cents + 1`
  ),
  gross_sales_are_counted: [
    'update listing_daily_counts set gross_cents = gross_cents + 1, disputed_cents = disputed_cents + 1',
    'update listing_daily_counts set refunded_cents = refunded_cents + 1, disputed_cents = disputed_cents - 1',
    `delete from payment_facts where key = 'paid'`
  ],
  country_sales_are_counted: [
    'update country_daily_sales set sales = sales + 1',
    ...['gross', 'refunded', 'commission', 'fee'].map(
      (figure) => `update country_daily_sales set ${figure}_cents = ${figure}_cents + 1`
    ),
    'update country_daily_sales set refunded_cents = refunded_cents + 1, disputed_cents = disputed_cents - 1',
    `update country_daily_sales set country = 'ES'`,
    'delete from country_daily_sales'
  ],
  openings_are_counted: [`update listing_daily_counts set opens = opens + 1`],
  wishlist_adds_are_counted: [`update listing_daily_counts set wishlist_adds = wishlist_adds + 1`],
  stars_are_counted: [
    `update listings set stars = '{0,0,0,0,0}'`,
    `update listing_search set star_sum = 1 where review_count > 0`
  ]
};
