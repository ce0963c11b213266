import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { signUpAs, type SignedInUser } from '../support/server/test-users.ts';

let server: TestApp;
beforeAll(async () => (server = await createTestApp()));
afterAll(() => server.stop());

const save = (person: SignedInUser, username: string) =>
  server.call('profiles.save', { username, displayName: 'Name', bio: '', links: [] }, person.headers);

test('a username that somebody else takes at the same moment is taken', async () => {
  const [first, second] = [await signUpAs(server), await signUpAs(server)];
  const { pool } = server.database;
  const other = await pool.connect();
  await other.query('begin');
  await other.query("update users set username = 'wanted' where id = $1", [first.id]);
  const saving = save(second, 'wanted');
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    );
    expect(rows).toHaveLength(1);
  }, 10_000);
  await other.query('commit');
  other.release();
  const answer = await saving;
  expect([answer.status, answer.problem.code]).toEqual([409, 'username_taken']);
  expect((await save(second, 'free')).output.profile.username).toBe('free');
});

test('of many who take one username at once, one has it and the others hear that it is taken', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => signUpAs(server)));
  const answers = await Promise.all(people.map((person) => save(person, 'one-of-five')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
});

describe('a name that others see', () => {
  const flaws = [
    'Ada \u202egnp.exe',
    '\u200b\u2060',
    '\u3164',
    'Rееlwright',
    'Reelwright Support',
    'R33lwr1ght'
  ];

  test.each(flaws)('%j is taken for no person and no wishlist', async (name) => {
    const person = await signUpAs(server);
    const profile = { username: person.username, displayName: name, bio: '', links: [] };
    const answers = [
      await server.call('profiles.save', profile, person.headers),
      await server.call('wishlists.create', { name }, person.headers),
      await server.call('account.signUp', {
        email: 'names@example.com',
        password: 'violet tractor 12',
        username: 'names-of-people',
        displayName: name
      })
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => 'invalid_input'));
  });

  test.each(['reelwright', 'reel-wright', 'reelwr1ght', 'reelvvright-help'])(
    '%s is nobody’s username',
    async (username) => {
      const answer = await save(await signUpAs(server), username);
      expect(answer.problem.code).toBe('username_taken');
    }
  );

  test.each(['https://bank.example@evil.example/', 'https://user:pw@evil.example/'])(
    'nor does a profile link to %s',
    async (url) => {
      const { username, headers } = await signUpAs(server);
      const profile = { username, displayName: 'Ada', bio: '', links: [{ label: 'Bank', url }] };
      expect((await server.call('profiles.save', profile, headers)).problem.code).toBe('invalid_input');
    }
  );
});
