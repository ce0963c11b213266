import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { appendOnlyTables, permanentTables } from '#server/db/application-role.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import { createLog } from '#server/log/create-log.ts';
import { startServer } from '../support/server/start-server.ts';
import { startTestDatabase, type TestDatabase, urlOf } from '../support/server/test-database.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const denied = '42501';

describe('the role of the application', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  afterAll(() => database.drop());
  const refusal = (statement: string) =>
    database.pool.query(statement).then(
      () => 'allowed',
      ({ code }: { code: string }) => code
    );

  test('may not change what the database keeps by a trigger, and the lists name all of it', async () => {
    const { rows } = await database.owner.pool.query<{ name: string; trigger: string }>(`
      select distinct tgrelid::regclass::text as name, proname as trigger
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname in ('reject_change', 'reject_version_change', 'reject_delete')`);
    const namesOf = (...triggers: readonly string[]) =>
      rows
        .filter(({ trigger }) => triggers.includes(trigger))
        .map(({ name }) => name.replace(/^(?!sealed\.)/, 'public.'));
    expect(appendOnlyTables.toSorted()).toEqual(namesOf('reject_change', 'reject_version_change').toSorted());
    expect(permanentTables.toSorted()).toEqual(namesOf('reject_delete').toSorted());
  });

  test.each(appendOnlyTables)('only adds to %s', async (name) => {
    const { rows } = await database.owner.pool.query<{ column: string }>(
      'select quote_ident(attname) as column from pg_attribute where attrelid = $1::regclass and attnum = 1',
      [name]
    );
    const column = rows[0]?.column ?? '';
    expect(await refusal(`update ${name} set ${column} = ${column}`)).toBe(denied);
    expect(await refusal(`delete from ${name}`)).toBe(denied);
    expect(await refusal(`truncate ${name}`)).toBe(denied);
  });

  test.each(permanentTables)('removes nothing from %s', async (name) => {
    expect(await refusal(`delete from ${name}`)).toBe(denied);
    expect(await refusal(`truncate ${name}`)).toBe(denied);
  });

  test.each([
    'set session_replication_role = replica',
    'alter table ledger_entries disable trigger all',
    'drop trigger ledger_entries_append_only on ledger_entries',
    'drop table ledger_entries',
    'create table public.notes (note text)',
    "create function public.note() returns text language sql as 'select 1'",
    "copy (select 1) to program 'cat'",
    "copy (select 1) to '/tmp/reelwright-note'",
    'select rolpassword from pg_authid',
    'create role another superuser',
    'alter role current_user superuser'
  ])('may not: %s', async (statement) => {
    expect(await refusal(statement)).toBe(denied);
  });

  test('is granted the same by a second migration, also the queue that an older server owned', async () => {
    const { owner, drop, ...application } = await startTestDatabase();
    onTestFinished(drop);
    const { rows: tables } = await owner.pool.query<{ statement: string }>(
      "select format('alter table %s owner to current_user', oid::regclass) as statement from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')"
    );
    for (const { statement } of tables) await owner.pool.query(statement);
    await owner.pool.query('alter schema pgboss owner to current_user');
    await migrateDatabase(owner.address, application.address.user);
    const jobs = createJobs(application.jobPool, allJobs, createLog('silent'));
    await jobs.open();
    await jobs.stop();
    const { rows } = await owner.pool.query(
      "select count(*)::int as strangers from pg_class where relnamespace = 'pgboss'::regnamespace and relowner <> $1::regrole",
      [application.address.user]
    );
    expect(rows).toEqual([{ strangers: 0 }]);
  });
});

describe('a server with a database of its operator', () => {
  const variables = {
    AUTH_SECRET: 'a secret of thirty-two characters',
    SITE_URL: 'https://prompts.example.com'
  };
  const start = (more: Readonly<Record<string, string>>) =>
    startServer(createTempFolder(), { ...variables, ...more });

  test('refuses a public site as superuser, and says what to do', async () => {
    const { owner, drop } = await startTestDatabase();
    onTestFinished(drop);
    await expect(start({ DATABASE_URL: urlOf(owner.address) })).rejects.toThrow(
      /The role in DATABASE_URL is a superuser.*DATABASE_OWNER_URL/s
    );
  });

  test('migrates as the owner and runs as the application; without the owner it needs a current database', async () => {
    const { address, owner, drop } = await startTestDatabase({ isEmpty: true });
    onTestFinished(drop);
    const application = { DATABASE_URL: urlOf(address) };
    await expect(start(application)).rejects.toThrow(/The database lacks \d+ migrations.*migrate/s);
    const first = await start({ ...application, DATABASE_OWNER_URL: urlOf(owner.address) });
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await start(application);
    expect((await fetch(`${second.url}/api/ready`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
