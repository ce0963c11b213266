// Fills a shop's books with paid orders as settling them would have left them, by one statement a table.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { feeOf } from '#server/payments/sandbox/sandbox-actions.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { defaultPlatformSettings, holdDaysOf } from '#shared/domain/market/platform-settings.ts';
import { splitPayment } from '#shared/domain/trade/ledger.ts';
import { priceCents } from './seed-shop.ts';

/** Of each paid order: the provider's cash and fees, the commission, and the seller's share. */
export const entriesPerOrder = 4;

const ordersPerBuyer = 10;

/** Adds as many paid orders of what is for sale, one in four of them opened, spread over as many minutes until now. */
export async function seedLedger(db: Database, orders: number, minutes = 9000): Promise<void> {
  const buyers = Math.ceil(orders / ordersPerBuyer);
  const { commission, refundWindowDays } = defaultPlatformSettings;
  const { platformCents, sellerCents } = splitPayment(priceCents, commission);
  const feeCents = feeOf(priceCents);
  const holdDays = holdDaysOf(defaultPlatformSettings);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Each row's guards would be asked one by one; what is written here keeps them.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into users (id, email, username, display_name, is_verified)
      select 'usr_ledger' || n, 'ledger' || n || '@example.com', 'ledger-' || n, 'Buyer ' || n, true
      from generate_series(1, ${buyers}::int) n`);
    await tx.execute(sql`create temporary table planted on commit drop as
      with sold as (select *, row_number() over (order by id) - 1 as place, count(*) over () as of_all from listings)
      select 'ord_' || lpad(n::text, 26, '0') as id, n, 'usr_ledger' || 1 + n % ${buyers}::int as buyer_id,
        l.id as listing_id, l.version, l.seller_id,
        date_trunc('milliseconds', now()) - make_interval(mins => n % ${minutes}::int) as paid_at, n % 4 = 0 as is_opened
      from generate_series(1, ${orders}::int) n
      join sold l on l.place = (n % ${buyers}::int * 7 + n / ${buyers}::int) % l.of_all`);
    await tx.execute(sql`insert into orders (id, buyer_id, intent, listing_id, version, seller_id, listed_cents, sale_cents, coupon_cents,
        owned_cents, added_cents, gross_cents, currency,
        commission, commission_rule, refund_window_days, hold_days, licence, licence_version, licence_hash, provider, is_from_desktop,
        created_at, state, checkout_id, checkout_url, paid_at, receipt_number, updated_at)
      select p.id, p.buyer_id, p.id, p.listing_id, p.version, p.seller_id, ${priceCents}::int, 0, 0, 0, 0, ${priceCents}::int, 'USD', ${commission}::int, 'standard',
        ${refundWindowDays}::int, ${holdDays}::int, 'personal', v.licence_version, v.licence_hash, 'sandbox', false,
        p.paid_at, 'paid', 'sbc_' || p.n, '', p.paid_at, nextval('receipt_numbers'), p.paid_at
      from planted p join listing_versions v on v.listing_id = p.listing_id and v.version = p.version`);
    await tx.execute(sql`insert into order_items (order_id, listing_id, version, share_cents, content_hash)
      select p.id, p.listing_id, p.version, ${priceCents}::int, c.content_hash
      from planted p join sealed.contents c on c.listing_id = p.listing_id and c.version = p.version`);
    await tx.execute(sql`insert into payment_facts (order_id, key, fact, recorded_at)
      select id, 'paid', jsonb_build_object('kind', 'paid', 'at', extract(epoch from paid_at) * 1000,
        'cents', ${priceCents}::int, 'feeCents', ${feeCents}::int), paid_at from planted`);
    await tx.execute(sql`insert into provider_events (provider, event_id, type, checkout_id, facts, received_at, applied_at)
      select 'sandbox', 'sbe_' || p.n, 'payment.paid', 'sbc_' || p.n, jsonb_build_array(f.fact), p.paid_at, p.paid_at
      from planted p join payment_facts f on f.order_id = p.id`);
    await tx.execute(sql`insert into ledger_transactions (id, order_id, currency, cause, created_at)
      select 'ltx_' || lpad(n::text, 26, '0'), id, 'USD', 'paid', paid_at from planted`);
    await tx.execute(sql`insert into ledger_entries (transaction_id, account, cents)
      select 'ltx_' || lpad(n::text, 26, '0'), e.account, e.cents from planted cross join lateral (values
        ('provider_cash:sandbox', ${priceCents - feeCents}::int), ('provider_fees:sandbox', ${feeCents}::int),
        ('commission', ${-platformCents}::int), ('seller:' || seller_id, ${-sellerCents}::int)) e (account, cents)`);
    await tx.execute(sql`insert into earnings (order_id, seller_id, state, cents, currency, release_at, is_on_hold, updated_at)
      select id, seller_id, 'pending', ${sellerCents}::int, 'USD', paid_at + ${holdDays}::int * interval '24 hours',
        false, paid_at from planted`);
    await tx.execute(sql`insert into entitlements (id, holder_id, order_id, listing_id, state, opened_at, created_at, updated_at)
      select 'ent_' || lpad(n::text, 26, '0'), buyer_id, id, listing_id,
        case when is_opened then 'opened' else 'sealed' end, case when is_opened then paid_at end, paid_at, paid_at
      from planted`);
    await tx.execute(sql`insert into openings (entitlement_id, version, content_hash, terms_version, opened_at)
      select 'ent_' || lpad(p.n::text, 26, '0'), p.version, i.content_hash, ${openingTerms.version}, p.paid_at
      from planted p join order_items i on i.order_id = p.id where p.is_opened`);
    await countSales(tx, { platformCents, sellerCents, feeCents });
    await sumLedgerDays(tx);
  });
  await db.execute(sql`vacuum (analyze)`);
}

type Shares = Record<'platformCents' | 'sellerCents' | 'feeCents', number>;

async function countSales(tx: Database, { platformCents, sellerCents, feeCents }: Shares): Promise<void> {
  await tx.execute(sql`update listings l set sales_count = l.sales_count + p.sales
    from (select listing_id, count(*) as sales from planted group by 1) p where l.id = p.listing_id`);
  await tx.execute(sql`insert into listing_daily_counts as d
      (listing_id, day, sales, opens, earned_cents, gross_cents, commission_cents, fee_cents)
    select listing_id, (paid_at at time zone 'utc')::date, count(*), count(*) filter (where is_opened), count(*) * ${sellerCents}::int,
      count(*) * ${priceCents}::int, count(*) * ${platformCents}::int, count(*) * ${feeCents}::int
    from planted group by 1, 2
    on conflict (listing_id, day) do update set sales = d.sales + excluded.sales, opens = d.opens + excluded.opens,
      earned_cents = d.earned_cents + excluded.earned_cents, gross_cents = d.gross_cents + excluded.gross_cents,
      commission_cents = d.commission_cents + excluded.commission_cents, fee_cents = d.fee_cents + excluded.fee_cents`);
}

/** As the ledger's trigger would have, over as many rows a day as it has. */
async function sumLedgerDays(tx: Database): Promise<void> {
  await tx.execute(sql`delete from ledger_daily_totals`);
  await tx.execute(sql`
    insert into ledger_daily_totals (day, slot, cash_cents, fee_cents, commission_cents, seller_cents, payout_cents)
    select (t.created_at at time zone 'utc')::date, hashtext(t.id) & 31,
      coalesce(sum(e.cents) filter (where e.account like 'provider\\_cash:%'), 0),
      coalesce(sum(e.cents) filter (where e.account like 'provider\\_fees:%'), 0),
      coalesce(sum(e.cents) filter (where e.account = 'commission'), 0),
      coalesce(sum(e.cents) filter (where e.account like 'seller:%'), 0), 0
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where t.order_id is not null
    group by 1, 2`);
}
