import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allCommands } from '#server/commands/all-commands.ts';
import { fillDemo } from '#server/services/demo/fill-demo.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { stepUpInDatabase } from '../support/server/step-up.ts';
import { signInAs, signUpAs } from '../support/server/test-users.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const run = (name: string, argument = '') => {
  const command = allCommands.find((each) => each.name === name);
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command.run(server.context, argument);
};

test('the first administrator is made by a command, from the next request on', async () => {
  const person = await signUpAs(server);
  const decide = () => server.call('showcase.listPending', { limit: 20 }, person.headers);
  expect((await decide()).status).toBe(403);
  expect(await run('grant-admin', person.email)).toBe('This account is an administrator now.');
  await stepUpInDatabase(server, person.id);
  expect((await decide()).status).toBe(200);
  await expect(run('grant-admin', 'nobody@example.com')).rejects.toThrow('Nobody has an account');
});

test('an account is suspended by a command, which says so in the audit trail', async () => {
  const person = await signUpAs(server);
  expect(await run('suspend', person.email.toUpperCase())).toBe('This account is suspended now.');
  expect((await server.call('account.get', undefined, person.headers)).output).toBeNull();
  expect((await signInAs(server, person)).output).toMatchObject({ account: { status: 'suspended' } });
  expect(await run('suspend', person.email)).toBe('This account is suspended already.');
  const { rows } = await server.database.pool.query(
    'select actor_id, action, reason from audit_entries where subject_id = $1',
    [person.id]
  );
  expect(rows).toEqual([{ actor_id: null, action: 'account.suspend', reason: 'a command on the server' }]);
  await expect(run('suspend', 'nobody@example.com')).rejects.toThrow('Nobody has an account');
});

test('a suspension is lifted by a command, and what the seller sells is seen again', async () => {
  const person = await signUpAs(server);
  await server.database.pool.query("insert into sellers values ($1, 'active', now())", [person.id]);
  const { slug } = await seedListing(server.database.db, person.id, buildPromptDraft());
  const look = async () => (await server.call('listings.get', { slug })).status;
  await run('suspend', person.email);
  await vi.waitFor(async () => expect(await look()).toBe(404));
  expect(await run('lift-suspension', person.email)).toBe('This account is no longer suspended.');
  await vi.waitFor(async () => expect(await look()).toBe(200));
  expect((await signInAs(server, person)).output).toMatchObject({ account: { status: 'active' } });
  expect(await run('lift-suspension', person.email)).toBe('This account is not suspended.');
  const { rows } = await server.database.pool.query(
    'select action from audit_entries where subject_id = $1 order by id',
    [person.id]
  );
  expect(rows).toEqual([{ action: 'account.suspend' }, { action: 'account.lift_suspension' }]);
});

test('the demo catalog is taken out by a command, and there is none twice', async () => {
  const nothing = expect.stringContaining('There is no demo catalog to remove.') as unknown;
  expect(await run('remove-demo')).toEqual(nothing);
  await fillDemo(server.context);
  const count = async () =>
    (await server.database.pool.query('select 1 from listings where is_demo')).rowCount;
  expect(await count()).toBeGreaterThan(0);
  expect(await run('remove-demo')).toBe('The demo catalog is gone.');
  expect(await count()).toBe(0);
  expect(await run('remove-demo')).toEqual(nothing);
});

test('what the server does not know is answered with what it does', async () => {
  const child = spawn(process.execPath, ['server/index.ts', 'make-coffee'], {
    env: { PATH: process.env['PATH'], DATA_DIR: createTempFolder() },
    stdio: ['ignore', 'ignore', 'pipe']
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(output).toContain('grant-admin <email>');
});
