// The query plans of the audit log and of the sales of the marketplace: what is read does not grow with what there is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstIdOf } from '#server/context/new-id.ts';
import { listAuditEntries } from '#server/services/admin/list-audit-entries.ts';
import { listSearchMisses } from '#server/services/admin/sales/list-search-misses.ts';
import { readSalesReport } from '#server/services/admin/sales/read-sales-report.ts';
import { explainService } from '#tests/support/server/explain-service.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const entries = 20_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const minuteMs = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 1 });
  const { pool } = database.owner;
  await pool.query(`insert into users (id, email, username, display_name)
    select 'usr_' || n, n || '@example.com', 'user-' || n, 'User ' || n from generate_series(1, 100) n`);
  const ids = Array.from({ length: entries }, (_, number) => firstIdOf('aud', start + number * minuteMs));
  await pool.query(
    `insert into audit_entries (id, actor_id, action, subject_id, reason, created_at)
      select id, 'usr_' || 1 + n % 100, case when n % 200 = 0 then 'role.grant' else 'account.note' end,
        'usr_' || 1 + n % 700, 'x', to_timestamp($2) + (n - 1) * interval '1 minute'
      from unnest($1::text[]) with ordinality as planted (id, n)`,
    [ids, start / 1000]
  );
  // Without their listings, which say nothing of how days are found.
  await pool.query(`begin; set local session_replication_role = replica;
    insert into listing_daily_counts (listing_id, day, gross_cents)
    select 'lst_' || l, date '2024-01-01' + d, 500 from generate_series(1, 40) l, generate_series(0, 999) d;
    commit`);
  await pool.query('vacuum (analyze) audit_entries, listing_daily_counts');
});
afterAll(() => database.drop());

describe('entries of the audit log are found', () => {
  const week = { from: start + 10_000 * minuteMs, until: start + 10_080 * minuteMs };
  test.each([
    ['without a filter, by their order', {}, 'Backward using audit_entries_pkey'],
    ['by who acted', { actorId: 'usr_7' }, 'audit_entries_actor'],
    ['by whom it was about', { subjectId: 'usr_7' }, 'audit_entries_subject'],
    ['by what was done', { action: 'role.grant' }, 'audit_entries_action'],
    ['by time', week, /audit_entries_(pkey|created)/],
    ['by who acted within a time', { actorId: 'usr_7', ...week }, /Index Cond: .*\(id [<>]/]
  ] as const)('%s', async (_what, filter, index) => {
    const plan = await explainService(database, (context) =>
      listAuditEntries(context, { limit: 20, ...filter })
    );
    expect(plan).toMatch(typeof index === 'string' ? new RegExp(index) : index);
    expect(plan).not.toMatch(/Seq Scan on audit_entries/);
  });

  test('of a time are all of it, and none beside it', async () => {
    const { items } = await listAuditEntries(database, {
      limit: 60,
      from: week.from,
      until: week.from + 3 * minuteMs
    });
    expect(items.map(({ at }) => (at - week.from) / minuteMs)).toEqual([2, 1, 0]);
  });
});

test('the sales of a range read its days and no order, payment or ledger entry', async () => {
  const range = { from: '2026-01-01', to: '2026-01-30' };
  const plan = await explainService(database, (context) => readSalesReport(context, range));
  expect(plan).toContain('listing_daily_counts_day');
  expect(plan).toContain('ledger_daily_totals');
  expect(plan).not.toMatch(/(on|using) (orders|payment_facts|earnings|ledger_entries|ledger_transactions)/);
});

test('searches without results are read by their days', async () => {
  const range = { from: '2026-01-01', to: '2026-01-30' };
  expect(await explainService(database, (context) => listSearchMisses(context, range))).toContain(
    'search_misses_day_hash_pk'
  );
});
