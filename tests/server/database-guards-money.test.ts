import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPromptDraft, seedListing, seedUser, seedSeller } from '#tests/support/server/seed-listings.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;
const run = (statement: string) => database.owner.pool.query(statement);

/** Several statements as one transaction. */
async function together(...statements: readonly string[]): Promise<void> {
  const client = await database.owner.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const addTransaction = (id: string): string =>
  `insert into ledger_transactions (id, order_id, currency, cause, created_at) values ('${id}', 'ord_1', 'USD', 'paid', now())`;
const addEntries = (id: string, ...entries: readonly (readonly [string, number])[]): string =>
  `insert into ledger_entries values ${entries.map(([account, cents]) => `('${id}', '${account}', ${cents})`).join()}`;

beforeAll(async () => {
  database = await startTestDatabase();
  const { db } = database;
  const seller = await seedSeller(db, 'seller-of-lamps');
  const buyer = await seedUser(db, 'buyer-of-lamps');
  const { id } = await seedListing(db, seller, buildPromptDraft());
  await run(`insert into coupons (id, seller_id, code, amount_cents, starts_at, created_at)
    values ('cpn_1', '${seller}', 'LAMPS', 150, now(), now())`);
  await run(`insert into sales (id, listing_id, percent, starts_at, ends_at, created_at)
    values ('sal_1', '${id}', 20, now(), now() + interval '1 day', now())`);
  await run(`insert into orders (id, buyer_id, intent, listing_id, version, seller_id, listed_cents, sale_cents, coupon_id, coupon_cents, owned_cents, added_cents, gross_cents, currency, commission,
      commission_rule,      refund_window_days, hold_days, licence, licence_version, licence_hash, provider, is_from_desktop, created_at, state,
      checkout_id, paid_at, receipt_number, updated_at)
    values ('ord_1', '${buyer}', 'intent', '${id}', 1, '${seller}', 700, 0, 'cpn_1', 150, 70, 20, 500, 'USD', 2000, 'standard', 14, 14, 'personal', '1', 'h', 'sandbox',
      false, now(), 'paid', 'chk_1', now(), 1, now())`);
  await run(`insert into order_items values ('ord_1', '${id}', 1, 500, 'h')`);
  await run(`insert into payment_facts values ('ord_1', 'paid', '{}', now())`);
  await run(`insert into entitlements (id, holder_id, order_id, listing_id, state, created_at, updated_at)
    values ('ent_1', '${buyer}', 'ord_1', '${id}', 'sealed', now(), now())`);
  await run(`insert into openings values ('ent_1', 1, 'h', '1', now())`);
  await run(`insert into refunds (id, order_id, kind, cents, reason, state, requested_at)
    values ('rfd_1', 'ord_1', 'requested', 500, '', 'requested', now())`);
  await run(`insert into refund_requests (id, order_id, state, reason, requested_at, decide_by)
    values ('rrq_1', 'ord_1', 'open', 'x', now(), now())`);
  await run(`insert into earnings values ('ord_1', '${seller}', 'pending', 400, 'USD', now(), false, now())`);
  await together(
    `insert into payouts (id, seller_id, cents, currency, provider, account_id, requested_by, created_at, state, checked_at)
      values ('pyt_1', '${seller}', 400, 'USD', 'sandbox', 'acct_1', 'seller', now(), 'pending', now())`,
    `insert into payout_earnings values ('pyt_1', 'ord_1', 'earning', 400, true)`
  );
  await run(`insert into payout_facts values ('pyt_1', 'sent', '{}', now())`);
  await run(`insert into payout_accounts values ('${seller}', 'sandbox', 'acct_1', 'ready', now(), now())`);
  await run(`insert into platform_settings values ('commission', 1000, now())`);
  await together(
    addTransaction('ltx_1'),
    addEntries('ltx_1', ['commission', -500], ['provider_cash:x', 500])
  );
});
afterAll(() => database.drop());

describe('the database itself', () => {
  test.each([
    'order_items',
    'payment_facts',
    'payout_facts',
    'openings',
    'ledger_transactions',
    'ledger_entries',
    'asked_prices'
  ])('lets %s be added to and nothing else', async (table) => {
    const [column] = (await run(`select * from ${table}`)).fields;
    for (const statement of [
      `update ${table} set ${column?.name} = ${column?.name}`,
      `delete from ${table}`,
      `truncate ${table} cascade`
    ]) {
      await expect(run(statement)).rejects.toThrow(/is only ever added to|is ever removed|never changes/);
    }
  });

  test.each([
    'orders',
    'refunds',
    'refund_requests',
    'entitlements',
    'earnings',
    'payouts',
    'payout_earnings',
    'payout_accounts',
    'sales'
  ])('lets nothing be removed from %s', async (table) => {
    await expect(run(`delete from ${table}`)).rejects.toThrow(`nothing is ever removed from ${table}`);
    await expect(run(`truncate ${table} cascade`)).rejects.toThrow(/is ever removed|only ever added/);
  });

  test.each([
    'gross_cents = 1',
    'coupon_cents = 50, owned_cents = 170',
    "sale_id = 'sal_1', sale_cents = 150, coupon_id = null, coupon_cents = 0",
    'coupon_id = null, coupon_cents = 0, owned_cents = 220',
    'listed_cents = 701, owned_cents = 71',
    'added_cents = 0, owned_cents = 50',
    'commission = 0',
    "commission_rule = 'own_link'",
    "licence_hash = 'x'",
    'refund_window_days = 30',
    "provider = 'none'",
    'version = 2',
    "country = 'PT'",
    "checkout_id = 'chk_2'",
    'paid_at = null',
    'receipt_number = 2'
  ])('refuses to change what was agreed: %s', async (change) => {
    await expect(run(`update orders set ${change}`)).rejects.toThrow(/never changes/);
  });

  test.each(['cents = 500', "provider = 'stripe'", "account_id = 'acct_2'", 'seller_id = null'])(
    'refuses to change what a payout pays: %s',
    async (change) => {
      await expect(run(`update payouts set ${change}`)).rejects.toThrow(/terms of a payout never change/);
    }
  );

  test('keeps what a payout contains, and refuses one that contains something else', async () => {
    for (const change of ['cents = 300', "kind = 'adjustment'", 'is_live = true'])
      await expect(run(`update payout_earnings set ${change}`)).rejects.toThrow(/never changes/);
    const another = (cents: number) =>
      `insert into payouts select (jsonb_populate_record(p, '{"id": "pyt_2", "state": "failed", "failure_reason": "reversed",
        "cents": ${cents}}')).* from payouts p where id = 'pyt_1'`;
    await expect(run(another(400))).rejects.toThrow(/contains earnings of 0/);
    await expect(
      run(`insert into payout_earnings values ('pyt_9', 'ord_1', 'earning', 400, true)`)
    ).rejects.toThrow('payout_earnings_live_unique');
    await expect(
      run(`insert into ledger_transactions (id, order_id, payout_id, currency, cause, created_at)
        values ('ltx_9', 'ord_1', 'pyt_1', 'USD', '', now())`)
    ).rejects.toThrow('ledger_transactions_one_subject');
  });

  test('lets a payout go on, and never back', async () => {
    const go = (state: string) =>
      run(`update payouts set state = '${state}', started_at = coalesce(started_at, now())`);
    await go('in_transit');
    await expect(go('pending')).rejects.toThrow(/goes from in_transit to no pending/);
    await expect(run(`update payouts set state = 'cancelled'`)).rejects.toThrow(/goes from in_transit/);
    await go('paid');
    await expect(go('in_transit')).rejects.toThrow(/goes from paid/);
    await run(`update payouts set state = 'failed', failure_reason = 'reversed'`);
    await run('update payout_earnings set is_live = false');
    await expect(go('paid')).rejects.toThrow(/goes from failed/);
  });

  test('lets a refund request be decided once, and keeps its deadline', async () => {
    await expect(run("update refund_requests set decide_by = now() + interval '9 days'")).rejects.toThrow(
      /decided once/
    );
    const decide = (state: string) =>
      run(`update refund_requests set state = '${state}', decided_at = now(), decided_by = 'administrator'`);
    await decide('refused');
    await expect(decide('approved')).rejects.toThrow(/decided once/);
    await run("update refund_requests set reason = ''");
    await expect(
      run(`insert into refund_requests (id, order_id, state, reason, requested_at, decide_by)
        values ('rrq_2', 'ord_1', 'open', 'x', now(), now())`)
    ).rejects.toThrow('refund_requests_active_unique');
  });

  test('lets an order go on', async () => {
    await run("update orders set state = 'refunded', returned_cents = 500, updated_at = now()");
    await expect(run('update orders set returned_cents = 501')).rejects.toThrow(
      'orders_returned_cents_range'
    );
  });

  test('refuses a ledger transaction that does not sum to zero, or that says nothing', async () => {
    const wrong = [['commission', -500] as const, ['provider_cash:x', 499] as const];
    await expect(together(addTransaction('ltx_2'), addEntries('ltx_2', ...wrong))).rejects.toThrow(
      /sums to zero/
    );
    await expect(together(addTransaction('ltx_3'))).rejects.toThrow(/sums to zero/);
    await expect(
      together(addTransaction('ltx_4'), addEntries('ltx_4', ['commission', 0], ['seller:x', 0]))
    ).rejects.toThrow('ledger_entries_cents_not_zero');
    expect((await run('select id from ledger_transactions')).rows).toEqual([{ id: 'ltx_1' }]);
  });

  test('refuses entries that come later, even when they sum to zero', async () => {
    const more = addEntries('ltx_1', ['seller:x', -1], ['provider_fees:x', 1]);
    await expect(run(more)).rejects.toThrow(/written whole/);
    await expect(
      run(`insert into ledger_transactions (id, order_id, currency, cause, created_at, xid)
        values ('ltx_5', 'ord_1', 'USD', 'x', now(), pg_current_xact_id()::text::bigint + 1)`)
    ).rejects.toThrow(/sums to zero/);
  });

  test('refuses entries of no transaction, whatever they are written with', async () => {
    const balanced = [['commission', -500] as const, ['provider_cash:x', 500] as const];
    await expect(run(addEntries('ltx_6', ...balanced))).rejects.toThrow(/written whole/);
    await expect(
      together(
        addTransaction('ltx_7'),
        addEntries('ltx_7', ...balanced).concat(addEntries('ltx_8', ...balanced).replace(/.*values/, ','))
      )
    ).rejects.toThrow(/written whole/);
    expect((await run('select distinct transaction_id from ledger_entries')).rows).toEqual([
      { transaction_id: 'ltx_1' }
    ]);
  });

  test('refuses a right to what was not ordered', async () => {
    const give = (order: string, listing: string) =>
      run(`insert into entitlements (id, holder_id, order_id, listing_id, state, created_at, updated_at)
        select 'ent_3', holder_id, ${order}, ${listing}, 'revoked', now(), now() from entitlements`);
    for (const wrong of [give("'ord_9'", 'listing_id'), give('order_id', "'lst_9'")])
      await expect(wrong).rejects.toThrow('entitlements_order_item_fk');
  });

  test('refuses a second right to the same thing, a second order that waits, and one’s own goods', async () => {
    await expect(
      run(`insert into orders select (jsonb_populate_record(o, '{"id": "ord_2", "intent": "x", "checkout_id": null,
        "receipt_number": null}'::jsonb || jsonb_build_object('buyer_id', seller_id))).* from orders o`)
    ).rejects.toThrow('orders_buyer_is_not_seller');
    const another = (id: string) =>
      run(`insert into orders select (jsonb_populate_record(o, '{"id": "${id}", "intent": "${id}", "checkout_id": null,
        "receipt_number": null, "state": "pending"}')).* from orders o where id = 'ord_1'`);
    await another('ord_2');
    await expect(another('ord_3')).rejects.toThrow('orders_pending_unique');
    await expect(
      run(`insert into entitlements (id, holder_id, order_id, listing_id, state, created_at, updated_at)
        select 'ent_2', holder_id, 'ord_2', listing_id, 'sealed', now(), now() from entitlements`)
    ).rejects.toThrow('entitlements_active_unique');
  });
});
