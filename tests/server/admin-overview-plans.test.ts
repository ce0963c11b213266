// The query plans of the dashboard among many rows: what waits, failed or came today is read by an index.
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#server/db/schema.ts';
import { listFailedJobs } from '#server/services/admin/operations/failed-jobs.ts';
import { countLateEvents, listLateEvents } from '#server/services/admin/operations/late-events.ts';
import { countNoticeMails } from '#server/services/admin/operations/mails.ts';
import { readQueues } from '#server/services/admin/operations/queues.ts';
import { listRouteFailures } from '#server/services/admin/operations/route-failures.ts';
import { countDay } from '#server/services/admin/overview/count-day.ts';
import { countWaiting } from '#server/services/admin/overview/get-overview.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

const count = 20_000;
const now = Date.UTC(2026, 10, 26, 12);
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 1 });
  const { pool } = database.owner;
  const insert = (text: string) => pool.query(`${text} from generate_series(1, ${count}) n`);
  // Replica: rows of these tables stand alone here, without those they belong to.
  await pool.query('set session_replication_role = replica');
  await insert(`insert into users (id, email, username, display_name)
    select 'usr_0' || lpad(n::text, 8, '0'), n || '@example.com', 'u' || n, 'U'`);
  await insert(`insert into listing_submissions (id, listing_id, state, content, submitted_at)
    select 'lsb_' || n, 'lst_' || n, case when n % 2000 = 0 then 'pending' else 'approved' end, '{}', now()`);
  await insert(`insert into listings (id, seller_id, slug, kind, state, created_at, updated_at, unreviewed_since)
    select 'lst_' || n, 'usr_0' || lpad(n::text, 8, '0'), 's' || n, 'prompt', 'published', now(), now(),
      case when n % 2000 = 0 then now() end`);
  await insert(`insert into refund_requests (id, order_id, state, reason, requested_at, decide_by, decided_at)
    select 'rrq_' || n, 'ord_' || n, case when n % 2000 = 0 then 'open' else 'approved' end, '', now(), now(),
      case when n % 2000 = 0 then null else now() end`);
  await insert(`insert into reports (id, reporter_id, subject_kind, subject_id, reason, note, state, created_at)
    select 'rpt_' || n, 'usr_0', 'review', 'rev_' || n, 'spam', '', case when n % 2000 = 0 then 'pending' else 'actioned' end, now()`);
  await insert(`insert into showcase_entries (id, state, title, creator, model, note, host, video_id, data, submitted_at)
    select 'shw_' || n, case when n % 2000 = 0 then 'pending' else 'approved' end, '', '', '', '', 'youtube', 'v' || n, '{}', now()`);
  await insert(`insert into appeals (id, decision_id, text, state, created_at, decided_at)
    select 'apl_' || n, 'dec_' || n, '', case when n % 2000 = 0 then 'open' else 'rejected' end, now(),
      case when n % 2000 = 0 then null else now() end`);
  await insert(`insert into contact_messages (id, name, email, topic, message, fingerprint, received_at, answered_at)
    select 'msg_' || n, '', '', 'other', '', '', now(), case when n % 2000 = 0 then null else now() end`);
  await insert(`insert into notices (id, user_id, key, subject, is_in_app, created_at, mail)
    select 'ntc_' || n, 'usr_0', n, '{}', true, now(), case n % 4000 when 0 then 'waiting' when 1 then 'failed' else 'sent' end`);
  await insert(`insert into provider_events (provider, event_id, type, facts, received_at, applied_at)
    select 'sandbox', n, 'paid', '[]', now(), case when n % 4000 = 0 then null else now() end`);
  await insert(`insert into ledger_transactions (id, order_id, currency, cause, created_at)
    select 'ltx_0' || lpad(n::text, 8, '0'), 'ord_' || n, 'USD', '', now()`);
  await insert(`insert into ledger_entries (transaction_id, account, cents)
    select 'ltx_0' || lpad(n::text, 8, '0'), 'commission', 1`);
  await insert(`insert into route_failures (hour, route, failures)
    select '2026-01-01'::timestamptz + n * interval '10 minutes', '/api', 1`);
  await insert(`insert into pgboss.job (name, state, completed_on)
    select 'mail-contact', case when n % 4000 = 0 then 'failed' else 'completed' end::pgboss.job_state, now()`);
  await pool.query('vacuum (analyze)');
});
afterAll(() => database.drop());

/** The plans of every statement that a service runs. */
async function explainService(
  run: (context: Pick<TestDatabase, 'db'> & { now: () => number }) => Promise<unknown>
) {
  const statements: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await run({ db: drizzle(database.pool, { schema, casing: 'snake_case', logger }), now: () => now });
  const plans: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await database.pool.query<Record<string, string>>(`explain ${text}`, values);
    plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
  }
  return plans.join('\n');
}

const wholeRead =
  /Seq Scan on (users|listings|listing_submissions|refund_requests|reports|showcase_entries|appeals|contact_messages|notices|provider_events|ledger_transactions|ledger_entries|route_failures|job_common)/;
const today = { from: now - 12 * 3_600_000, until: now };

test.each([
  ['what waits', 'listing_submissions_queue', countWaiting],
  ['the money and the people of a day', 'ledger_transactions_pkey', (context) => countDay(context, today)],
  ['mails that wait or failed', 'notices_not_mailed', ({ db }) => countNoticeMails(db)],
  ['late events, counted', 'provider_events_unapplied', countLateEvents],
  ['late events, listed', 'provider_events_unapplied', listLateEvents],
  ['failed requests', 'route_failures_hour_route_pk', listRouteFailures],
  ['queues', 'job_failed', readQueues],
  ['failed jobs', 'job_failed', (context) => listFailedJobs(context, { limit: 20 })]
] as const satisfies readonly (readonly [string, string, Parameters<typeof explainService>[0]])[])(
  '%s: read by %s and others',
  async (_what, index, run) => {
    const plan = await explainService(run);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(wholeRead);
  }
);
