// The public status: each service by what is measured of it, the worst of each day, and nothing of anybody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/client.ts';
import { getStatus, recordServiceStates } from '#server/services/status/service-status.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';

const minuteMs = 60_000;
const working = {
  api: 'working',
  database: 'working',
  payments: 'working',
  mail: 'working',
  jobs: 'working'
};

let server: TestApp;
let aheadMs = 0;
let freeBytes = 50;
const now = () => Date.now() + aheadMs;

beforeAll(async () => {
  const readDisk = () => Promise.resolve({ freeBytes, totalBytes: 100 });
  server = await createTestApp({ context: { now, readDisk } });
});
afterAll(() => server.stop());

const run = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
/** Measured anew: the answer before it is cached for 15 seconds. */
async function readStates() {
  aheadMs += 16_000;
  return (await server.call('status.get')).output.states;
}

test('a calm server works; what waits or fails makes its service degraded or down', async () => {
  expect(await readStates()).toEqual(working);

  freeBytes = 9;
  expect(await readStates()).toEqual({ ...working, database: 'degraded' });
  freeBytes = 1;
  expect(await readStates()).toEqual({ ...working, database: 'down' });
  freeBytes = 50;

  const hour = new Date(now() - (now() % (60 * minuteMs)));
  await run("insert into route_failures values ($1, '/api/v1/orders', 25)", [hour]);
  expect(await readStates()).toEqual({ ...working, api: 'degraded' });
  await run('delete from route_failures');

  await run(
    `insert into pgboss.job (name, state, output, completed_on)
     select 'forget-visitors', 'failed', '{}', $1 from generate_series(1, 5)`,
    [new Date(now())]
  );
  expect(await readStates()).toEqual({ ...working, jobs: 'degraded' });
  await run("delete from pgboss.job where state = 'failed'");

  // A queue that no worker takes from.
  await run('select pgboss.create_queue(\'unworked\', \'{"policy":"short"}\')');
  const due = (minutes: number) => new Date(now() - minutes * minuteMs);
  await run("insert into pgboss.job (name, state, start_after) values ('unworked', 'created', $1)", [due(6)]);
  expect(await readStates()).toEqual({ ...working, jobs: 'degraded' });
  await run('update pgboss.job set start_after = $1 where name = $2', [due(31), 'unworked']);
  expect(await readStates()).toEqual({ ...working, jobs: 'down' });
  await run("delete from pgboss.job where name = 'unworked'");

  const heard =
    'insert into provider_cursors values ($1, $2) on conflict (provider) do update set read_until = $2';
  await run(heard, ['sandbox', due(61)]);
  expect(await readStates()).toEqual({ ...working, payments: 'down' });
  await run('delete from provider_cursors');
});

test('mail is degraded by a notice that waits for long', async () => {
  await run(
    "insert into users (id, email, username, display_name) values ('usr_x', 'x@example.com', 'x', 'X')"
  );
  await run(
    `insert into notices (id, user_id, key, subject, is_in_app, created_at, mail)
     values ('ntc_x', 'usr_x', 'x', '{}', true, $1, 'waiting')`,
    [new Date(now() - 20 * minuteMs)]
  );
  expect(await readStates()).toEqual({ ...working, mail: 'degraded' });
  await run("delete from users where id = 'usr_x'");
});

test('without its database the server says that nothing works', async () => {
  const nowhere = connect({ host: '127.0.0.1', port: 1 }, () => undefined);
  const { states, days } = await getStatus({ ...server.context, db: nowhere.db });
  expect(new Set(Object.values(states))).toEqual(new Set(['down']));
  expect(days).toEqual([]);
});

test('each day keeps the worst state, and a day without data is left out', async () => {
  const record = () => recordServiceStates.run(server.context, {});
  await run('delete from service_days');
  await record();
  freeBytes = 9;
  await record();
  freeBytes = 50;
  await record();
  await run("insert into service_days values ('2020-01-01', 'api', 'down')");
  aheadMs += 16_000;
  const { days } = (await server.call('status.get')).output;
  const today = new Date(now()).toISOString().slice(0, 10);
  expect(days).toEqual(
    Object.entries({ ...working, database: 'degraded' })
      .map(([service, state]) => ({ day: today, service, state }))
      .toSorted((one, other) => (one.service < other.service ? -1 : 1))
  );
});

test('the answer is measured once for everybody, and holds states and days alone', async () => {
  const { output } = await server.call('status.get');
  freeBytes = 1;
  expect((await server.call('status.get')).output).toEqual(output);
  freeBytes = 50;
  expect(Object.keys(output).toSorted()).toEqual(['asOf', 'days', 'states']);
});
