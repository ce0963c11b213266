// Administrators' actions on accounts: each once, with a reason, in the audit log; never on their own account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#shared/contract/procedure.ts';
import { type CloudContract, cloudContract } from '#shared/contract/cloud/cloud.ts';
import type { CloudName } from '#shared/contract/cloud/cloud-routes.ts';
import { liftExpiredLimitsJob } from '#server/services/seller/change-seller-state.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { makeAdmin } from '../support/server/step-up.ts';
import { signInAs, type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const reason = 'Asked for by mail, twice';
const dayMs = 86_400_000;

let server: TestApp;
let admin: SignedInUser;
let lateMs = 0;
beforeAll(async () => {
  server = await createTestApp({ context: { now: () => Date.now() + lateMs } });
  admin = await signUpAs(server);
  await makeAdmin(server, admin);
});
afterAll(() => server.stop());

type ActName = Extract<CloudName, `users.${string}`>;
type Act<Name extends ActName> = Omit<InputOf<CloudContract[Name]>, 'id' | 'reason'>;

/** "done", or the code of the refusal. */
async function act<Name extends ActName>(
  name: Name,
  person: { readonly id: string },
  fields: Act<Name>,
  by: SignedInUser = admin
): Promise<string> {
  const input: object = { id: person.id, reason, ...fields };
  return (await server.call(name, input as never, by.headers)).problem?.code ?? 'done';
}

async function readLog(person: { readonly id: string }) {
  const filter = { subjectId: person.id, limit: 60 };
  const { output } = await server.call('auditEntries.list', filter, admin.headers);
  return output.items.map((entry) => [entry.action, entry.actor?.id, entry.reason]);
}

const read = async (person: { readonly id: string }) =>
  (await server.call('users.get', { id: person.id }, admin.headers)).output;

async function signUpAdmin(): Promise<SignedInUser> {
  const person = await signUpAs(server);
  await makeAdmin(server, person);
  return person;
}

describe('an act', () => {
  test('suspends an account, which signs it out, and lifts that again', async () => {
    const person = await signUpAs(server);
    expect(await act('users.setSuspended', person, { isSuspended: true })).toBe('done');
    expect((await server.call('account.get', undefined, person.headers)).output).toBeNull();
    const { cookies } = await signInAs(server, person);
    const refused = await server.call('wishlists.create', { name: 'Rain' }, { cookie: cookies });
    expect(refused.problem.code).toBe('suspended');
    expect(await act('users.setSuspended', person, { isSuspended: true })).toBe('conflict');
    expect(await act('users.setSuspended', person, { isSuspended: false })).toBe('done');
    expect((await server.call('wishlists.create', { name: 'Rain' }, { cookie: cookies })).status).toBe(200);
    expect(await act('users.setSuspended', person, { isSuspended: false })).toBe('conflict');
    expect(await readLog(person)).toEqual([
      ['account.lift_suspension', admin.id, reason],
      ['account.suspend', admin.id, reason]
    ]);
  });

  test('limits a seller until a day, after which it ends by itself', async () => {
    const person = await signUpAs(server);
    const limit = (until: number | null) => act('users.setSellerState', person, { state: 'limited', until });
    expect(await limit(null)).toBe('not_found');
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
      [person.id]
    );
    expect(await limit(Date.now() - 1)).toBe('invalid_input');
    const until = Date.now() + dayMs;
    expect(await limit(until)).toBe('done');
    expect((await read(person)).seller).toMatchObject({ state: 'limited', until, reason });
    expect(await limit(until)).toBe('conflict');
    expect(await act('users.setSellerState', person, { state: 'suspended', until: null })).toBe('done');
    expect(await act('users.setSellerState', person, { state: 'active', until: null })).toBe('done');
    expect(await limit(until)).toBe('done');
    lateMs = dayMs + 60_000;
    await liftExpiredLimitsJob.run(server.context, {});
    lateMs = 0;
    expect((await read(person)).seller?.state).toBe('active');
    expect((await readLog(person)).map(([action]) => action)).toEqual([
      'seller.active',
      'seller.limited',
      'seller.active',
      'seller.suspended',
      'seller.limited'
    ]);
  });

  test('signs a person out everywhere', async () => {
    const person = await signUpAs(server);
    await signInAs(server, person);
    const list = () => server.call('users.listSessions', { id: person.id }, admin.headers);
    expect((await list()).output.length).toBe(2);
    expect(await act('users.signOut', person, {})).toBe('done');
    expect((await list()).output).toEqual([]);
    expect(await readLog(person)).toEqual([['account.sign_out', admin.id, reason]]);
  });

  test('verifies an address, once', async () => {
    const person = await signUpAs(server);
    await server.database.pool.query('update users set is_verified = false where id = $1', [person.id]);
    expect(await act('users.verifyEmail', person, {})).toBe('done');
    expect((await read(person)).isVerified).toBe(true);
    expect(await act('users.verifyEmail', person, {})).toBe('conflict');
    expect(await readLog(person)).toEqual([['account.verify', admin.id, reason]]);
  });

  test('adds a note, which nobody changes and the person does not read', async () => {
    const person = await signUpAs(server);
    const text = 'Wrote twice about the fog';
    expect(await act('users.addNote', person, { text })).toBe('done');
    const { output } = await server.call('users.listNotes', { id: person.id, limit: 20 }, admin.headers);
    expect(output.items).toMatchObject([{ text, author: { id: admin.id } }]);
    expect(await readLog(person)).toEqual([['account.note', admin.id, 'a note was added']]);
    const { pool } = server.database;
    await expect(pool.query("update account_notes set text = 'Other'")).rejects.toThrow(
      'a note never changes'
    );
    await expect(pool.query('delete from account_notes')).rejects.toThrow('permission denied');
    const own = await server.call('account.export', undefined, person.headers);
    expect(JSON.stringify(own.output)).not.toContain(text);
  });

  test('exports what is kept about a person', async () => {
    const person = await signUpAs(server);
    const { output } = await server.call('users.export', { id: person.id, reason }, admin.headers);
    expect(output.tables['users']).toMatchObject([{ id: person.id, email: person.email }]);
    expect(await readLog(person)).toEqual([['account.export', admin.id, reason]]);
  });

  test('deletes an account whose name was typed, with the notes about it', async () => {
    const person = await signUpAs(server);
    await act('users.addNote', person, { text: 'Lives in Faro' });
    const erase = (confirmation: string) => act('users.erase', person, { confirmation });
    expect(await erase('somebody-else')).toBe('wrong_credentials');
    expect(await erase(person.username)).toBe('done');
    expect(await read(person)).toMatchObject({ isDeleted: true, displayName: 'Deleted account' });
    const { rows } = await server.database.pool.query('select text from account_notes where user_id = $1', [
      person.id
    ]);
    expect(rows).toEqual([{ text: '' }]);
    expect(await erase(person.username)).toBe('not_found');
    expect((await readLog(person))[0]).toEqual(['account.erase', admin.id, reason]);
  });
});

const acts: Readonly<Record<string, object>> = {
  'users.setSuspended': { isSuspended: true },
  'users.setSellerState': { state: 'limited', until: null },
  'users.signOut': {},
  'users.verifyEmail': {},
  'users.setAdministrator': { isAdministrator: false },
  'users.addNote': { text: 'I am fine' },
  'users.export': {},
  'users.erase': { confirmation: 'ada' },
  'users.voidStrike': { decisionId: 'dec_01k9xfv6r015650j7ssarhbeky' }
};

test('every act is among those that are tried on oneself', () => {
  const names = Object.keys(cloudContract).filter(
    (name) => name.startsWith('users.') && cloudContract[name as CloudName].kind === 'command'
  );
  expect(Object.keys(acts).toSorted()).toEqual(names.toSorted());
});

describe.each(Object.keys(acts) as ActName[])('%s', (name) => {
  test('is refused on one’s own account', async () => {
    const before = await readLog(admin);
    expect(await act(name, admin, acts[name] as never)).toBe('own_account');
    expect(await readLog(admin)).toEqual(before);
  });

  test('is refused without a reason', async () => {
    const person = await signUpAs(server);
    const short = name === 'users.addNote' ? { text: ' ' } : { reason: ' because   ' };
    const fields: object = { ...acts[name], ...short };
    expect(await act(name, person, fields as never)).toBe('invalid_input');
    expect(await readLog(person)).toEqual([]);
  });
});

describe('the role of an administrator', () => {
  test('is granted and revoked, each once, and holds from the next request', async () => {
    const person = await signUpAs(server);
    const set = (isAdministrator: boolean) => act('users.setAdministrator', person, { isAdministrator });
    expect(await set(false)).toBe('conflict');
    expect(await set(true)).toBe('done');
    expect(await set(true)).toBe('conflict');
    expect((await read(person)).roles).toContain('admin');
    expect(await set(false)).toBe('done');
    const asked = await server.call('admin.getAccess', undefined, person.headers);
    expect(asked.problem.code).toBe('forbidden');
    expect(await readLog(person)).toEqual([
      ['role.revoke', admin.id, reason],
      ['role.grant', admin.id, reason]
    ]);
  });

  test('is not given to a suspended person, and keeps one from being suspended or deleted', async () => {
    const suspended = await signUpAs(server);
    await act('users.setSuspended', suspended, { isSuspended: true });
    expect(await act('users.setAdministrator', suspended, { isAdministrator: true })).toBe('conflict');
    const other = await signUpAdmin();
    expect(await act('users.setSuspended', other, { isSuspended: true })).toBe('is_administrator');
    expect(await act('users.erase', other, { confirmation: other.username })).toBe('is_administrator');
    await act('users.setAdministrator', other, { isAdministrator: false });
  });

  test('stays with one of two who revoke each other’s at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await signUpAdmin(), await signUpAdmin()];
      const outcomes = await Promise.all([
        act('users.setAdministrator', other, { isAdministrator: false }, one),
        act('users.setAdministrator', one, { isAdministrator: false }, other)
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'forbidden']);
      const left = outcomes[0] === 'done' ? one : other;
      await act('users.setAdministrator', left, { isAdministrator: false });
    }
  });

  test('is not lost with the account of the last one', async () => {
    const leave = () => server.call('account.remove', { confirmation: admin.password }, admin.headers);
    const { problem } = await leave();
    expect(problem.code).toBe('last_administrator');
    await signUpAdmin();
    expect((await leave()).status).toBe(204);
  });
});
