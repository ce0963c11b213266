import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantRole } from '#server/services/account/lifecycle/moderation.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { stepUpInDatabase } from '../support/server/step-up.ts';
import { signUpAs } from '../support/server/test-users.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const audit = async (id: string) =>
  (
    await server.database.pool.query(
      'select actor_id, action, reason, details from audit_entries where subject_id = $1',
      [id]
    )
  ).rows;

test('the first admin is made by a command, works with the session there is, and stands in the audit trail once', async () => {
  const person = await signUpAs(server);
  const pending = () => server.call('showcase.listPending', { limit: 20 }, person.headers);
  expect((await pending()).status).toBe(403);
  const grant = {
    email: person.email.toUpperCase(),
    role: 'admin',
    actorId: null,
    reason: 'First one'
  } as const;
  await grantRole(server.context, grant);
  await grantRole(server.context, grant);
  expect((await pending()).problem.code).toBe('second_factor_missing');
  await stepUpInDatabase(server, person.id);
  expect((await pending()).status).toBe(200);
  expect((await server.call('account.get', undefined, person.headers)).output?.roles).toEqual([
    'user',
    'admin'
  ]);
  expect(await audit(person.id)).toEqual([
    { actor_id: null, action: 'role.grant', reason: 'First one', details: { role: 'admin' } }
  ]);
});

test('a role is given to nobody who has no account', async () => {
  const grant = { email: 'nobody@example.com', role: 'admin', actorId: null, reason: 'x' } as const;
  await expect(grantRole(server.context, grant)).rejects.toMatchObject({ code: 'not_found' });
});

test('the audit trail is only ever added to', async () => {
  const { pool } = server.database.owner;
  for (const statement of [
    "update audit_entries set reason = 'another'",
    'delete from audit_entries',
    'truncate audit_entries'
  ]) {
    await expect(pool.query(statement)).rejects.toThrow('audit_entries is only ever added to');
  }
});
