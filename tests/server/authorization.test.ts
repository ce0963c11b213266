// The permitted callers of every route, for every kind of actor. A route that is not declared here does not
// compile; one that is served without the contract fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantRole, suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { paymentEventsPath } from '#server/routes/payment-events.ts';
import { providerCallbackPath } from '#server/routes/account.ts';
import { type CloudName, cloudRoutes } from '#shared/contract/cloud/cloud-routes.ts';
import { pokesPath } from '#shared/contract/sync/pokes-path.ts';
import { declaredAccess } from '../support/server/declared-access.ts';
import { type Subject, subjects } from '../support/server/authorization-rows.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { signInAs, signUpAs, type SignedInUser } from '../support/server/test-users.ts';
import { stepUpInDatabase } from '../support/server/step-up.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { wholeInputs } from '../support/server/valid-inputs.ts';

const page = { limit: 20 };

let server: TestApp;
const people = new Map<Subject, SignedInUser>();
let cookies: Record<Subject, string>;

beforeAll(async () => {
  server = await createTestApp();
  for (const subject of subjects) {
    if (subject !== 'visitor') people.set(subject, await signUpAs(server));
  }
  for (const subject of ['seller', 'other seller'] as const) {
    const { id } = get(subject);
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
      [id]
    );
    await seedListing(server.database.db, id, buildPromptDraft({ title: subject }));
  }
  await grantRole(server.context, { email: get('admin').email, role: 'admin', actorId: null, reason: 'x' });
  await suspendAccount(server.context, { userId: get('suspended').id, actorId: null, reason: 'x' });
  const found: [Subject, string][] = [];
  for (const subject of subjects) found.push([subject, await come(subject)]);
  cookies = Object.fromEntries(found) as typeof cookies;
  await server.database.pool.query(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [get('expired').id]
  );
  const { password: confirmation } = get('deleted');
  await server.call('account.remove', { confirmation }, { cookie: cookies.deleted });
});
afterAll(() => server.stop());

function get(subject: Subject): SignedInUser {
  const person = people.get(subject);
  if (person === undefined) throw new Error(`${subject} is nobody`);
  return person;
}

async function come(subject: Subject): Promise<string> {
  if (subject === 'visitor') return '';
  // Sign-in would ask for a code of the factor that stepping up pretends.
  await server.database.pool.query('update users set has_second_factor = false');
  const { cookies: theirs } = await signInAs(server, get(subject));
  await stepUpInDatabase(server, get('admin').id);
  return theirs;
}

const refusals: ReadonlySet<string> = new Set(['unauthenticated', 'forbidden', 'suspended']);

describe.each(Object.keys(declaredAccess) as CloudName[])('%s', (name) => {
  test.each(subjects)('by %s', async (subject) => {
    const answer = await server.call(name, wholeInputs[name] as never, { cookie: cookies[subject] });
    const { code } = answer.problem ?? {};
    expect(answer.status).toBeLessThan(500);
    expect(
      answer.problem === undefined || answer.status < 400 || !refusals.has(code ?? '') ? 'let in' : code
    ).toBe(declaredAccess[name][subject]);
    if (name === 'account.signOut' || name === 'account.signOutEverywhere') {
      if (!['visitor', 'deleted', 'expired'].includes(subject)) cookies[subject] = await come(subject);
    }
  });
});

describe('what is another’s', () => {
  test('no place of theirs is listed or ended', async () => {
    for (const subject of ['other user', 'other seller', 'admin'] as const) {
      const theirs = await server.call('account.listSessions', undefined, { cookie: cookies.user });
      const mine = await server.call('account.listSessions', undefined, { cookie: cookies[subject] });
      const ids = theirs.output.map(({ id }) => id);
      expect(mine.output.filter(({ id }) => ids.includes(id))).toEqual([]);
      const [id = ''] = ids;
      const ended = await server.call('account.revokeSession', { id }, { cookie: cookies[subject] });
      expect(ended.problem.code).toBe('not_found');
    }
    expect((await server.call('account.get', undefined, { cookie: cookies.user })).output?.id).toBe(
      get('user').id
    );
  });

  test('a profile or picture is changed only by its own person, whoever else is named', async () => {
    const before = await server.call('profiles.get', { username: get('user').username });
    const draft = { username: get('user').username, displayName: 'Taken over', bio: '', links: [] };
    for (const subject of ['other user', 'admin'] as const) {
      const input = { ...draft, id: get('user').id, userId: get('user').id };
      const answer = await server.call('profiles.save', input, { cookie: cookies[subject] });
      expect(answer.problem.code).toBe('username_taken');
      await server.call('profiles.removeAvatar', undefined, { cookie: cookies[subject] });
    }
    expect((await server.call('profiles.get', { username: get('user').username })).output).toEqual(
      before.output
    );
  });

  test('a role that is taken away is gone with the next request', async () => {
    const ask = () => server.call('showcase.listPending', page, { cookie: cookies.admin });
    expect((await ask()).status).toBe(200);
    await server.database.pool.query('delete from user_roles where user_id = $1', [get('admin').id]);
    expect((await ask()).problem.code).toBe('forbidden');
  });
});

describe('the routes that are served', () => {
  const nameOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;
  const served = () => [
    ...new Set(
      server.app.routes
        .filter(({ path, method }) => path.startsWith('/api') && method !== 'ALL')
        .map(({ path, method }) => nameOf(method, path))
    )
  ];

  test('are those of the contract, and the few that are declared here', () => {
    const contract = Object.values(cloudRoutes).map(({ method, path }) => nameOf(method, path));
    const beside = [
      nameOf('get', providerCallbackPath),
      nameOf('post', paymentEventsPath),
      // The permission to follow it is tested beside it.
      nameOf('get', pokesPath),
      'GET /api/openapi.json',
      'GET /api/docs'
    ];
    expect(served().filter((name) => ![...contract, ...beside].includes(name))).toEqual([]);
    expect(contract.filter((name) => !served().includes(name))).toEqual([]);
  });
});
