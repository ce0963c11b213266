// The query plans of user management among many people: each search and each filter is answered by an index.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotes } from '#server/services/admin/users/account-notes.ts';
import { listUserOrders, listUserRefunds } from '#server/services/admin/users/list-user-orders.ts';
import { listUserReports } from '#server/services/admin/users/list-user-reports.ts';
import { getUserBalances } from '#server/services/admin/users/read-user.ts';
import { listUsers } from '#server/services/admin/users/list-users.ts';
import { explainService } from '#tests/support/server/explain-service.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const count = 20_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 1 });
  const { pool } = database.owner;
  await pool.query(`insert into users (id, email, username, display_name, is_verified, suspended_at)
    select 'usr_' || lpad(n::text, 8, '0'), md5(n::text) || '@example.com', 'u' || md5('u' || n), md5('name' || n),
      n % 500 <> 0, case when n % 700 = 0 then now() end from generate_series(1, ${count}) n`);
  await pool.query(`insert into sellers (user_id, state, created_at)
    select 'usr_' || lpad(n::text, 8, '0'), case when n % 1000 = 0 then 'limited' else 'active' end, now()
    from generate_series(10, ${count}, 10) n`);
  // Far more than there will be, so that reading all of them would be too slow.
  await pool.query(`insert into user_roles (user_id, role)
    select 'usr_' || lpad(n::text, 8, '0'), case when n % 97 = 0 then 'admin' else 'other' end
    from generate_series(1, ${count}) n where n % 10 = 7`);
  await pool.query(`insert into account_notes (id, user_id, author_id, text, created_at)
    select 'nte_' || n, 'usr_' || lpad((1 + n % 500)::text, 8, '0'), 'usr_00000007', 'x', now()
    from generate_series(1, 5000) n`);
  await pool.query('vacuum (analyze) users, sellers, user_roles, account_notes');
});
afterAll(() => database.drop());

const wholeRead = /Seq Scan on (users|sellers|user_roles|orders|account_notes)/;
const limit = 20;

describe('people are found', () => {
  test.each([
    ['without a search, by their order', {}, 'Backward using users_pkey'],
    ['by part of a name', { search: 'a1b2c3' }, 'users_names'],
    ['by the beginning of a name', { search: 'zz' }, 'users_names'],
    ['by an address', { search: 'c4ca4238a0b923820dcc509a6f75849b@example.com' }, 'users_email_prefix'],
    ['by the beginning of an address', { search: 'c4ca4238a0' }, 'users_email_prefix'],
    ['by their id', { search: 'usr_00000007' }, 'users_pkey'],
    ['by the id of an order', { search: 'ord_1' }, 'orders_pkey'],
    ['as administrators', { role: 'admin' }, 'user_roles_role'],
    ['as suspended', { status: 'suspended' }, 'users_suspended'],
    ['as unverified', { status: 'unverified' }, 'users_unverified'],
    ['as limited sellers', { sellerState: 'limited' }, 'sellers_state'],
    ['by a name among limited sellers', { search: 'a1b2c3', sellerState: 'limited' }, 'sellers_']
  ] as const)('%s', async (_what, filter, index) => {
    const plan = await explainService(database, (context) => listUsers(context, { limit, ...filter }));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(wholeRead);
  });

  test('on the next page where the last one ended', async () => {
    const { nextCursor } = await listUsers(database, { limit });
    const cursor = nextCursor ?? '';
    const plan = await explainService(database, (context) => listUsers(context, { limit, cursor }));
    expect(plan).toMatch(/Index Cond: \(id < /);
    expect(plan).not.toMatch(wholeRead);
  });
});

test.each([
  ['notes', 'account_notes_newest', listNotes],
  ['orders', 'orders_buyer', listUserOrders],
  ['refunds', 'orders_buyer', listUserRefunds]
] as const)('a person’s %s are read by %s', async (_what, index, run) => {
  const plan = await explainService(database, (context) => run(context, { id: 'usr_00000042', limit }));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(wholeRead);
});

test.each(['by', 'about'] as const)('reports %s a person are read by an index', async (side) => {
  const plan = await explainService(database, (context) =>
    listUserReports(context, { id: 'usr_00000042', side, limit })
  );
  expect(plan).not.toMatch(/Seq Scan on (users|reports)/);
});

test('what a person is owed is read by the index of sellers’ lines', async () => {
  await database.pool.query('set enable_seqscan = off');
  const context = { now: Date.now, payouts: { name: 'sandbox' } } as const;
  const plan = await explainService(database, ({ db }) =>
    getUserBalances({ db, ...context }, { id: 'usr_00000042' })
  );
  await database.pool.query('reset enable_seqscan');
  expect(plan).toContain('ledger_entries_seller');
  expect(plan).not.toContain('Seq Scan on ledger_entries');
});
