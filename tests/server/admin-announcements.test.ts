// Announcements: in both languages, for a limited time, until they are ended.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { makeAdmin, stepUpInDatabase } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const hourMs = 3_600_000;
const reason = 'The provider announced an outage';
const texts = { en: 'Payments pause tonight.', es: 'Los pagos se detienen esta noche.' };
const clock = { ahead: 0 };
const now = () => Date.now() + clock.ahead;

let server: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  server = await createTestApp({ context: { now } });
  admin = await signUpAs(server, { displayName: 'Ada Keeper' });
  await makeAdmin(server, admin);
});
beforeEach(async () => {
  clock.ahead = 0;
  await stepUpInDatabase(server, admin.id);
});
afterAll(() => server.stop());

const publish = (startsAt: number | null, endsAt: number) =>
  server.call('announcements.publish', { tone: 'warning', texts, startsAt, endsAt, reason }, admin.headers);
const end = (id: string) => server.call('announcements.end', { id, reason }, admin.headers);
const readShown = async () => (await server.call('platformState.get')).output.announcements;
const listLog = async (action: 'announcement.publish' | 'announcement.end') =>
  (await server.call('auditEntries.list', { limit: 20, action }, admin.headers)).output.items;

test('an announcement is shown to everybody in its time, and at no other', async () => {
  const startsAt = now() + hourMs;
  const endsAt = startsAt + hourMs;
  const { output } = await publish(startsAt, endsAt);
  expect(await readShown()).toEqual([]);
  clock.ahead = hourMs + 1000;
  expect(await readShown()).toEqual([{ id: output.id, tone: 'warning', texts, endsAt }]);
  clock.ahead = 2 * hourMs + 1000;
  expect(await readShown()).toEqual([]);
});

test('an announcement that is ended early disappears, and who did it and why is in the log', async () => {
  const { output } = await publish(null, now() + hourMs);
  expect(await readShown()).toMatchObject([{ id: output.id }]);
  expect((await end(output.id)).status).toBe(204);
  expect(await readShown()).toEqual([]);
  expect((await end(output.id)).problem.code).toBe('conflict');
  expect(await listLog('announcement.publish')).toMatchObject([
    { actor: { id: admin.id }, subject: { id: output.id }, reason, details: { text: texts.en } },
    {}
  ]);
  expect(await listLog('announcement.end')).toMatchObject([{ subject: { id: output.id }, reason }]);
  const { output: entries } = await server.call('announcements.list', undefined, admin.headers);
  expect(entries).toMatchObject([{ id: output.id, actor: { displayName: 'Ada Keeper' }, reason }, {}]);
});

test('an announcement that was planned and is canceled never appears', async () => {
  const { output } = await publish(now() + hourMs, now() + 2 * hourMs);
  expect((await end(output.id)).status).toBe(204);
  clock.ahead = 1.5 * hourMs;
  expect((await readShown()).map(({ id }) => id)).not.toContain(output.id);
});

test('a time that is over or too long is refused, and so is one without a text in both languages', async () => {
  expect((await publish(null, now() - 1)).problem.code).toBe('invalid_input');
  expect((await publish(null, now() + 91 * 24 * hourMs)).problem.code).toBe('invalid_input');
  const answer = await server.call(
    'announcements.publish',
    { tone: 'warning', texts: { ...texts, es: ' ' }, startsAt: null, endsAt: now() + hourMs, reason },
    admin.headers
  );
  expect(answer.problem.code).toBe('invalid_input');
});

test('no announcement can be deleted', async () => {
  await expect(server.database.pool.query('delete from announcements')).rejects.toThrow(/announcements/);
});
