// Operations: each number against what was planted, what failed is tried again, and nothing tells of a person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariantsJob } from '#server/invariants/check-invariants-job.ts';
import { removeOldRecords } from '#server/services/admin/operations/remove-old-records.ts';
import { type BuyingFixture, createBuyingFixture } from '../support/server/buying-fixture.ts';
import { canaries, findCanaries } from '../support/server/canaries.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const [sealed = ''] = canaries;
const pollOptions = { timeout: 20_000, interval: 50 };

let shop: BuyingFixture;
let admin: SignedInUser;
let slug: string;

beforeAll(async () => {
  shop = await createBuyingFixture();
  admin = await signUpAs(shop.server);
  await makeAdmin(shop.server, admin);
  ({ slug } = await shop.sell(2000, { concept: `A ${sealed}` }));
  await shop.buy(slug, 2000);
});
afterAll(() => shop.server.stop());

const run = (text: string, values: unknown[] = []) => shop.server.database.pool.query(text, values);
const asOwner = (text: string) => shop.server.database.owner.pool.query(text);
const read = async () => (await shop.server.call('operations.get', undefined, admin.headers)).output;
const listFailed = async (queue?: string) => {
  const filter = { limit: 60, ...(queue === undefined ? {} : { queue }) };
  return (await shop.server.call('operations.listFailedJobs', filter, admin.headers)).output.items;
};
const lastAct = async () =>
  (await shop.server.call('auditEntries.list', { limit: 1 }, admin.headers)).output.items[0];

/** A job as the queue leaves it after its last attempt. */
async function failJob(queue: string, payload: object, at: number): Promise<string> {
  const { rows } = await run(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, output, created_on, completed_on, deletion_seconds)
     values ($1, $2, 'failed', 5, 5, '{"name":"ECONNREFUSED"}', $3, $4, 604800) returning id`,
    [queue, { payload }, new Date(at - minuteMs), new Date(at)]
  );
  return (rows[0] as { id: string }).id;
}

const passwordMail = () => ({ userId: shop.buyer.id, notice: 'passwordChanged', language: 'en' });

test('a failed job is listed without its payload, and runs when it is tried again', async () => {
  const at = shop.now() - hourMs;
  const id = await failJob('send-notice', passwordMail(), at);
  const listed = await listFailed();
  expect(listed).toEqual([
    { id, queue: 'send-notice', error: 'ECONNREFUSED', attempts: 6, createdAt: at - minuteMs, failedAt: at }
  ]);
  expect(await read()).toMatchObject({
    queues: expect.arrayContaining([{ name: 'send-notice', waiting: 0, failed: 1 }]),
    mails: { failedJobs: 1 }
  });
  const { output } = await shop.server.call(
    'operations.retryJobs',
    { queue: 'send-notice', id },
    admin.headers
  );
  expect(output).toEqual({ retried: 1 });
  expect((await shop.server.waitForMail(shop.buyer.email)).subject).toMatch(/password/i);
  expect(await listFailed()).toEqual([]);
  expect(await lastAct()).toMatchObject({
    action: 'job.retry',
    actor: { id: admin.id },
    subject: { id: 'send-notice' },
    details: { jobs: 1 }
  });
  const again = await shop.server.call('operations.retryJobs', { queue: 'send-notice', id }, admin.headers);
  expect(again.problem.code).toBe('not_found');
});

test('failed jobs are listed page by page, newest first', async () => {
  const at = shop.now() - 2 * hourMs;
  for (const age of [3, 1, 2]) await failJob('send-recovery-mail', { id: 'x' }, at - age * minuteMs);
  const ages: number[] = [];
  let cursor: string | undefined;
  do {
    const page = { limit: 2, queue: 'send-recovery-mail', ...(cursor === undefined ? {} : { cursor }) };
    const { output } = await shop.server.call('operations.listFailedJobs', page, admin.headers);
    ages.push(...output.items.map(({ failedAt }) => (at - failedAt) / minuteMs));
    cursor = output.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(ages).toEqual([1, 2, 3]);
  await run("delete from pgboss.job where name = 'send-recovery-mail'");
});

test('completed jobs go after an hour, failed ones stay for seven days', async () => {
  const keep = await failJob('mail-contact', { id: 'msg_none' }, shop.now() - 24 * hourMs);
  const age = (hours: number) => new Date(shop.now() - hours * hourMs);
  await run(
    `insert into pgboss.job (name, state, completed_on, deletion_seconds)
     values ('mail-contact', 'completed', $1, 604800), ('mail-contact', 'completed', $2, 604800)`,
    [age(2), age(0.5)]
  );
  await removeOldRecords.run(shop.server.context, {});
  const { rows } = await run("select state, id from pgboss.job where name = 'mail-contact' order by state");
  expect(rows.map((row) => (row as { state: string }).state)).toEqual(['completed', 'failed']);
  expect((await listFailed('mail-contact')).map(({ id }) => id)).toEqual([keep]);
  const queues = await run('select distinct deletion_seconds from pgboss.queue where name not like $1', [
    '\\_\\_%'
  ]);
  expect(queues.rows).toEqual([{ deletion_seconds: 7 * 86_400 }]);
  const all = { queue: 'mail-contact' };
  expect((await shop.server.call('operations.retryJobs', all, admin.headers)).output).toEqual({ retried: 1 });
  await expect.poll(() => listFailed('mail-contact'), pollOptions).toEqual([]);
});

test('a payment event that cannot be applied is late, and is applied once it can be', async () => {
  await shop.signUpBuyer();
  const { output: order } = await shop.place(slug, 2000);
  shop.clock.ahead = -10 * minuteMs;
  const eventId = await shop.hear(shop.provider.pay(`chk_${order.id}`));
  shop.clock.ahead = 0;
  const setCents = (cents: number) =>
    run('update provider_events set facts = jsonb_set(facts, $1, $2) where event_id = $3', [
      '{0,cents}',
      String(cents),
      eventId
    ]);
  await setCents(1);
  const provider = shop.provider.name;
  const late = (await shop.server.call('operations.listLateEvents', undefined, admin.headers)).output;
  expect(late).toMatchObject([{ provider, eventId, type: 'paid' }]);
  expect((await read()).events).toEqual({ late: 1, unmatched: 0, oldestAt: late[0]?.receivedAt });
  const apply = async () =>
    (await shop.server.call('operations.applyEvent', { provider, eventId }, admin.headers)).problem?.code ??
    'done';
  expect(await apply()).toBe('not_applied');
  await setCents(2000);
  expect(await apply()).toBe('done');
  expect((await shop.get(order.id)).output.state).toBe('paid');
  expect(await lastAct()).toMatchObject({ action: 'event.apply', subject: { id: order.id } });
  expect(await apply()).toBe('not_found');
  expect((await read()).events.late).toBe(0);
});

test('notices that were given up are counted and mailed again', async () => {
  const { email, id } = shop.buyer;
  await run("update notices set mail = 'failed', mail_attempts = 9 where user_id = $1", [id]);
  expect((await read()).mails.failed).toBeGreaterThan(0);
  const { output } = await shop.server.call('operations.retryMails', undefined, admin.headers);
  expect(output.retried).toBeGreaterThan(0);
  expect((await shop.server.waitForMail(email)).subject).not.toBe('');
  expect(await lastAct()).toMatchObject({ action: 'mail.retry', details: { mails: output.retried } });
  expect((await shop.server.call('operations.retryMails', undefined, admin.headers)).problem.code).toBe(
    'not_found'
  );
});

test('the last run of the invariants tells which are violated, and by how many rows', async () => {
  await checkInvariantsJob.run(shop.server.context, {});
  const before = (await read()).invariants;
  expect(before?.violations.map(({ name }) => name)).not.toContain('sales_are_counted');
  await run('update listings set sales_count = sales_count + 3 where slug = $1', [slug]);
  await shop.server.call('operations.checkInvariants', undefined, admin.headers);
  await expect
    .poll(async () => (await read()).invariants?.violations, pollOptions)
    .toContainEqual({ name: 'sales_are_counted', statement: expect.stringContaining('recount'), rows: 1 });
  expect((await read()).invariants?.total).toBe(before?.total);
  expect(await lastAct()).toMatchObject({ action: 'invariants.run', actor: { id: admin.id } });
  await run('update listings set sales_count = sales_count - 3 where slug = $1', [slug]);
});

test('requests that fail are counted by their route', async () => {
  await asOwner('alter table follows rename to follows_away');
  for (let times = 0; times < 3; times += 1)
    expect((await shop.server.call('follows.list', { limit: 20 }, shop.buyer.headers)).status).toBe(500);
  await asOwner('alter table follows_away rename to follows');
  const hour = shop.now() - (shop.now() % hourMs);
  await expect
    .poll(async () => (await read()).routeFailures, pollOptions)
    .toEqual([{ route: '/api/v1/follows', count: 3, lastHour: hour }]);
});

test('money that did not arrive is listed with whose it is, and the storage is measured', async () => {
  const bought = await shop.sell(900);
  const { id: orderId } = await shop.buy(bought.slug, 900);
  await shop.refund(orderId, `A ${sealed}`);
  const { rows: refunds } = await run('select id from refunds where order_id = $1', [orderId]);
  const id = (refunds[0] as { id: string }).id;
  const at = shop.now();
  await shop.tell(shop.provider.happen(`chk_${orderId}`, { kind: 'refund_failed', id, at }));
  const found = await read();
  expect(found.failedTransfers).toMatchObject([{ kind: 'refund', id, cents: 900, userId: shop.buyer.id }]);
  const { totalBytes, freeBytes } = await shop.server.context.readDisk();
  expect(found.disk.totalBytes).toBe(totalBytes);
  expect(freeBytes).toBeGreaterThan(0);
  const { rows } = await run('select pg_database_size(current_database())::int as bytes');
  expect(found.database.bytes).toBeGreaterThan((rows[0] as { bytes: number }).bytes / 2);
  expect(found.database.connections).toBeGreaterThan(0);
  expect(found.database.connections).toBeLessThanOrEqual(found.database.maxConnections);
  const text = JSON.stringify(found);
  expect(findCanaries(text)).toEqual([]);
  for (const hidden of [shop.buyer.email, shop.buyer.username, slug]) expect(text).not.toContain(hidden);
});
