// The query plans of a seller's pages in a marketplace of many sellers: what is read grows with the seller's own rows only.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/context/context.ts';
import type { RequestContext } from '#server/context/request-context.ts';
import { listCoupons } from '#server/services/coupon/read-coupons.ts';
import { listEarningsLines } from '#server/services/earnings/list-earnings-lines.ts';
import { getStatement, listStatements } from '#server/services/earnings/statements.ts';
import { summarizeEarnings } from '#server/services/earnings/summarize-earnings.ts';
import { listFollowers } from '#server/services/follow/follows.ts';
import { listPayouts } from '#server/services/payout/list-payouts.ts';
import { listUnanswered } from '#server/services/question/read-questions.ts';
import { listSales } from '#server/services/sale/list-sales.ts';
import { listTasks } from '#server/services/seller/list-tasks.ts';
import { listOwnListings } from '#server/services/seller/read-seller.ts';
import { getStatistics } from '#server/services/seller/read-statistics.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { explainService } from '#tests/support/server/explain-service.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const orders = 30_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 1 });
  // Without what these rows would refer to, which says nothing of how they are found.
  await database.owner.pool.query(`begin; set local session_replication_role = replica;
    insert into listings (id, seller_id, slug, kind, state, version, created_at, updated_at)
    select 'lst_' || n, 'usr_' || n % 1000, 'l-' || n, 'prompt', 'published', 1, now(), now()
    from generate_series(1, 20000) n;
    insert into listing_daily_views (listing_id, day, source, views)
    select 'lst_' || l, current_date - d, 'search', 1 from generate_series(1, 4000) l, generate_series(0, 9) d;
    insert into listing_daily_counts (listing_id, day, sales)
    select 'lst_' || l, current_date - d, 1 from generate_series(1, 4000) l, generate_series(0, 9) d;
    insert into orders (id, buyer_id, intent, listing_id, version, seller_id, listed_cents, sale_cents, coupon_cents,
      owned_cents, added_cents, gross_cents, currency, commission, commission_rule, refund_window_days, hold_days, licence,
      licence_version, licence_hash, provider, is_from_desktop, created_at, state, paid_at, receipt_number, updated_at)
    select 'ord_' || n, 'usr_b' || n, n, 'lst_' || 1 + n % 20000, 1, 'usr_' || n % 1000, 500, 0, 0, 0, 0, 500, 'USD', 2000,
      'standard', 14, 14, 'personal', 'x', 'x', 'sandbox', false, now(), 'paid', now(), n, now()
    from generate_series(1, ${orders}) n;
    insert into ledger_transactions (id, order_id, currency, cause, created_at)
    select 'ltx_' || lpad(n::text, 8, '0'), 'ord_' || n, 'USD', 'paid', now() from generate_series(1, ${orders}) n;
    insert into ledger_entries (transaction_id, account, cents)
    select 'ltx_' || lpad(n::text, 8, '0'), account, cents from generate_series(1, ${orders}) n
    cross join lateral (values ('seller:usr_' || n % 1000, -400), ('commission', -100), ('provider_cash:sandbox', 500))
      e (account, cents);
    insert into earnings (order_id, seller_id, state, cents, currency, release_at, is_on_hold, updated_at)
    select 'ord_' || n, 'usr_' || n % 1000, 'pending', 400, 'USD', now() + interval '5 days', false, now()
    from generate_series(1, ${orders}) n;
    commit`);
  await database.owner.pool.query(
    'vacuum (analyze) listings, listing_daily_views, listing_daily_counts, orders, ledger_transactions, ledger_entries, earnings'
  );
});
afterAll(() => database.drop());

const actor: Person = {
  kind: 'person',
  id: 'usr_7',
  roles: ['user', 'seller'],
  status: 'active',
  isVerified: true
};
const request = { actor } as unknown as RequestContext;
const today = new Date().toISOString().slice(0, 10);
const month = today.slice(0, 7);
const limit = 20;
const around = { now: Date.now, payouts: { name: 'sandbox' } } as const;
type PlannedContext = Pick<Context, 'db'> & typeof around;

const wholeRead =
  /Seq Scan on (listings|listing_daily_views|listing_daily_counts|orders|ledger_transactions|ledger_entries|earnings)\b/;

const ownEntries = /Index Cond: \(+account = 'seller:usr_7'/;

test.each<[string, (context: PlannedContext) => Promise<unknown>]>([
  ['statistics', (context) => getStatistics(context, { from: '2026-01-01', to: today }, request)],
  ['to-do list', (context) => listTasks(context, request)],
  ['own listings', (context) => listOwnListings(context, { limit }, request)],
  ['earnings', (context) => summarizeEarnings(context, actor)],
  ['newest lines', (context) => listEarningsLines(context, actor, { limit })],
  ['held lines', (context) => listEarningsLines(context, actor, { limit, bucket: 'held' })],
  ['lines of a day of release', (context) => listEarningsLines(context, actor, { limit, releaseDay: 0 })],
  ['lines paid out', (context) => listEarningsLines(context, actor, { limit, bucket: 'paid' })],
  [
    'lines of a year',
    (context) => listEarningsLines(context, actor, { limit, year: 2026, yearSum: 'earned' })
  ],
  ['statements', (context) => listStatements(context, actor)],
  ['a statement', (context) => getStatement(context, actor, { month })],
  ['payouts', (context) => listPayouts(context, actor, { limit })],
  ['followers', (context) => listFollowers(context, { limit }, request)],
  ['questions', (context) => listUnanswered(context, { limit }, request)],
  ['coupons', (context) => listCoupons(context, actor)],
  ['sales', (context) => listSales(context, actor)]
])('%s: no table of the whole marketplace is read from end to end', async (_what, read) => {
  const plan = await explainService(database, ({ db }) => read({ db, ...around }));
  expect(plan).not.toBe('');
  expect(plan).not.toMatch(wholeRead);
  // The index has the entries of all sellers, so reading all of that is no better.
  const readsAll = plan.includes('ledger_entries own') && !ownEntries.test(plan);
  expect(readsAll ? plan : '').toBe('');
});
